import { toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import type { OrderWithdrawal } from '@shop/domain/order/withdrawal';
import type { OrderPayment } from '@shop/domain/payment/order-payments';
import type { AdminNames } from '../accounts/admin-names.ts';
import { refuse } from '../errors/refusal.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import { BY_CUSTOMER, type StoredOrder, type StoredWithdrawal } from '../stored/order.ts';
import { toOrder } from '../stored/order-view.ts';

export const UNKNOWN_ORDER = refuse('not_found', 'Diese Bestellung gibt es nicht.');

/** An order with all that the customer wrote, and which admins changed it. */
export async function toAdminOrder(order: StoredOrder, admins: AdminNames): Promise<AdminOrder> {
  return withNames(order, await admins.namesOf(adminUids(order)));
}

export async function toAdminOrders(
  orders: readonly StoredOrder[],
  admins: AdminNames,
): Promise<AdminOrder[]> {
  const nameOf = await admins.namesOf(orders.flatMap(adminUids));
  return orders.map((order) => withNames(order, nameOf));
}

function adminUids({
  status_changes = [],
  delivery_day_changes = [],
  payments = [],
  reminders = [],
}: StoredOrder): string[] {
  const changes = [...status_changes, ...delivery_day_changes, ...payments, ...reminders];
  return changes.map(({ by_uid }) => by_uid).filter((uid) => uid !== BY_CUSTOMER);
}

function toOrderWithdrawal({ received_at, is_other_email }: StoredWithdrawal): OrderWithdrawal {
  return { received_at: received_at.toDate().toISOString(), is_other_email };
}

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    ...(stored.invoice_address && { invoice_address: stored.invoice_address }),
    ...(stored.withdrawal && { withdrawal: toOrderWithdrawal(stored.withdrawal) }),
    status_changes: (stored.status_changes ?? []).map(({ by_uid, at, ...change }) => {
      const by = by_uid === BY_CUSTOMER ? 'Kunde' : nameOf(by_uid);
      return { ...change, by, at: at.toDate().toISOString() };
    }),
    ...(stored.delivery_day_changes && {
      delivery_day_changes: stored.delivery_day_changes.map(({ day, by_uid, at }) => {
        return { day, by: nameOf(by_uid), at: at.toDate().toISOString() };
      }),
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
