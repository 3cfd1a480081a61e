import {
  type DeliveryTime,
  type Goods,
  goodsDeliveryTime,
  minimumHours,
} from '../product/delivery-time.ts';
import {
  addDays,
  berlinDay,
  berlinTime,
  type CalendarDay,
  formatDay,
  weekdayOf,
} from '../time/calendar.ts';
import type { DeliveryZone } from './delivery-zones.ts';
import { handoverHours } from './rental-handover.ts';

/** Holidays and other days without delivery; may omit Sundays. */
export type ClosedDays = ReadonlySet<CalendarDay>;

/** How many days ahead a delivery day can be requested. */
export const MAX_DAYS_AHEAD = 180;

/** Ready-mixed concrete and paving are never delivered the same day. */
const NEVER_EXPRESS: readonly string[] = ['Beton', 'Pflastersteine'];
const EXPRESS_UNTIL_HOUR = 12;

/** Whether the company delivers on a day: Monday to Saturday, but not on closed days. */
export const isDeliveryDay = (day: CalendarDay, closed: ClosedDays): boolean =>
  weekdayOf(day) !== 'Sonntag' && !closed.has(day);

/** Message for a day without delivery. */
export const NO_DELIVERY_DAY =
  'An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht.';

/** Why the office cannot agree on a day, as a German sentence; undefined if it can. */
export function deliveryDayProblem(
  day: CalendarDay,
  now: Date,
  closed: ClosedDays,
): string | undefined {
  const today = berlinDay(now);
  if (day < today) return 'Der Liefertag liegt in der Vergangenheit.';
  const latest = addDays(today, MAX_DAYS_AHEAD);
  if (day > latest) return `Der Liefertag kann höchstens der ${formatDay(latest)} sein.`;
  return isDeliveryDay(day, closed) ? undefined : NO_DELIVERY_DAY;
}

/**
 * The first day on which all goods can be delivered together: no sooner than the longest of the minimum times
 * promised for them and their zone. These hours count from the order, on delivery days only. If they end
 * before closing time, delivery is possible that day, otherwise on the next delivery day.
 */
export function earliestDeliveryDay(
  goods: readonly Goods[],
  now: Date,
  closed: ClosedDays,
  ofZone?: DeliveryTime,
): CalendarDay {
  const nextDay = (after: CalendarDay): CalendarDay => {
    const day = addDays(after, 1);
    return isDeliveryDay(day, closed) ? day : nextDay(day);
  };
  const times = [...goods.map(goodsDeliveryTime), ...(ofZone ? [ofZone] : [])];
  const promised = Math.max(24, ...times.map(minimumHours));
  const today = berlinDay(now);
  const startsToday = isDeliveryDay(today, closed);
  let day = startsToday ? today : nextDay(today);
  let hours = promised + (startsToday ? berlinHours(now) : 0);
  for (; hours >= 24; hours -= 24) day = nextDay(day);
  return hours < closingHour(day) ? day : nextDay(day);
}

/** 17 for `07:00–17:00`. */
function closingHour(day: CalendarDay): number {
  return hoursOf(handoverHours(day)?.split('–')[1] ?? '0:00');
}

/** Whether an order placed now can still be delivered today: Monday to Friday before noon, zones 1 and 2. */
export function isExpressPossible(
  zone: DeliveryZone | undefined,
  goods: readonly Goods[],
  now: Date,
  closed: ClosedDays,
): boolean {
  const today = berlinDay(now);
  return (
    zone?.express === true &&
    goods.every(isExpressGoods) &&
    isDeliveryDay(today, closed) &&
    weekdayOf(today) !== 'Samstag' &&
    berlinHours(now) < EXPRESS_UNTIL_HOUR
  );
}

/** Goods that must be procured first do not arrive sooner than promised. */
function isExpressGoods({ category, delivery_time }: Goods): boolean {
  const isInStock = !delivery_time || minimumHours(delivery_time) <= 24;
  return isInStock && !NEVER_EXPRESS.includes(category);
}

/** The hours since midnight in Berlin, to the minute. */
function berlinHours(now: Date): number {
  return hoursOf(berlinTime(now));
}

/** 7.5 for `07:30`. */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
