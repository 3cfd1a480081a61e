import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coverage } from './coverage.ts';
import {
  calculateQuantity,
  calculatorInputs,
  fullPallets,
  type Measures,
} from './material-calculator.ts';
import { BULK_DENSITIES } from './material-rules.ts';

const crushedRock: Coverage = { kind: 'bulk', kg_per_unit: 1000, ...BULK_DENSITIES.crushedRock };
const playSand: Coverage = { kind: 'bulk', kg_per_unit: 25, ...BULK_DENSITIES.washedSand };
const topsoil: Coverage = { kind: 'volume', litres_per_unit: 1000, settling_percent: 15 };
const screedSack: Coverage = { kind: 'volume', litres_per_unit: 20 };
const jointingSand: Coverage = { kind: 'spread', kg_per_m2: 4, kg_per_unit: 25 };
const paving: Coverage = { kind: 'area', m2_per_unit: 1 };
const setts: Coverage = { kind: 'area', m2_per_unit: 9 };
const tiles: Coverage = { kind: 'pieces', units_per_m2: 12 };
const kerbs: Coverage = { kind: 'length', m_per_unit: 1 };
const ridgeTiles: Coverage = { kind: 'length', m_per_unit: 0.4 };

const measures = (given: Partial<Measures>): Measures => ({
  wastePercent: 0,
  isCompacted: false,
  ...given,
});

const working = (...job: Parameters<typeof calculateQuantity>) => {
  const { start, steps } = calculateQuantity(...job);
  return steps.reduce(
    (text, { operator, by, result }) =>
      `${text} ${operator} ${by.value} ${by.unit} = ${result.value} ${result.unit}`,
    `${start.value} ${start.unit}`,
  );
};

test.each<[Coverage, string, Partial<Measures>, string]>([
  [
    crushedRock,
    't',
    { areaM2: 40, depthCm: 20, isCompacted: true },
    '40 m² × 0.2 m = 8 m³ × 2.2 t/m³ = 17.6 t',
  ],
  [
    crushedRock,
    't',
    { lengthM: 8, widthM: 5, depthCm: 20, wastePercent: 10 },
    '8 m × 5 m = 40 m² × 0.2 m = 8 m³ × 1.8 t/m³ = 14.4 t + 10 % = 15.84 t',
  ],
  [
    playSand,
    'Sack',
    { areaM2: 1, depthCm: 25 },
    '1 m² × 0.25 m = 0.25 m³ × 1500 kg/m³ = 375 kg : 25 kg je Sack = 15 Sack',
  ],
  [
    topsoil,
    'm³',
    { areaM2: 100, depthCm: 20, isCompacted: true },
    '100 m² × 0.2 m = 20 m³ + 15 % = 23 m³',
  ],
  [topsoil, 'm³', { areaM2: 100, depthCm: 20 }, '100 m² × 0.2 m = 20 m³'],
  [
    topsoil,
    'm³',
    { areaM2: 40, depthCm: 15, wastePercent: 5 },
    '40 m² × 0.15 m = 6 m³ + 5 % = 6.3 m³',
  ],
  [
    screedSack,
    'Sack',
    { areaM2: 20, depthCm: 5 },
    '20 m² × 0.05 m = 1 m³ × 1000 l/m³ = 1000 l : 20 l je Sack = 50 Sack',
  ],
  [jointingSand, 'Sack', { areaM2: 30 }, '30 m² × 4 kg/m² = 120 kg : 25 kg je Sack = 4.8 Sack'],
  [paving, 'm²', { areaM2: 40, wastePercent: 5 }, '40 m² + 5 % = 42 m²'],
  // As binary fractions, 1.1 times 10 is a little more.
  [paving, 'm²', { lengthM: 1.1, widthM: 10 }, '1.1 m × 10 m = 11 m²'],
  [setts, 't', { areaM2: 45 }, '45 m² : 9 m² je t = 5 t'],
  [
    setts,
    't',
    { areaM2: 40, wastePercent: 5 },
    '40 m² + 5 % = 42 m² : 9 m² je t = 4.66666666667 t',
  ],
  [
    tiles,
    'Stück',
    { areaM2: 140, wastePercent: 5 },
    '140 m² × 12 Stück je m² = 1680 Stück + 5 % = 1764 Stück',
  ],
  [
    kerbs,
    'Stück',
    { lengthM: 24, wastePercent: 3 },
    '24 m + 3 % = 24.72 m : 1 m je Stück = 24.72 Stück',
  ],
  [ridgeTiles, 'Stück', { lengthM: 10 }, '10 m : 0.4 m je Stück = 25 Stück'],
])('shows the working of %j per %s', (coverage, unit, given, expected) => {
  expect(working(coverage, unit, measures(given))).toBe(expected);
});

