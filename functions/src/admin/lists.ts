import type { StoredContact } from '@shop/domain/contact';
import { toEuro } from '@shop/domain/money';
import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import type { OrderPayment } from '@shop/domain/order-payments';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../logging/log.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import { contactsOf, toStoredContact } from '../stored/contact.ts';
import { ordersOf, type StoredOrder, toOrder } from '../stored/order.ts';

/** What the admins' use cases need. */
export interface AdminDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
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

/** A page of the contact requests, newest first. */
export function listContacts(
  { firestore, log }: AdminDeps,
  after: Position | undefined,
): Promise<ListPage<StoredContact>> {
  return listPage(contactsOf(firestore), after, log, toStoredContact);
}

/** An order with all that the customer wrote, and which admins changed its status. */
export async function toAdminOrder(order: StoredOrder, admins: AdminNames): Promise<AdminOrder> {
  return withNames(order, await admins.namesOf(adminUids(order)));
}

/** Like `toAdminOrder`, for a list. */
export async function toAdminOrders(
  orders: readonly StoredOrder[],
  admins: AdminNames,
): Promise<AdminOrder[]> {
  const nameOf = await admins.namesOf(orders.flatMap(adminUids));
  return orders.map((order) => withNames(order, nameOf));
}

function adminUids({ status_changes = [], payments = [], reminders = [] }: StoredOrder): string[] {
  return [...status_changes, ...payments, ...reminders].map(({ by_uid }) => by_uid);
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    status_changes: (stored.status_changes ?? []).map(({ from, to, by_uid, at }) => {
      return { from, to, by: nameOf(by_uid), at: at.toDate().toISOString() };
    }),
    payments: (stored.payments ?? []).map(({ id, amount_cents, day, reverses, by_uid, at }) =>
      fromAllFields<OrderPayment>({
        id,
        amount: toEuro(amount_cents),
        day,
        reverses,
        by: nameOf(by_uid),
        at: at.toDate().toISOString(),
      }),
    ),
    reminders: (stored.reminders ?? []).map(({ by_uid, at }) => {
      return { by: nameOf(by_uid), at: at.toDate().toISOString() };
    }),
  };
}
