import { addDays, berlinDay, type CalendarDay, formatDay, weekdayOf } from './calendar.ts';
import { type Goods, goodsDeliveryTime, minimumDays } from './delivery.ts';
import type { DeliveryZone } from './delivery-zones.ts';
import { lazy } from './lazy.ts';

/** Holidays and other days without delivery; Sundays need not be in it. */
export type ClosedDays = ReadonlySet<CalendarDay>;

/** How far ahead a delivery day may be wished. */
export const MAX_DAYS_AHEAD = 180;

/** Ready-mixed concrete and paving are never delivered the same day. */
const NEVER_EXPRESS: readonly string[] = ['Beton', 'Pflastersteine'];
const EXPRESS_UNTIL_HOUR = 12;

/** Whether the company delivers on a day: Monday to Saturday, but not on closed days. */
export function isDeliveryDay(day: CalendarDay, closed: ClosedDays): boolean {
  return weekdayOf(day) !== 'Sonntag' && !closed.has(day);
}

/** Said of a day that is no delivery day. */
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

/** The first day on which goods can be delivered together. */
export function earliestDeliveryDay(
  goods: readonly Goods[],
  now: Date,
  closed: ClosedDays,
): CalendarDay {
  const days = Math.max(1, ...goods.map(goodsDeliveryTime).map(minimumDays));
  let day = addDays(berlinDay(now), days);
  while (!isDeliveryDay(day, closed)) day = addDays(day, 1);
  return day;
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
    Number(berlinHour().format(now)) < EXPRESS_UNTIL_HOUR
  );
}

/** Goods that have to be procured first come no sooner than they are promised. */
function isExpressGoods({ category, delivery_time }: Goods): boolean {
  const isInStock = !delivery_time || minimumDays(delivery_time) <= 1;
  return isInStock && !NEVER_EXPRESS.includes(category);
}

const berlinHour = lazy(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }),
);
