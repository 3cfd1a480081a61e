import type { CustomerOrderRequest } from '@shop/domain/customer/customer-calls';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { moveOrder, UNKNOWN_CUSTOMER } from '../customers/customers.ts';
import { readCustomer } from '../customers/memberships.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';

const isCollected = (number: string) =>
  refuse(
    'not_possible',
    `Diese Lieferung ist mit anderen berechnet. Bitte ordnen Sie die Sammlung ${number} zu, oder lösen Sie sie zuerst auf.`,
  );

/** Gives an order to a customer, or takes it away from them. */
export async function assignOrder(
  deps: AdminDeps,
  id: string,
  { order_number, is_removed = false }: CustomerOrderRequest,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(order_number)) return UNKNOWN_ORDER;
  const changed = await deps.runTransaction(async (transaction): Promise<Outcome<StoredOrder>> => {
    const customer = await readCustomer(transaction, deps.firestore, customerNumber(id));
    if (!customer) return UNKNOWN_CUSTOMER;
    const { collected_by } =
      (await transaction.get(orderOf(deps.firestore, order_number))).data() ?? {};
    if (collected_by) return isCollected(collected_by.order_number);
    const to = customerNumber(customer.id);
    const moved = await moveOrder(transaction, deps.firestore, order_number, (from) =>
      is_removed ? (from === to ? undefined : from) : to,
    );
    return moved ? { ok: true, value: moved } : UNKNOWN_ORDER;
  });
  return changed.ok
    ? { ok: true, value: await toAdminOrder(changed.value, deps.adminNames) }
    : changed;
}
