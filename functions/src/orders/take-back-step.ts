import type { AdminOrder } from '@shop/domain/order/order';
import type { TakeBackRequest } from '@shop/domain/order/order-changes';
import { eventsOf } from '@shop/domain/order/order-history';
import { isCancelled, isDelivered, orderStatus } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { stepToUndo } from '../changes/change-one.ts';
import { toIso } from '../firestore/all-fields.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { stepSubject } from '../mail/outbox.ts';
import { takeBackMail } from '../mail/take-back-mail.ts';
import { BY_CUSTOMER, type StoredOrder, withSlips } from '../stored/order.ts';
import { type StoredOrderEvent, withChangedEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';
import { movedOn } from './change-status.ts';
import { takeBackPart } from './deliver-part.ts';
import { readyBeyondCredit } from './order-credit.ts';

const BY_THE_CUSTOMER = refuse(
  'not_possible',
  'Diese Bestellung hat der Kunde selbst storniert. Das lässt sich nicht zurücknehmen.',
);

/**
 * Undoes the last step of an order within ten minutes, before its customer is notified: the order returns to its
 * previous status, the history keeps both, and the waiting mail is deleted. A repeated request changes nothing.
 * Refuses a step taken by the customer, and an order that has moved on; if the order then exceeds the customer's
 * credit again, a reason is required.
 */
export function takeBackStep(
  deps: StepDeps,
  orderNumber: string,
  { to, at, credit_reason: reason }: TakeBackRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const now = deps.now();
  return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const changes = eventsOf(order, 'status');
    const taken_back = { by_uid: uid, at: Timestamp.fromDate(now) };
    const part = isDelivered(to) && eventsOf(order, 'part').find((each) => toIso(each.at) === at);
    if (part) {
      const by = { ...taken_back, movedOn: movedOn(order.order_status) };
      return takeBackPart(transaction, deps, order, part, by);
    }
    const isIt = (each: StoredOrderEvent<'status'>) => each.to === to;
    const step = stepToUndo(changes, isIt, at, movedOn(order.order_status));
    if (!step || 'code' in step) return step;
    if (step.by_uid === BY_CUSTOMER) return BY_THE_CUSTOMER;
    const refusal = mayDo(order, 'take_back');
    if (refusal) return refusal;
    // The customer may read the history.
    const { reason: __, ...untold } = step;
    const { delivered_day: _, ...others } = withChangedEvent(order, step, {
      ...untold,
      taken_back,
    });
    // What left the yard is back in it.
    const isOut = orderStatus(step.to).isHandedOver;
    const items = order.order_items.map(({ delivered, ...item }) =>
      delivered && !isOut ? { ...item, delivered } : item,
    );
    const restored: StoredOrder = withSlips({
      ...others,
      order_items: items,
      order_status: step.from,
    });
    const restoring = { before: order, after: restored };
    const credit = await readyBeyondCredit(transaction, deps.firestore, [restoring], {
      reason,
      by_uid: uid,
      at: taken_back.at,
    });
    if (!credit.ok) return credit;
    const reached = changes.findLast((each) => each.to === step.from);
    const before = isCancelled(step.to) && order.customer_email ? stepSubject(restored) : undefined;
    const takeBack = await takeBackMail(transaction, deps, {
      subjectId: orderNumber,
      at: step.at,
      mail: stepSubject(order),
      before: before && reached && { ...before, at: reached.at },
    });
    if (typeof takeBack !== 'function') return takeBack;
    takeBack();
    credit.value();
    return { ok: true, value: restored };
  });
}
