import { formatNumber } from '../text/format.ts';

/** A size of truck, in tonnes: its permissible total weight, which names it, and its payload. */
export interface Truck {
  total_t: number;
  load_t: number;
}

/** 40 t of permissible total weight (§ 34 StVZO) less the vehicle itself. */
export const LARGE_TRUCK: Truck = { total_t: 40, load_t: 27 };

/** Default for places that a large truck cannot reach. */
export const SMALL_TRUCK: Truck = { total_t: 18, load_t: 9 };

/** The truck for an order; a small one as set when the order was placed. */
export function truckOf(
  delivery: { truck_access: string; truck?: Truck | undefined } | undefined,
): Truck {
  return delivery?.truck_access === 'no' ? (delivery.truck ?? SMALL_TRUCK) : LARGE_TRUCK;
}

/** A line of goods; `weight_kg` is that of a unit. */
export interface WeighedLine {
  quantity: number;
  weight_kg: number | undefined;
}

/** Total weight of goods in kg; undefined if any weight is unknown or there are no goods. */
export function orderWeightKg(
  lines: readonly { quantity: number; weight_kg?: number | undefined }[],
): number | undefined {
  let sumKg = 0;
  for (const { quantity, weight_kg } of lines) {
    if (weight_kg === undefined) return undefined;
    sumKg += quantity * weight_kg;
  }
  return lines.length > 0 ? sumKg : undefined;
}

/** Number of trips for a weight in kg. */
export const trucksFor = (weightKg: number, { load_t }: Truck): number =>
  Math.ceil(weightKg / (load_t * 1000));

/** `Lkw bis 18 t`; a large one is just `Lkw`. */
export const truckName = ({ total_t }: Truck): string =>
  total_t === LARGE_TRUCK.total_t ? 'Lkw' : `Lkw bis ${formatNumber(total_t)}\u00A0t`;

/** A weight in kg as German text: `250 kg`, from 1,000 kg in tonnes with one decimal: `3,5 t`. */
export function formatWeight(weightKg: number): string {
  if (Math.round(weightKg) < 1000) return `${formatNumber(Math.round(weightKg))}\u00A0kg`;
  return `${formatNumber(Math.round(weightKg / 100) / 10)}\u00A0t`;
}
