import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import type { AdminOrder, DeliveryDayRequest } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { isFinal, orderStatus } from '@shop/domain/order/order-status';
import { type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { closedDays } from '../settings/closed-days.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import type { StoredDeliveryDayChange } from '../stored/order-delivery.ts';
import { readSetting } from '../stored/setting.ts';
import { type AdminDeps, toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';

/**
 * Sets, changes or takes back the delivery day of an order, and records which admin did it and when.
 * The day must be one on which the company delivers. Refuses an unknown or finished order, and one
 * whose day is no longer the one that the admin saw; a repeated request changes nothing.
 */
export async function changeDeliveryDay(
  { firestore, runTransaction, now, adminNames }: AdminDeps,
  orderNumber: string,
  { from, to }: DeliveryDayRequest,
  uid: string,
): Promise<{ ok: true; order: AdminOrder } | Refusal> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const problem = to && (await dayProblem(to, firestore, now()));
  if (problem) return refuse('not_possible', problem);
  const change = { day: to, by_uid: uid, at: Timestamp.fromDate(now()) };
  const reference = orderOf(firestore, orderNumber);
  const changed = await runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return UNKNOWN_ORDER;
    if ((stored.delivery_day ?? '') === to) return { ok: true as const, order: stored };
    const refusal = refusalOf(stored, from);
    if (refusal) return refusal;
    const order = withDay(stored, change);
    transaction.set(reference, order);
    return { ok: true as const, order };
  });
  return changed.ok ? { ok: true, order: await toAdminOrder(changed.order, adminNames) } : changed;
}

async function dayProblem(day: CalendarDay, firestore: Firestore, now: Date) {
  const specialDays = await readSetting(firestore, 'specialDays');
  return deliveryDayProblem(day, now, closedDays(now, specialDays));
}

function refusalOf(order: StoredOrder, from: CalendarDay | ''): Refusal | undefined {
  if (isFinal(order.order_status)) {
    const { label } = orderStatus(order.order_status);
    const message = `Eine Bestellung mit dem Status „${label}“ hat keinen offenen Liefertag mehr.`;
    return refuse('not_possible', message);
  }
  const { delivery_day = '' } = order;
  if (delivery_day === from) return undefined;
  const now = delivery_day ? `den Liefertag ${formatDay(delivery_day)}` : 'keinen Liefertag mehr';
  return refuse('conflict', `Die Bestellung wurde inzwischen geändert und hat jetzt ${now}.`);
}

function withDay(order: StoredOrder, change: StoredDeliveryDayChange): StoredOrder {
  const { delivery_day: _, ...rest } = order;
  const delivery_day_changes = [...(order.delivery_day_changes ?? []), change];
  return { ...rest, ...(change.day && { delivery_day: change.day }), delivery_day_changes };
}
