import type { StoredContact } from '@shop/domain/contact';
import { toEuro } from '@shop/domain/money';
import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import type { OrderPayment } from '@shop/domain/order-payments';
import type { OrderWithdrawal } from '@shop/domain/withdrawal';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../logging/log.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import { contactsOf, toStoredContact } from '../stored/contact.ts';
import {
  BY_CUSTOMER,
  ordersOf,
  type StoredOrder,
  type StoredWithdrawal,
  toOrder,
} from '../stored/order.ts';

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
  const nameOf = await adminNames.namesOf(page.entries.flatMap(adminUids));
  return { ...page, entries: page.entries.map((order) => withNames(order, nameOf)) };
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

function adminUids({ status_changes = [], payments = [], reminders = [] }: StoredOrder): string[] {
  return [...status_changes, ...payments, ...reminders]
    .map(({ by_uid }) => by_uid)
    .filter((uid) => uid !== BY_CUSTOMER);
}

function toOrderWithdrawal({ received_at, is_other_email }: StoredWithdrawal): OrderWithdrawal {
  return { received_at: received_at.toDate().toISOString(), is_other_email };
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    ...(stored.withdrawal && { withdrawal: toOrderWithdrawal(stored.withdrawal) }),
    status_changes: (stored.status_changes ?? []).map(({ by_uid, at, ...change }) => {
      const by = by_uid === BY_CUSTOMER ? 'Kunde' : nameOf(by_uid);
      return { ...change, by, at: at.toDate().toISOString() };
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
