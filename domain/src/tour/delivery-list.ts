import { DELIVERY_ZONES } from '../delivery/delivery-zones.ts';
import {
  formatWeight,
  LARGE_TRUCK,
  orderWeightKg,
  truckName,
  truckOf,
  trucksFor,
} from '../delivery/order-weight.ts';
import { isForLater, type StageWish } from '../delivery/stage.ts';
import type { AdminOrder } from '../order/order.ts';
import { orderStatus } from '../order/order-status.ts';
import { inGermanOrder } from '../text/german-order.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** Answer of `GET /api/admin/deliveries`. */
export interface DeliveriesOfDay {
  day: CalendarDay;
  /** At most `MAX_DELIVERIES`. */
  orders: AdminOrder[];
  /** Whether the day has more orders. */
  is_cut: boolean;
  /** Order numbers in the office's planned sequence; may be incomplete. */
  stops: string[];
  /** Revision of the sequence. */
  revision: number;
}

/** Body of `POST /api/admin/deliveries/{day}/stops`: all stops of the day, in their new order. */
export interface StopsRequest {
  order_numbers: string[];
}

/** More than the trucks of one yard can deliver in a day. */
export const MAX_DELIVERIES = 500;

/** Delivery notes per file: more would exceed the time limit and the length of a URL. */
export const MAX_NOTES = 200;

/** Orders that can share a tour. */
export interface DeliveryGroup {
  /** The zone's name, or what its orders have in common. */
  name: string;
  isPickup: boolean;
  orders: AdminOrder[];
}

const WITHOUT_ZONE = 'Ohne Postleitzahl';
const PICKUP = 'Selbstabholung';

/**
 * A day's orders by zone, nearest first and pickups last. Each group follows the office's planned
 * sequence, then the postcode.
 */
export function deliveryGroups(
  orders: readonly AdminOrder[],
  stops: readonly string[] = [],
): DeliveryGroup[] {
  const ranks = new Map(stops.map((order_number, rank) => [order_number, rank]));
  const rankOf = ({ order_number }: AdminOrder) => ranks.get(order_number) ?? Infinity;
  const inOrder = (a: AdminOrder, b: AdminOrder) => {
    const [first, second] = [rankOf(a), rankOf(b)];
    return first === second ? byPlace(a, b) : first - second;
  };
  const names = [...DELIVERY_ZONES.map(({ name }) => name), WITHOUT_ZONE, PICKUP];
  return names.flatMap((name) => {
    const members = orders.filter((order) => groupOf(order) === name);
    if (members.length === 0) return [];
    return { name, isPickup: name === PICKUP, orders: members.sort(inOrder) };
  });
}

function groupOf({ delivery }: AdminOrder): string {
  return delivery?.method === 'pickup' ? PICKUP : zoneName(delivery);
}

function zoneName(delivery: AdminOrder['delivery']): string {
  const zone = DELIVERY_ZONES.find(({ name }) => name === delivery?.zone);
  return zone?.name ?? WITHOUT_ZONE;
}

function byPlace(a: AdminOrder, b: AdminOrder): number {
  const placeOf = ({ delivery, order_number }: AdminOrder) =>
    [delivery?.postal_code, delivery?.street, order_number].join(' ');
  return inGermanOrder(placeOf(a), placeOf(b));
}

type Load = Pick<AdminOrder, 'delivery' | 'delivery_day' | 'order_items'>;

/** The goods that come on an order's delivery day: not those for a later stage. */
const dueLines = <Line extends StageWish>(order: {
  delivery_day?: CalendarDay | undefined;
  order_items: readonly Line[];
}): Line[] => order.order_items.filter((item) => !isForLater(item, order.delivery_day));

/** What an order adds to its delivery day; zeros while no list of deliveries has it. */
export function tourSums(order: {
  order_status: string;
  delivery_day?: CalendarDay | undefined;
  delivery?: { method: string } | undefined;
  order_items: readonly (StageWish & { quantity: number; weight_kg?: number | undefined })[];
}) {
  const isListed = order.delivery_day !== undefined && orderStatus(order.order_status).isScheduled;
  const isPickup = order.delivery?.method === 'pickup';
  const kg = dueLines(order).reduce(
    (sum, { quantity, weight_kg = 0 }) => sum + quantity * weight_kg,
    0,
  );
  return {
    tour_kg: isListed && !isPickup ? Math.round(kg) : 0,
    tour_stops: isListed && !isPickup ? 1 : 0,
    tour_pickups: isListed && isPickup ? 1 : 0,
  };
}

/**
 * `ca. 12,5 t, 1 Lkw` for the goods of an order, a zone or a day; `mindestens` if some weights are
 * unknown. Goods for the same zone and size of truck share trucks, so a day needs the trucks of all
 * its zones. Pickups need none. Goods for a later stage are left out.
 */
export function loadText(all: readonly Load[]): string {
  const orders = all.map((order) => ({ ...order, order_items: dueLines(order) }));
  const lines = orders.flatMap(({ order_items }) => order_items);
  const known = lines.filter(isWeighed);
  const weightKg = orderWeightKg(known);
  const trucks = trucksText(orders);
  if (weightKg === undefined) {
    return ['Gewicht unbekannt', trucks && `mindestens ${trucks}`].filter(Boolean).join(', ');
  }
  const about = known.length === lines.length ? 'ca.' : 'mindestens';
  return [`${about} ${formatWeight(weightKg)}`, trucks].filter(Boolean).join(', ');
}

const isWeighed = ({ weight_kg }: { weight_kg?: number }) => weight_kg !== undefined;

/** `1 Lkw`, `2 Lkw bis 18 t` or `3 Lkw, davon 1 bis 18 t`. */
function trucksText(orders: readonly Load[]): string {
  const counts = truckCounts(orders);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [only, ...others] = counts.keys();
  if (!only) return '';
  if (others.length === 0) return `${total}\u00A0${only}`;
  const small = [...counts].filter(([name]) => name !== truckName(LARGE_TRUCK));
  const parts = small.map(([name, count]) => name.replace('Lkw', String(count)));
  return `${total}\u00A0Lkw, davon ${parts.join(', ')}`;
}

/** Number of trucks by name, at least one per zone. */
function truckCounts(orders: readonly Load[]): Map<string, number> {
  const delivered = orders.filter(({ delivery }) => delivery?.method !== 'pickup');
  const tourOf = ({ delivery }: Load) => JSON.stringify([zoneName(delivery), truckOf(delivery)]);
  const counts = new Map<string, number>();
  for (const tour of new Set(delivered.map(tourOf))) {
    const members = delivered.filter((order) => tourOf(order) === tour);
    const truck = truckOf(members[0]?.delivery);
    const lines = members.flatMap(({ order_items }) => order_items).filter(isWeighed);
    const count = Math.max(1, trucksFor(orderWeightKg(lines) ?? 0, truck));
    counts.set(truckName(truck), count + (counts.get(truckName(truck)) ?? 0));
  }
  return counts;
}
