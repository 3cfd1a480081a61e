import type { Coverage, CoverageKind } from './coverage.ts';

/** Measurements: area, or length and width; length alone for goods by length. */
export interface Measures {
  areaM2?: number;
  lengthM?: number;
  widthM?: number;
  depthCm?: number;
  wastePercent: number;
  /** The layer is compacted or will settle. */
  isCompacted: boolean;
}

export interface Amount {
  value: number;
  unit: string;
}

/** `× 0.2 m = 8 m³`; division is `:`, as in German. */
export interface Step {
  operator: '×' | ':' | '+';
  by: Amount;
  result: Amount;
}

export interface CalculatedQuantity {
  /** In sales units. */
  exact: number;
  /** Rounded up, as only whole units are sold. */
  quantity: number;
  /** The calculation, from the measurements to the exact quantity. */
  start: Amount;
  steps: Step[];
}

/** Inputs besides area or length. */
export interface CalculatorInputs {
  /** A length instead of an area. */
  isLength: boolean;
  hasDepth: boolean;
  /** Why more is needed than the volume to fill. */
  increase?: 'compaction' | 'settling';
}

export function calculatorInputs(coverage: Coverage): CalculatorInputs {
  const increase = increaseOf(coverage);
  return {
    isLength: coverage.kind === 'length',
    hasDepth: coverage.kind === 'bulk' || coverage.kind === 'volume',
    ...(increase && { increase }),
  };
}

function increaseOf(coverage: Coverage): CalculatorInputs['increase'] {
  if (coverage.kind === 'bulk' && coverage.compacted_density) return 'compaction';
  if (coverage.kind === 'volume' && coverage.settling_percent) return 'settling';
  return undefined;
}

/**
 * How many whole units of a product a job takes, with the working. The measurements must be
 * complete and positive; the waste may be 0.
 */
export function calculateQuantity(
  coverage: Coverage,
  unit: string,
  measures: Measures,
): CalculatedQuantity {
  const { start, steps: measuring } = measured(coverage.kind, measures);
  const operations = [...measuring, ...operationsOf(coverage, unit, measures)];
  const steps: Step[] = [];
  let result = start;
  for (const operation of operations) {
    result = { value: calculate(result.value, operation), unit: operation.resultUnit };
    const { operator, value, unit } = operation;
    steps.push({ operator, by: { value, unit }, result });
  }
  return { exact: result.value, quantity: Math.max(1, Math.ceil(result.value)), start, steps };
}

interface Operation extends Amount {
  operator: Step['operator'];
  resultUnit: string;
}

function calculate(amount: number, { operator, value }: Operation): number {
  if (operator === '×') return withoutNoise(amount * value);
  if (operator === ':') return withoutNoise(amount / value);
  return withoutNoise(amount * (1 + value / 100));
}

/** Binary fractions: 1.1 × 10 is 11.000000000000002, which must not be rounded up to 12. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12));

function measured(
  kind: CoverageKind,
  { areaM2, lengthM = 0, widthM = 0 }: Measures,
): { start: Amount; steps: Operation[] } {
  if (kind === 'length') return { start: { value: lengthM, unit: 'm' }, steps: [] };
  if (areaM2 !== undefined) return { start: { value: areaM2, unit: 'm²' }, steps: [] };
  return { start: { value: lengthM, unit: 'm' }, steps: [times(widthM, 'm', 'm²')] };
}

function operationsOf(coverage: Coverage, unit: string, measures: Measures): Operation[] {
  const { isCompacted, wastePercent, depthCm = 0 } = measures;
  const depth = times(withoutNoise(depthCm / 100), 'm', 'm³');
  const waste = (of: string) => plus(wastePercent, of);
  switch (coverage.kind) {
    case 'bulk': {
      const { loose_density, compacted_density = loose_density, kg_per_unit } = coverage;
      const density = isCompacted ? compacted_density : loose_density;
      const inTonnes = kg_per_unit === KG_PER_TONNE && unit === 't';
      if (inTonnes) return [depth, times(density, 't/m³', 't'), ...waste('t')];
      const kgPerM3 = withoutNoise(density * KG_PER_TONNE);
      const packing = by(kg_per_unit, `kg je ${unit}`, unit);
      return [depth, times(kgPerM3, 'kg/m³', 'kg'), ...waste('kg'), packing];
    }
    case 'volume': {
      const settling = isCompacted ? plus(coverage.settling_percent ?? 0, 'm³') : [];
      const inM3 = coverage.litres_per_unit === LITRES_PER_M3 && unit === 'm³';
      const packing = inM3
        ? []
        : [times(LITRES_PER_M3, 'l/m³', 'l'), by(coverage.litres_per_unit, `l je ${unit}`, unit)];
      return [depth, ...settling, ...waste('m³'), ...packing];
    }
    case 'spread':
      return [
        times(coverage.kg_per_m2, 'kg/m²', 'kg'),
        ...waste('kg'),
        by(coverage.kg_per_unit, `kg je ${unit}`, unit),
      ];
    case 'area': {
      const packing = by(coverage.m2_per_unit, `m² je ${unit}`, unit);
      return [...waste('m²'), ...(unit === 'm²' ? [] : [packing])];
    }
    case 'pieces':
      return [times(coverage.units_per_m2, `${unit} je m²`, unit), ...waste(unit)];
    case 'length':
      return [...waste('m'), by(coverage.m_per_unit, `m je ${unit}`, unit)];
  }
}

const KG_PER_TONNE = 1000;
const LITRES_PER_M3 = 1000;

function times(value: number, unit: string, resultUnit: string): Operation {
  return { operator: '×', value, unit, resultUnit };
}

function by(value: number, unit: string, resultUnit: string): Operation {
  return { operator: ':', value, unit, resultUnit };
}

/** An allowance in percent; none for 0. */
const plus = (percent: number, unit: string): Operation[] =>
  percent === 0 ? [] : [{ operator: '+', value: percent, unit: '%', resultUnit: unit }];

/** Whole pallets of a quantity, and the units left over. */
export const fullPallets = (quantity: number, unitsPerPallet: number) => ({
  pallets: Math.floor(quantity / unitsPerPallet),
  rest: quantity % unitsPerPallet,
});
