import { parseBody } from '@shop/domain/contract/request-bodies';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { toCents, toEuro } from '@shop/domain/money/money';
import { priceOrder } from '@shop/domain/order/order-pricing';
import type { Coverage } from '@shop/domain/product/coverage';
import { calculateQuantity } from '@shop/domain/product/material-calculator';
import { parseQuantity } from '@shop/domain/product/typed-quantity';
import { isQuantity } from '@shop/domain/text/quantity';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALMOST_FREE, GRAVEL, JUST_FREE } from '../../test/shop-data.ts';
import { sentenceProblem } from './checks/german-sentence.ts';
import { cartAdd, contact, order, withdrawal } from './generate/calls.ts';
import { AREAS, NOW } from './generate/deliveries.ts';
import { mutate, mutations } from './generate/mutations.ts';
import { oddText } from './generate/odd-values.ts';

const MAX_CENTS = 10 ** 13;
const PRODUCTS = new Map(
  [GRAVEL, ALMOST_FREE, JUST_FREE].map(({ id, name, category, price_cents = 0 }) => {
    return [id, { id, name, category, priceCents: price_cents }];
  }),
);

const options = { seed: 1, numRuns: 300 };
const hostile = (valid: fc.Arbitrary<unknown>) =>
  fc.tuple(valid, mutations).map(([value, changes]) => mutate(value, changes));

test('cents survive the way over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
      expect(toCents(toEuro(cents))).toBe(cents);
    }),
    options,
  );
});

const CIRCUMSTANCES = { areas: AREAS, zones: DELIVERY_ZONES, closed: new Set<string>(), now: NOW };

test('the parts of every order are its total', () => {
  fc.assert(
    fc.property(order, (request) => {
      const priced = priceOrder(request, PRODUCTS, CIRCUMSTANCES);
      if (!priced.ok) throw new Error(priced.message);
      const { subtotalCents, deliveryCents, expressCents, totalCents, vat, grossCents } =
        priced.totals;
      expect(priced.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(subtotalCents);
      expect(subtotalCents + deliveryCents + expressCents).toBe(totalCents);
      expect(vat.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(totalCents);
      expect(vat.reduce((sum, { vatCents }) => sum + vatCents, totalCents)).toBe(grossCents);
      expect(toCents(request.total_amount)).toBe(totalCents);
    }),
    options,
  );
});

test.each([
  ['POST /api/orders', order],
  ['POST /api/contact', contact],
  ['POST /api/withdrawals', withdrawal],
  ['POST /api/cart', cartAdd],
] as const)('whatever is sent to %s is taken or refused in German', (call, valid) => {
  fc.assert(
    fc.property(hostile(valid), (body) => {
      const result = parseBody(call, body);
      if (!result.ok) expect(sentenceProblem(result.message)).toBeUndefined();
    }),
    options,
  );
});

test('every typed text becomes a quantity that can be ordered', () => {
  fc.assert(
    fc.property(fc.oneof(oddText, fc.double().map(String)), (text) => {
      expect(isQuantity(parseQuantity(text))).toBe(true);
    }),
    options,
  );
});

const positive = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
const waste_percent = fc.integer({ min: 0, max: 50 });
const coverage: fc.Arbitrary<[Coverage, unit: string]> = fc.oneof(
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

test('a calculated quantity is enough and at most one unit too much', () => {
  fc.assert(
    fc.property(coverage, job, ([product, unit], measures) => {
      const { exact, quantity } = calculateQuantity(product, unit, measures);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(1, exact));
      expect(quantity).toBeLessThan(exact + 1);
    }),
    options,
  );
});

test('each step of the working follows from the one before, and the last is the quantity', () => {
  fc.assert(
    fc.property(coverage, job, ([product, unit], measures) => {
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
    options,
  );
});

test('a larger job never takes less, and an area takes as much as its sides', () => {
  fc.assert(
    fc.property(coverage, job, positive(100), ([product, unit], measures, more) => {
      const { exact } = calculateQuantity(product, unit, measures);
      const larger = { ...measures, lengthM: measures.lengthM + more };
      expect(calculateQuantity(product, unit, larger).exact).toBeGreaterThan(exact);
      const areaM2 = measures.lengthM * measures.widthM;
      const { exact: ofArea } = calculateQuantity(product, unit, { ...measures, areaM2 });
      expect(Math.abs(ofArea - exact)).toBeLessThanOrEqual(exact * 1e-9);
    }),
    options,
  );
});
