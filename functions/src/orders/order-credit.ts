import { type Credit, freeCredit } from '@shop/domain/customer/own-prices';
import { sumCents } from '@shop/domain/money/money';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { readyToNote } from '../changes/notes.ts';
import { exceededCredit } from '../customers/credit.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { paymentSums } from '../stored/balance.ts';
import type { StoredOrder } from '../stored/order.ts';
import { readCustomer } from '../stored/owner.ts';
import { ORDER_NOTES } from './admin-order.ts';

const beyond = (credit: Credit) =>
  `Auf Rechnung geht das nicht: Vom Kreditrahmen des Kunden sind ${freeCredit(credit)} frei.`;

/** Refuses something until the office gives a reason. */
export const askReason = (message: string): Refusal => ({
  ...refuse('not_possible', `${message} Mit einem Grund geht es trotzdem.`),
  hint: 'beyond_credit',
});

/** Refuses what exceeds a customer's credit until the office gives a reason. */
export const askCreditReason = (credit: Credit): Refusal => askReason(beyond(credit));

/** Text of the order's note about exceeding the credit limit. */
export const creditNote = (reason: string) => `Kreditrahmen überschritten: ${reason}`;

interface Changed {
  before: StoredOrder;
  after: StoredOrder;
}

/**
 * The credit limit that a change to an order and its relatives exceeds; undefined if it does not, or uses no
 * additional credit.
 */
async function exceededBy(
  transaction: Transaction,
  firestore: Firestore,
  changes: readonly Changed[],
): Promise<Credit | undefined> {
  const { customer_number, payment_method: method = '' } = changes[0]?.after ?? {};
  const grossCents = sumCents(
    changes.map(({ before, after }) => {
      const { credit_cents = 0 } = paymentSums(after);
      const taken = before.customer_number === customer_number ? (before.credit_cents ?? 0) : 0;
      return credit_cents - taken;
    }),
  );
  if (!customer_number || grossCents <= 0) return undefined;
  const customer = await readCustomer(transaction, firestore, customer_number);
  return exceededCredit(transaction, firestore, { method, grossCents }, customer);
}

/** Refuses a change that would exceed the customer's credit limit. */
export async function creditRefusal(
  transaction: Transaction,
  firestore: Firestore,
  before: StoredOrder,
  after: StoredOrder,
): Promise<Refusal | undefined> {
  const credit = await exceededBy(transaction, firestore, [{ before, after }]);
  return (
    credit && refuse('not_possible', `${beyond(credit)} Bitte erhöhen Sie ihn zuerst beim Kunden.`)
  );
}

interface Reasoned {
  reason: string | undefined;
  by_uid: string;
  at: Timestamp;
  /** Whether the customer of a held order is stopped. */
  isStopped?: boolean;
}

/** Requires a reason if a step exceeds the credit limit, and returns a function that notes it. Reads only. */
export async function readyBeyondCredit(
  transaction: Transaction,
  firestore: Firestore,
  changes: readonly Changed[],
  { reason, by_uid, at, isStopped = false }: Reasoned,
): Promise<Outcome<() => void>> {
  const credit = await exceededBy(transaction, firestore, changes);
  const order_number = changes[0]?.after.order_number;
  if (!order_number || (!credit && !isStopped)) return { ok: true, value: () => {} };
  if (!reason) return credit ? askCreditReason(credit) : { ok: true, value: () => {} };
  const text = credit ? creditNote(reason) : `Trotz Sperre auf Rechnung: ${reason}`;
  const note = { id: `credit-${at.toMillis()}`, text, by_uid, at };
  return readyToNote(transaction, firestore, ORDER_NOTES, order_number, note);
}
