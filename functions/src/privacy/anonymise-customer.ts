import { customerListFields } from '@shop/domain/customer/customer';
import { ERASED_NAME } from '@shop/domain/office/office';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { changesOf, type StoredChange } from '../stored/change.ts';
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
    if (!current) return;
    const isOwn = current.email?.toLowerCase() === key;
    const isWhole = isOwn && !current.is_company;
    const erased = <State extends object | null>(state: State): State =>
      (state && anonymised(state as unknown as StoredCustomer, { key, isOwn, isWhole })) as State;
    for (const { ref, data } of log.docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
      const change: StoredChange = {
        ...data,
        before: erased(data.before),
        after: erased(data.after),
        item_name: isWhole ? ERASED_NAME : data.item_name,
      };
      transaction.set(ref, change);
    }
    transaction.set(reference, erased(current));
  });
}

interface Erased {
  key: string;
  /** Whether the record's own address is the person's. */
  isOwn: boolean;
  isWhole: boolean;
}

function anonymised(stored: StoredCustomer, { key, isOwn, isWhole }: Erased): StoredCustomer {
  const { id, is_company, members, debtor, merged_into, ...others } = stored;
  const { version, saved_at, saved_by, schema_version } = others;
  const { contact_name: _, email: __, phone: ___, notes: ____, ...company } = others;
  const left = members.filter(({ email }) => email !== key);
  const kept = {
    ...(isOwn ? company : others),
    ...(debtor !== undefined && { debtor }),
    ...(merged_into !== undefined && { merged_into }),
    ...{ id, is_company, members: left },
  };
  const person = {
    ...{
      id,
      is_company,
      members: [],
      sites: [],
      name: ERASED_NAME,
      visibility: 'archived' as const,
    },
    ...{ schema_version },
    ...(debtor !== undefined && { debtor }),
    ...(merged_into !== undefined && { merged_into }),
    ...(version !== undefined && { version }),
    ...(saved_at !== undefined && { saved_at }),
    ...(saved_by !== undefined && { saved_by }),
  };
  const erased: StoredCustomer = isWhole ? person : (kept as StoredCustomer);
  return { ...erased, ...customerListFields(CUSTOMER_STORE.toInput(erased), id) };
}