test.each([
  [crushedRock, { isLength: false, hasDepth: true, increase: 'compaction' }],
  [playSand, { isLength: false, hasDepth: true }],
  [topsoil, { isLength: false, hasDepth: true, increase: 'settling' }],
  [jointingSand, { isLength: false, hasDepth: false }],
  [tiles, { isLength: false, hasDepth: false }],
  [kerbs, { isLength: true, hasDepth: false }],
])('%j asks for %j', (coverage, inputs) => {
  expect(calculatorInputs(coverage)).toEqual(inputs);
});

test.each([
  [42, 10, { pallets: 4, rest: 2 }],
  [40, 10, { pallets: 4, rest: 0 }],
  [9, 10, { pallets: 0, rest: 9 }],
])('%d units at %d per pallet are %j', (quantity, perPallet, pallets) => {
  expect(fullPallets(quantity, perPallet)).toEqual(pallets);
});

const positive = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
const waste_percent = fc.integer({ min: 0, max: 50 });
const anyCoverage: fc.Arbitrary<[Coverage, unit: string]> = fc.oneof(
  fc.tuple(
    fc.record({
      kind: fc.constant('bulk' as const),
      kg_per_unit: fc.constantFrom(25, 40, 1000),
      loose_density: positive(2),
      compacted_density: positive(3),
    }),
    fc.constantFrom('t', 'Sack'),
  ),
  fc.tuple(
    fc.record({
      kind: fc.constant('volume' as const),
      litres_per_unit: fc.constantFrom(12, 50, 1000),
      settling_percent: positive(30),
    }),
    fc.constantFrom('m³', 'Sack'),
  ),
  fc.tuple(
    fc.record({ kind: fc.constant('area' as const), m2_per_unit: positive(75) }),
    fc.constantFrom('t', 'Stück'),
  ),
  fc.tuple(
    fc.record({ kind: fc.constant('pieces' as const), units_per_m2: positive(40) }),
    fc.constant('Stück'),
  ),
  fc.tuple(
    fc.record({ kind: fc.constant('length' as const), m_per_unit: positive(4) }),
    fc.constant('Stück'),
  ),
);
const job = fc.record({
  lengthM: positive(500),
  widthM: positive(200),
  depthCm: positive(300),
  wastePercent: waste_percent,
  isCompacted: fc.boolean(),
});

const RUNS = { seed: 1, numRuns: 300 };

test('a calculated quantity suffices, with at most one unit too much', () => {
  fc.assert(
    fc.property(anyCoverage, job, ([product, unit], measures) => {
      const { exact, quantity } = calculateQuantity(product, unit, measures);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(1, exact));
      expect(quantity).toBeLessThan(exact + 1);
    }),
    RUNS,
  );
});

test('each step of the working follows from the previous one, and the last is the quantity', () => {
  fc.assert(
    fc.property(anyCoverage, job, ([product, unit], measures) => {
      const { exact, start, steps } = calculateQuantity(product, unit, measures);
      let value = start.value;
      for (const { operator, by, result } of steps) {
        if (operator === '×') value *= by.value;
        if (operator === ':') value /= by.value;
        if (operator === '+') value *= 1 + by.value / 100;
        expect(Math.abs(result.value - value)).toBeLessThanOrEqual(value * 1e-9);
      }
      expect(exact).toBe(steps.at(-1)?.result.value);
      expect(steps.at(-1)?.result.unit).toBe(unit);
    }),
    RUNS,
  );
});

test('a larger job never takes less, and an area takes as much as its sides', () => {
  fc.assert(
    fc.property(anyCoverage, job, positive(100), ([product, unit], measures, more) => {
      const { exact } = calculateQuantity(product, unit, measures);
      const larger = { ...measures, lengthM: measures.lengthM + more };
      expect(calculateQuantity(product, unit, larger).exact).toBeGreaterThan(exact);
      const areaM2 = measures.lengthM * measures.widthM;
      const { exact: ofArea } = calculateQuantity(product, unit, { ...measures, areaM2 });
      expect(Math.abs(ofArea - exact)).toBeLessThanOrEqual(exact * 1e-9);
    }),
    RUNS,
  );
});
