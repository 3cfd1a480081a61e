import type { Order } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { isCancelled } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { byNobody } from '../accounts/act.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { type Customer, ownership } from '../changes/change-one.ts';
import type { Outcome } from '../lib/refusal.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { toOrder } from '../stored/order-view.ts';
import { UNKNOWN_ORDER } from './admin-order.ts';
import { changeOrder, type StepDeps, takeStep } from './change-order.ts';

/**
 * Cancels a pending order for its customer, with mails to customer and company. Repeated, it changes nothing
 * and succeeds. Refuses everybody else, and an order that is already being processed.
 */
export async function cancelOrder(
  deps: StepDeps,
  orderNumber: string,
  customer: Customer,
): Promise<Outcome<Order>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const now = deps.now();
  const link = { purpose: 'cancel-order' as const, number: orderNumber };
  const isToken = (token: string) => isSignedLink(deps.linkKey, link, token, now);
  const isOwn = await ownership(customer, isToken, UNKNOWN_ORDER);
  if (typeof isOwn !== 'function') return isOwn;
  const acting = byNobody(deps, 'status');
  const cancelled = await changeOrder(acting, orderNumber, (order, transaction) => {
    const { order_status: from } = order;
    // The same answer for somebody else's order as for an unknown one.
    if (!isOwn(order)) return UNKNOWN_ORDER;
    if (isCancelled(from)) return undefined;
    const refusal = mayDo(order, 'cancel_own');
    if (refusal) return { ...refusal, code: 'conflict' };
    const at = Timestamp.fromDate(now);
    const step = { what: 'status', from, to: 'cancelled', by_uid: BY_CUSTOMER, at } as const;
    return takeStep(transaction, deps, order, step, customer.address);
  });
  return cancelled.ok ? { ok: true, value: toOrder(cancelled.value) } : cancelled;
}
