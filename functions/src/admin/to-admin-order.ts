import type { AdminOrder } from '@shop/domain/order';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
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
  return status_changes.map(({ by_uid }) => by_uid);
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    notes: stored.notes,
    status_changes: (stored.status_changes ?? []).map(({ from, to, by_uid, at }) => {
      return { from, to, by: nameOf(by_uid), at: at.toDate().toISOString() };
    }),
  };
}
