import { formatNumber } from './format.ts';

/** Load of one truck: 40 t of permissible total weight (§ 34 StVZO) less the vehicle itself. */
const LOAD_PER_TRUCK_KG = 27_000;

/** Above this weight an order takes several trips, to be agreed by phone. */
const SEVERAL_TRIPS_ABOVE_KG = 40_000;

interface WeighedLine {
  quantity: number;
  /** Of one unit. */
  weight_kg?: number | undefined;
}

/** The weight of goods together, in kg; undefined if that of any is unknown, and without goods. */
export function orderWeightKg(lines: readonly WeighedLine[]): number | undefined {
  let sumKg = 0;
  for (const { quantity, weight_kg } of lines) {
    if (weight_kg === undefined) return undefined;
    sumKg += quantity * weight_kg;
  }
  return lines.length > 0 ? sumKg : undefined;
}

/** The trucks that a weight in kg takes. */
export function trucksFor(weightKg: number): number {
  return Math.ceil(weightKg / LOAD_PER_TRUCK_KG);
}

/** Whether a weight in kg is more than the shop delivers without having called first. */
export function needsSeveralTrips(weightKg: number): boolean {
  return weightKg > SEVERAL_TRIPS_ABOVE_KG;
}

/** A weight in kg as German text: `250 kg`, from 1,000 kg in tonnes with one decimal: `3,5 t`. */
export function formatWeight(weightKg: number): string {
  if (Math.round(weightKg) < 1000) return `${formatNumber(Math.round(weightKg))}\u00A0kg`;
  return `${formatNumber(Math.round(weightKg / 100) / 10)}\u00A0t`;
}
