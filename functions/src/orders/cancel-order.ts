import { COMPANY } from '@shop/domain/company';
import type { Order } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { canCustomerCancel, isCancelled, orderStatus } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { isCancelToken } from '../mail/cancel-token.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import { toOrder } from '../stored/order-view.ts';
import { UNKNOWN_ORDER } from './admin-order.ts';
import { changeOrder, type StepDeps, takeStep } from './change-order.ts';

/** Proof of the caller: the link's token or their account. */
export interface Canceller {
  address: string;
  token?: string | undefined;
  /** Called only if the token does not fit. */
  findUserId(): Promise<string | undefined>;
}

const INVALID_LINK = refuse(
  'not_found',
  `Dieser Link ist nicht mehr gültig. Bitte rufen Sie uns an: ${COMPANY.phone.display}.`,
);

/**
 * Cancels a pending order for its customer, with mails to customer and company. Repeated, it changes nothing
 * and succeeds. Refuses everybody else, and an order that is already being processed.
 */
export async function cancelOrder(
  deps: StepDeps,
  orderNumber: string,
  { address, token, findUserId }: Canceller,
): Promise<Outcome<Order>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const hasToken =
    token !== undefined && isCancelToken(deps.linkKey, orderNumber, token, deps.now());
  const userId = hasToken ? undefined : await findUserId();
  if (!hasToken && userId === undefined) return token === undefined ? UNKNOWN_ORDER : INVALID_LINK;
  const at = Timestamp.fromDate(deps.now());
  const cancelled = await changeOrder(deps, orderNumber, (order, transaction) => {
    const { order_status: from, user_id } = order;
    // The same answer for somebody else's order as for an unknown one.
    if (!hasToken && user_id !== userId) return UNKNOWN_ORDER;
    if (isCancelled(from)) return { ok: true, order };
    if (!canCustomerCancel(from)) return tooLate(from);
    const step = { from, to: 'cancelled', by_uid: BY_CUSTOMER, at } as const;
    return takeStep(transaction, deps, order, step, address);
  });
  return cancelled.ok ? { ok: true, value: toOrder(cancelled.order) } : cancelled;
}

function tooLate(status: string): Refusal {
  const { label } = orderStatus(status);
  const message = `Ihre Bestellung hat jetzt den Status „${label}“ und lässt sich hier nicht mehr stornieren. Bitte rufen Sie uns an: ${COMPANY.phone.display}.`;
  return refuse('conflict', message);
}
