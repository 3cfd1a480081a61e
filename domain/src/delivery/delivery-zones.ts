import { type Cents, toCents } from '../money/money.ts';
import type { DeliveryTime } from '../product/delivery-time.ts';

const FREE_DELIVERY_FROM_CENTS: Cents = 500_00;

/** Delivery cost below that subtotal. */
const DELIVERY_FLAT_CENTS: Cents = 25_00;

/** Amount short of free delivery, in cents; 0 once reached. Zones have limits of their own. */
export function missingForFreeDeliveryCents(
  subtotalCents: Cents,
  freeFromCents: Cents = FREE_DELIVERY_FROM_CENTS,
): Cents {
  return Math.max(0, freeFromCents - subtotalCents);
}

/** A delivery zone around the yard; without prices, delivery is quoted individually. */
export interface DeliveryZone {
  name: string;
  /** Outer limit in km, inclusive. */
  upToKm: number;
  freeFromCents?: Cents;
  otherwiseCents?: Cents;
  /** Display text; `deliveryTime` is the comparable form, if there is one. */
  time: string;
  deliveryTime?: DeliveryTime;
  express: boolean;
}

/** Net prices of a delivery zone, in euro. */
export interface ZonePrice {
  free_from: number;
  otherwise: number;
}

/** The zone whose prices cart and checkout charge while the postcode is unknown. */
export const FLAT_RATE_ZONE = zone(
  'Zone 1',
  15,
  FREE_DELIVERY_FROM_CENTS,
  DELIVERY_FLAT_CENTS,
  [24, 24],
  true,
);

/** The delivery zones from near to far. */
export const DELIVERY_ZONES: readonly DeliveryZone[] = [
  FLAT_RATE_ZONE,
  zone('Zone 2', 30, 750_00, 45_00, [24, 48], true),
  zone('Zone 3', 50, 1000_00, 75_00, [48, 72], false),
  { name: 'Darüber hinaus', upToKm: 100, time: 'nach Absprache', express: false },
];

/** The zones at the office's prices, nearest first; zones without one keep the built-in price. */
export function zonesAt(prices: readonly ZonePrice[] = []): readonly DeliveryZone[] {
  return DELIVERY_ZONES.map((zone, index) => {
    const price = zone.freeFromCents === undefined ? undefined : prices[index];
    if (!price) return zone;
    const { free_from, otherwise } = price;
    return { ...zone, freeFromCents: toCents(free_from), otherwiseCents: toCents(otherwise) };
  });
}

/** Same-day delivery for orders placed Monday to Friday before noon. */
export const EXPRESS_TIME = '4–8 Stunden';

/** The zone with this name, as stored in orders. */
export const zoneOfName = (name: string | undefined): DeliveryZone | undefined =>
  DELIVERY_ZONES.find((zone) => zone.name === name);

/** Delivery over a distance; quoted individually without `costCents`. */
export interface DeliveryOffer {
  zone: DeliveryZone;
  costCents: Cents | undefined;
  isFree: boolean;
}

/** Zone and cost by distance in km and order value in cents; undefined beyond the last zone. */
export function deliveryOffer(
  km: number,
  orderCents: Cents,
  zones = DELIVERY_ZONES,
): DeliveryOffer | undefined {
  const zone = zones.find(({ upToKm }) => km <= upToKm);
  return zone && km >= 0 ? zoneOffer(zone, orderCents) : undefined;
}

/** Cost in a zone by order value in cents. */
export function zoneOffer(zone: DeliveryZone, orderCents: Cents): DeliveryOffer {
  if (zone.freeFromCents === undefined) return { zone, costCents: undefined, isFree: false };
  const isFree = orderCents >= zone.freeFromCents;
  return { zone, costCents: isFree ? 0 : zone.otherwiseCents, isFree };
}

function zone(
  name: string,
  upToKm: number,
  freeFromCents: Cents,
  otherwiseCents: Cents,
  [min, max]: readonly [number, number],
  express: boolean,
): DeliveryZone {
  const time = min === max ? `${min}h` : `${min}-${max}h`;
  const deliveryTime = { min, max, unit: 'hours' as const };
  return { name, upToKm, freeFromCents, otherwiseCents, time, deliveryTime, express };
}
