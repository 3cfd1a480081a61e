import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import type { AdminOrder } from '@shop/domain/order/order';
import type { DeliveryDayRequest } from '@shop/domain/order/order-changes';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { StoredDeliveryDayChange, StoredOrder } from '../stored/order.ts';
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
  const change = { day: to, by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    if ((order.delivery_day ?? '') === to) return undefined;
    return mayDo(order, 'delivery_day') ?? { ok: true, value: withDay(order, change) };
  });
}

async function dayProblem(day: CalendarDay, { freshOptions, now }: StepDeps) {
  const { closed_days } = await freshOptions();
  return deliveryDayProblem(day, now(), new Set(closed_days));
}

function withDay(order: StoredOrder, change: StoredDeliveryDayChange): StoredOrder {
  const { delivery_day: _, ...rest } = order;
  const delivery_day_changes = [...(order.delivery_day_changes ?? []), change];
  return { ...rest, ...(change.day && { delivery_day: change.day }), delivery_day_changes };
}
