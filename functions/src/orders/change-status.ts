import { isDeepStrictEqual } from 'node:util';
import { inPlace } from '@shop/domain/handover/delivered';
import type { AdminOrder } from '@shop/domain/order/order';
import type { StatusChangeRequest } from '@shop/domain/order/order-changes';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isDelivered, orderStatus } from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { orderBalance } from '../stored/balance.ts';
import type { StoredOrder } from '../stored/order.ts';
import { lastStatusChange } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin, type StepDeps, takeStep } from './change-order.ts';
import { dissolve } from './collective-invoices.ts';
import { deliverPart, isRest } from './deliver-part.ts';
import { withDelivered } from './record-delivered.ts';
import { withRestSettled } from './small-rest.ts';

/**
 * Changes the status of an order, records which admin did it and when, and notifies the customer by mail once
 * the step can no longer be undone. Repeated, it changes nothing.
 * With `part` only that leaves the order, which stays as it is, unless nothing would be left.
 * Refuses an unknown order, one that has left the status that the admin saw, a change that the rules forbid,
 * and handing over prepaid but unpaid goods unless the admin confirms it.
 */
export function changeStatus(
  deps: StepDeps,
  orderNumber: string,
  request: StatusChangeRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const { from, to, reason, despite_open_payment = false, part, ...other } = request;
  const at = Timestamp.fromDate(deps.now());
  const change = {
    what: 'status' as const,
    from,
    to,
    by_uid: uid,
    at,
    ...(reason && { reason }),
  };
  return changeOrderAsAdmin(deps, orderNumber, async (stored, transaction) => {
    const own = { id: `r-${to}-${at.toMillis()}`, day: berlinDay(deps.now()), by_uid: uid, at };
    const order = isUnpaidHandover(stored, to)
      ? await withRestSettled(deps, transaction, stored, own)
      : stored;
    const delivered = request.delivered && inPlace(order.order_items, request.delivered);
    const last = lastStatusChange(order);
    const isRepeated =
      order.order_status !== from && last && isDeepStrictEqual({ ...last, at }, change);
    const deed =
      kindOf(order).joinsOthers && to === 'cancelled' ? 'dissolve' : (`to_${to}` as const);
    const isUnpaid = !despite_open_payment && isUnpaidHandover(withState(order), to);
    const refusal =
      (order.order_status === from ? mayDo(order, deed) : movedOn(order.order_status)) ??
      (isUnpaid ? NOT_PAID : undefined);
    if (refusal && !isRepeated) return refusal;
    if (deed === 'dissolve' && !isRepeated) return dissolve(transaction, deps, order, change);
    const today = berlinDay(deps.now());
    if (part && !isRepeated && !isRest(order, delivered)) {
      const { delivered_day = today, slip_reason } = other;
      const said = { id: part.id, delivered, delivered_day, slip_reason };
      return deliverPart(transaction, deps, order, said, { by_uid: uid, at });
    }
    const { delivered_day = isRepeated ? undefined : today, slip_reason } = other;
    const said = { lines: delivered ?? [], slip_reason, ...(isDelivered(to) && { delivered_day }) };
    const handedOver = await withDelivered(transaction, deps, order, said, uid);
    if ('code' in handedOver) return handedOver;
    if (isRepeated) return isDeepStrictEqual(handedOver.order, order) ? undefined : refusal;
    const step = await takeStep(transaction, deps, handedOver.order, change);
    handedOver.writeNote?.();
    return step;
  });
}

const withState = (order: StoredOrder) => {
  return { ...order, payment_state: orderBalance(order).state };
};

const NOT_PAID = refuse(
  'not_possible',
  'Die Zahlung zu dieser Bestellung ist noch nicht vollständig eingegangen. Bitte bestätigen Sie, dass die Ware trotzdem herausgeht.',
);

/** Refuses a change based on a status that the order no longer has. */
export function movedOn(status: string): Refusal {
  const { label } = orderStatus(status);
  const message = `Die Bestellung wurde inzwischen geändert und hat jetzt den Status „${label}“.`;
  return refuse('conflict', message);
}
