import type { Coverage, CoverageKind } from '@shop/domain/product/coverage';
import { type Check, type Checks, isPositive, isText, oneOf, optional, shapeOf } from './checks.ts';

type Own<Kind extends CoverageKind> = Omit<
  Extract<Coverage, { kind: Kind }>,
  'kind' | 'waste_percent' | 'note'
>;

const CHECKS: { [Kind in CoverageKind]: Checks<Own<Kind>> } = {
  bulk: {
    kg_per_unit: isPositive,
    loose_density: isPositive,
    compacted_density: optional(isPositive),
    depth_cm: optional(isPositive),
  },
  volume: {
    litres_per_unit: isPositive,
    settling_percent: optional(isPositive),
    depth_cm: optional(isPositive),
  },
  spread: { kg_per_m2: isPositive, kg_per_unit: isPositive },
  area: { m2_per_unit: isPositive },
  pieces: { units_per_m2: isPositive },
  length: { m_per_unit: isPositive },
};

const isCommon = shapeOf<Pick<Coverage, 'kind' | 'waste_percent' | 'note'>>({
  kind: oneOf(Object.keys(CHECKS)),
  waste_percent: optional(isPositive),
  note: optional(isText),
});

/** What the calculator divides by must be a positive number. */
export const isCoverage: Check = (value) =>
  isCommon(value) && shapeOf(CHECKS[(value as Coverage).kind])(value);
