import type { AdminNames } from '../accounts/admin-names.ts';
import type { StoredOrder, StoredStatusChange } from './stored-order.ts';

/**
 * The order as it may be stored: an admin whom version 1 named by e-mail address is named by id, or
 * by nothing where that address has no account any more.
 */
export async function withoutEmails(order: StoredOrder, admins: AdminNames): Promise<StoredOrder> {
  const emails = (order.status_changes ?? []).flatMap(({ by_email }) => by_email ?? []);
  if (emails.length === 0) return order;
  const uids = await admins.uidsOf([...new Set(emails)]);
  const status_changes = (order.status_changes ?? []).map((change) => byId(change, uids));
  return { ...order, status_changes };
}

function byId(
  { by_email, ...change }: StoredStatusChange,
  uids: ReadonlyMap<string, string>,
): StoredStatusChange {
  return by_email === undefined
    ? change
    : { ...change, by_uid: uids.get(by_email.toLowerCase()) ?? null };
}
