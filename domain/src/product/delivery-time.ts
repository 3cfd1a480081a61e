import type { ProductCategory } from './product-values.ts';

/** How long a delivery takes. */
export interface DeliveryTime {
  min: number;
  max: number;
  unit: 'hours' | 'days';
}

const hours = (min: number, max = min): DeliveryTime => ({ min, max, unit: 'hours' });
const days = (min: number, max: number): DeliveryTime => ({ min, max, unit: 'days' });

const DELIVERY_TIMES: Partial<Record<string, DeliveryTime>> = {
  Schüttgut: hours(24, 48),
  Sand: hours(24),
  Schotter: hours(24),
  Beton: hours(48, 72),
  Pflastersteine: days(2, 5),
} satisfies Partial<Record<ProductCategory, DeliveryTime>>;

/** The general claim, for categories without a lead time of their own. */
export const GENERAL_DELIVERY_TIME = hours(24, 48);

/** Delivery time of a category; the general claim for categories without their own. */
export function deliveryTimeOf(category: string): DeliveryTime {
  return DELIVERY_TIMES[category] ?? GENERAL_DELIVERY_TIME;
}

/** Input for the delivery time. */
export interface Goods {
  category: string;
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime | undefined;
}

/** Delivery time of goods: their own, or that of their category. */
export function goodsDeliveryTime({ category, delivery_time }: Goods): DeliveryTime {
  return delivery_time ?? deliveryTimeOf(category);
}

/**
 * The delivery time promised for goods delivered together: the slowest one's, or the zone's if that takes
 * longer. Undefined without goods, as for orders stored without categories.
 */
export function slowestDeliveryTime(
  goods: readonly Goods[],
  ofZone?: DeliveryTime,
): DeliveryTime | undefined {
  const times = goods.map(goodsDeliveryTime);
  if (ofZone && times.length > 0) times.push(ofZone);
  return times.sort((a, b) => inHours(b) - inHours(a))[0];
}

function inHours({ max, unit }: DeliveryTime): number {
  return unit === 'days' ? max * 24 : max;
}

/** The hours after which a delivery can come at the earliest. */
export function minimumHours({ min, unit }: DeliveryTime): number {
  return unit === 'days' ? min * 24 : min;
}

/** `24–48 Stunden`, `2–5 Tage`. */
export function deliveryTimeLabel(time: DeliveryTime): string {
  return `${span(time)}\u00A0${time.unit === 'days' ? 'Tage' : 'Stunden'}`;
}

/** With the preposition: `in 24–48 Stunden`, `in 2–5 Tagen`. */
export function withinDeliveryTime(time: DeliveryTime): string {
  return `in ${span(time)}\u00A0${time.unit === 'days' ? 'Tagen' : 'Stunden'}`;
}

/** The general claim as the pages state it. */
export const WITHIN_GENERAL_TIME = withinDeliveryTime(GENERAL_DELIVERY_TIME);

function span({ min, max }: DeliveryTime): string {
  return min === max ? String(min) : `${min}–${max}`;
}
