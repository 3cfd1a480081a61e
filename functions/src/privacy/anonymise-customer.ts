import { customerListFields } from '@shop/domain/customer/customer';
import { CUSTOMER_RECORD } from '@shop/domain/customer/customer-fields';
import { isErasedFrom, type OfPerson } from '@shop/domain/fields/personal';
import { ERASED_NAME } from '@shop/domain/office/office';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { changesOf, isMergeLabel, type StoredChange, stateBefore } from '../stored/change.ts';
import { customerOf } from '../stored/entry.ts';
import type { RemoveDeps } from './remove-records.ts';

/** Anonymises a customer's record and all that the log has of it: a person's whole, of a company its contact and account. */
export async function anonymiseCustomer(
  { firestore, runTransaction }: RemoveDeps,
  id: string,
  key: string,
): Promise<void> {
  const reference = customerOf(firestore, id);
  const ofCustomer = changesOf(firestore)
    .where('kind', '==', 'customer')
    .where('item_id', '==', id);
  await runTransaction(async (transaction) => {
    const [customer, log] = await Promise.all([
      transaction.get(reference),
      transaction.get(ofCustomer),
    ]);
    const current = customer.data();
    const isCurrent = isOwn(current, key);
    const erased = <State extends object | null>(state: State): State =>
      (state && anonymised(state as unknown as StoredCustomer, { key, isCurrent })) as State;
    for (const { ref, data } of log.docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
      const { label, ...rest } = data;
      const change: StoredChange = {
        ...rest,
        ...(label && isMergeLabel(label) && { label }),
        before: erased(stateBefore(data)),
        after: erased(data.after),
        item_name: isPerson(data.after ?? data.before) ? ERASED_NAME : data.item_name,
      };
      transaction.set(ref, change);
    }
    if (current) transaction.set(reference, erased(current));

    function isPerson(state: object | null): boolean {
      const logged = state as StoredCustomer | null;
      return logged?.is_company === false && (isCurrent || isOwn(logged, key));
    }
  });
}

const isOwn = (customer: StoredCustomer | undefined, key: string): boolean =>
  customer?.email?.toLowerCase() === key;

interface Erased {
  key: string;
  /** Whether the record is the person's now, whatever it was before. */
  isCurrent: boolean;
}

/** Name, accounts, building sites and visibility have rules of their own. */
function anonymised(stored: StoredCustomer, { key, isCurrent }: Erased): StoredCustomer {
  const isTheirs = isCurrent || isOwn(stored, key);
  const isWhole = isTheirs && !stored.is_company;
  const fields: Readonly<Record<string, OfPerson>> = CUSTOMER_RECORD;
  const kept = Object.entries(stored).filter(([name]) => {
    const field = fields[name.replace(/_cents$/, '')];
    return !(isTheirs && isErasedFrom(field, stored.is_company));
  });
  const erased = {
    ...(Object.fromEntries(kept) as unknown as StoredCustomer),
    members: isWhole ? [] : stored.members.filter(({ email }) => email !== key),
    ...(isWhole && { name: ERASED_NAME, sites: [], visibility: 'archived' as const }),
  };
  return { ...erased, ...customerListFields(CUSTOMER_STORE.toInput(erased), stored.id) };
}
