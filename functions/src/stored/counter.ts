import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Checked, isWhole } from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';

const COUNTER = { last: isWhole };

interface StoredCounter extends Checked<typeof COUNTER> {
  schema_version: 1;
}

export const COUNTERS: StoredType<StoredCounter> = {
  collection: 'counters',
  version: 1,
  checks: COUNTER,
};
const counterOf = documentOf(COUNTERS);

/** The first are K-10001 and AN-10001: below are the control accounts of the books. */
const NUMBERS_AFTER = 10_000;

/** What has its own row of numbers, in `counters`. */
export type CounterName = 'customers' | 'quotes';

/** The last number given, and a function that notes a later one: none is reused after its document is deleted. */
export async function readCounter(
  transaction: Transaction,
  firestore: Firestore,
  name: CounterName,
) {
  const reference = counterOf(firestore, name);
  const { last } = (await transaction.get(reference)).data() ?? { last: NUMBERS_AFTER };
  const note = (given: number) => {
    transaction.set(reference, { last: given, schema_version: 1 });
  };
  return { last, note };
}
