import type { CalendarDay } from './calendar.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';
import { inGermanOrder } from './german-order.ts';
import type { AdminOrder } from './order.ts';
import { formatWeight, orderWeightKg, trucksFor } from './order-weight.ts';

/** Answer of `GET /api/admin/deliveries`. */
export interface DeliveriesOfDay {
  day: CalendarDay;
  /** At most `MAX_DELIVERIES`. */
  orders: AdminOrder[];
  /** Whether there are more of them. */
  is_cut: boolean;
}

/** Far more than the trucks of one yard deliver in a day. */
export const MAX_DELIVERIES = 200;

/** Orders that one tour may take together. */
export interface DeliveryGroup {
  /** A zone's name, or what its orders have in common. */
  name: string;
  isPickup: boolean;
  orders: AdminOrder[];
}

const WITHOUT_ZONE = 'Ohne Postleitzahl';
const PICKUP = 'Selbstabholung';

/** The orders of a day by zone, near ones first, each group sorted by postcode; what is picked up comes last. */
export function deliveryGroups(orders: readonly AdminOrder[]): DeliveryGroup[] {
  const names = [...DELIVERY_ZONES.map(({ name }) => name), WITHOUT_ZONE, PICKUP];
  return names.flatMap((name) => {
    const members = orders.filter((order) => groupOf(order) === name);
    if (members.length === 0) return [];
    return { name, isPickup: name === PICKUP, orders: members.sort(byPlace) };
  });
}

function groupOf({ delivery }: AdminOrder): string {
  if (delivery?.method === 'pickup') return PICKUP;
  const zone = DELIVERY_ZONES.find(({ name }) => name === delivery?.zone);
  return zone?.name ?? WITHOUT_ZONE;
}

function byPlace(a: AdminOrder, b: AdminOrder): number {
  const placeOf = ({ delivery, order_number }: AdminOrder) =>
    [delivery?.postal_code, delivery?.street, order_number].join(' ');
  return inGermanOrder(placeOf(a), placeOf(b));
}

/** `ca. 12,5 t, 1 Lkw` for the goods of all orders; `mindestens` if some weights are unknown, empty if all are. */
export function loadText(orders: readonly Pick<AdminOrder, 'order_items'>[]): string {
  const lines = orders.flatMap(({ order_items }) => order_items);
  const known = lines.filter(({ weight_kg }) => weight_kg !== undefined);
  const weightKg = orderWeightKg(known);
  if (weightKg === undefined) return '';
  const about = known.length === lines.length ? 'ca.' : 'mindestens';
  return `${about} ${formatWeight(weightKg)}, ${trucksFor(weightKg)} Lkw`;
}
