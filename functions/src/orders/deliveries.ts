import { type DeliveriesOfDay, MAX_DELIVERIES } from '@shop/domain/order/delivery-list';
import { orderStatus } from '@shop/domain/order/order-status';
import { berlinDay, isCalendarDay } from '@shop/domain/time/calendar';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { ordersOf } from '../stored/order.ts';
import { readable } from '../stored/readable.ts';
import { toAdminOrders } from './admin-order.ts';

/** Deliveries and pickups of a day, today by default, unless their status takes them off. */
export async function listDeliveries(
  { firestore, log, adminNames, now }: AdminDeps,
  day: unknown = berlinDay(now()),
): Promise<{ ok: true; deliveries: DeliveriesOfDay } | Refusal> {
  if (typeof day !== 'string' || !isCalendarDay(day)) {
    return refuse('invalid', 'Diesen Liefertag gibt es nicht.');
  }
  const agreed = ordersOf(firestore).where('delivery_day', '==', day);
  const { docs } = await agreed.limit(MAX_DELIVERIES + 1).get();
  const stored = readable(docs.slice(0, MAX_DELIVERIES), log).map((document) => document.stored);
  const wanted = stored.filter(({ order_status }) => orderStatus(order_status).isScheduled);
  const orders = await toAdminOrders(wanted, adminNames);
  return { ok: true, deliveries: { day, orders, is_cut: docs.length > MAX_DELIVERIES } };
}
