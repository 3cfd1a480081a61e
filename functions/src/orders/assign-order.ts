import type { CustomerOrderRequest } from '@shop/domain/customer/customer-calls';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { customerNumber } from '@shop/domain/text/customer-number';
import { Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { moveOrder, UNKNOWN_CUSTOMER } from '../customers/customers.ts';
import { isHeld, withoutProposal } from '../customers/likely-customer.ts';
import { readCustomer } from '../customers/memberships.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { askReason, readyBeyondCredit } from './order-credit.ts';

const STOPPED = askReason('Auf Rechnung geht das nicht: Dieser Kunde ist gesperrt.');
const isCollected = (number: string) =>
  refuse(
    'not_possible',
    `Diese Lieferung ist mit anderen berechnet. Bitte ordnen Sie die Sammlung ${number} zu, oder lösen Sie sie zuerst auf.`,
  );

/**
 * Gives an order to a customer, beyond their credit only with a reason, takes it away from them, or notes that it is
 * somebody else's than was proposed.
 */
export async function assignOrder(
  deps: AdminDeps,
  id: string,
  { order_number, is_removed = false, is_other = false, credit_reason }: CustomerOrderRequest,
  by_uid: string,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(order_number)) return UNKNOWN_ORDER;
  const changed = await deps.runTransaction(async (transaction): Promise<Outcome<StoredOrder>> => {
    const customer = await readCustomer(transaction, deps.firestore, customerNumber(id));
    if (!customer) return UNKNOWN_CUSTOMER;
    const order = (await transaction.get(orderOf(deps.firestore, order_number))).data();
    if (!order) return UNKNOWN_ORDER;
    if (order.collected_by) return isCollected(order.collected_by.order_number);
    const to = customerNumber(customer.id);
    if (is_other) {
      const kept = withoutProposal(order);
      if (order.likely_customer) transaction.set(orderOf(deps.firestore, order_number), kept);
      return { ok: true, value: kept };
    }
    const isStopped = isHeld(order) && customer.visibility === 'hidden';
    if (!is_removed && isStopped && !credit_reason) return STOPPED;
    const at = Timestamp.fromDate(deps.now());
    const change = { before: order, after: { ...order, customer_number: to } };
    const asked = is_removed
      ? undefined
      : await readyBeyondCredit(transaction, deps.firestore, change, {
          ...{ reason: credit_reason, by_uid, at, isStopped },
        });
    if (asked && !asked.ok) return asked;
    const moved = await moveOrder(transaction, deps.firestore, order_number, (from) =>
      is_removed ? (from === to ? undefined : from) : to,
    );
    asked?.value();
    return moved ? { ok: true, value: moved } : UNKNOWN_ORDER;
  });
  return changed.ok
    ? { ok: true, value: await toAdminOrder(changed.value, deps.adminNames) }
    : changed;
}
