import { orderWeightKg, type Truck, trucksFor } from './order-weight.ts';
import { type StageWish, stagesOfLines } from './stage.ts';

/** Capacity of a truck mixer. */
export const MIXER_M3 = 8;

interface Load extends StageWish {
  quantity: number;
  weight_kg?: number | undefined;
  category: string;
  unit: string;
}

const isReadyMix = ({ category, unit }: Load): boolean => category === 'Beton' && unit === 'm³';

/** Weight of what comes by tipper or flatbed; undefined if any weight is unknown. */
export const loadedKg = (lines: readonly Load[]): number | undefined =>
  orderWeightKg(lines.filter((line) => !isReadyMix(line)));

/** Trips for goods, counted per stage; lines without a stage share theirs. */
export function tripsOfStages(lines: readonly Load[], truck: Truck) {
  const rest = lines.filter(({ wished_day }) => !wished_day);
  const loads = [...stagesOfLines(lines).map((stage) => stage.lines), rest];
  const sum = (tripsFor: (load: readonly Load[]) => number) =>
    loads.reduce((trips, load) => trips + tripsFor(load), 0);
  return {
    trucks: sum((load) => trucksFor(loadedKg(load) ?? 0, truck)),
    mixers: sum((load) => Math.ceil(cubicMetres(load.filter(isReadyMix)) / MIXER_M3)),
  };
}

const cubicMetres = (lines: readonly Load[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
