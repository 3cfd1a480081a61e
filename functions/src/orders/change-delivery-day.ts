import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import type { AdminOrder } from '@shop/domain/order/order';
import type { DeliveryDayRequest } from '@shop/domain/order/order-changes';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';

/**
 * Sets, changes or removes an order's delivery day, and records which admin did it and when. The
 * company must deliver on that day. Refuses an unknown or finished order; a repeated request changes nothing.
 */
export async function changeDeliveryDay(
  deps: StepDeps,
  orderNumber: string,
  { to }: DeliveryDayRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const problem = to && (await dayProblem(to, deps));
  if (problem) return refuse('not_possible', problem);
  const at = Timestamp.fromDate(deps.now());
  const change = { what: 'delivery_day' as const, day: to, by_uid: uid, at };
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    if ((order.delivery_day ?? '') === to) return undefined;
    return mayDo(order, 'delivery_day') ?? { ok: true, value: withDay(order, change) };
  });
}

async function dayProblem(day: CalendarDay, { freshOptions, now }: StepDeps) {
  const { closed_days } = await freshOptions();
  return deliveryDayProblem(day, now(), new Set(closed_days));
}

function withDay(
  { delivery_day: _, ...order }: StoredOrder,
  change: StoredOrderEvent<'delivery_day'>,
): StoredOrder {
  return withEvent({ ...order, ...(change.day && { delivery_day: change.day }) }, change);
}
