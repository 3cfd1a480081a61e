import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import type { Firestore } from 'firebase-admin/firestore';
import { type AdminNames, FORMER_ACCOUNT } from '../accounts/admin-names.ts';
import type { Log } from '../logging/log.ts';
import { ordersOf, type StoredOrder, type StoredStatusChange } from '../orders/stored-order.ts';
import { toOrder } from '../orders/to-order.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';

/** What the admins' use cases need. */
export interface AdminDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
  adminNames: AdminNames;
}

/** A page of all orders, or of those of one status, newest first. */
export async function listOrders(
  { firestore, log, adminNames }: AdminDeps,
  status: OrderStatus | undefined,
  after: Position | undefined,
): Promise<ListPage<AdminOrder>> {
  const orders = ordersOf(firestore);
  const wanted = status === undefined ? orders : orders.where('order_status', '==', status);
  const page = await listPage(wanted, after, log, ({ stored }) => stored);
  return { ...page, entries: await toAdminOrders(page.entries, adminNames) };
}

/** The orders with all that the customers wrote, and which admin changed their status. */
export async function toAdminOrders(
  orders: readonly StoredOrder[],
  admins: AdminNames,
): Promise<AdminOrder[]> {
  const uids = orders.flatMap(({ status_changes = [] }) =>
    status_changes.flatMap(({ by_uid }) => by_uid ?? []),
  );
  const nameOf = await admins.namesOf(uids);
  return orders.map((order) => withNames(order, nameOf));
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    notes: stored.notes,
    status_changes: (stored.status_changes ?? []).map((change) => {
      const { from, to, at } = change;
      return { from, to, by: adminOf(change, nameOf), at: at.toDate().toISOString() };
    }),
  };
}

function adminOf({ by_uid, by_email }: StoredStatusChange, nameOf: (uid: string) => string) {
  return by_email ?? (by_uid ? nameOf(by_uid) : FORMER_ACCOUNT);
}
