import type { AdminOrder } from '@shop/domain/order';
import { type AdminNames, FORMER_ACCOUNT } from '../accounts/admin-names.ts';
import type { StoredOrder, StoredStatusChange } from '../orders/stored-order.ts';
import { toOrder } from '../orders/to-order.ts';

/** The orders as the office reads them, with all that the customers wrote and how they moved. */
export async function toAdminOrders(
  orders: readonly StoredOrder[],
  admins: AdminNames,
): Promise<AdminOrder[]> {
  const nameOf = await admins.namesOf(orders.flatMap(adminsIn));
  return orders.map((order) => withNames(order, nameOf));
}

/** The order as the office reads it. */
export async function toAdminOrder(order: StoredOrder, admins: AdminNames): Promise<AdminOrder> {
  return withNames(order, await admins.namesOf(adminsIn(order)));
}

function adminsIn({ status_changes = [] }: StoredOrder): string[] {
  return status_changes.flatMap(({ by_uid }) => by_uid ?? []);
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    notes: stored.notes,
    status_changes: (stored.status_changes ?? []).map((change) => {
      const { from, to, at } = change;
      return { from, to, by: whoMade(change, nameOf), at: at.toDate().toISOString() };
    }),
  };
}

function whoMade({ by_uid, by_email }: StoredStatusChange, nameOf: (uid: string) => string) {
  return by_email ?? (by_uid ? nameOf(by_uid) : FORMER_ACCOUNT);
}
