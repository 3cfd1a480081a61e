import type { Coverage } from '@shop/domain/product/coverage';
import { BULK_DENSITIES, WASTE_PERCENT } from '@shop/domain/product/material-rules';

type VolumeCoverage = Extract<Coverage, { kind: 'volume' }>;

/** For goods sold by volume: litres per unit, the usual depth, and the allowance for waste or settling. */
export function volume(
  litres_per_unit: number,
  depth_cm: number,
  allowance: Pick<VolumeCoverage, 'waste_percent' | 'settling_percent'> = {},
): VolumeCoverage {
  return { kind: 'volume', litres_per_unit, depth_cm, ...allowance };
}

export const concrete = (litres_per_unit: number, depth_cm: number): VolumeCoverage =>
  volume(litres_per_unit, depth_cm, { waste_percent: WASTE_PERCENT.concrete });

/** Coverage of a sack of cement. */
export const CEMENT = {
  kind: 'bulk',
  kg_per_unit: 25,
  ...BULK_DENSITIES.cementInConcrete,
  depth_cm: 20,
  note: 'bei 300 kg Zement je m³ Beton',
} as const;
