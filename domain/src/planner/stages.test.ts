import { expect, test } from 'vitest';
import { NO_DELIVERY_DAY } from '../delivery/delivery-days.ts';
import { BUILT_IN_OPTIONS } from '../delivery/delivery-options.ts';
import { LARGE_TRUCK, SMALL_TRUCK } from '../delivery/order-weight.ts';
import { tripsOfStages } from '../delivery/stage-trips.ts';
import { addDays } from '../time/calendar.ts';
import { concreteText, suitsAmount } from './concrete.ts';
import { newPlan, type Plan, planAddress, planOfQuery, queryOfPlan } from './plan.ts';
import type { PlannerGoods } from './planner-goods.ts';
import { stagesOf, wishesOfStages } from './stages.ts';
import { workOutPlan } from './work-out.ts';

const goods = (
  id: number,
  category: string,
  values: Pick<PlannerGoods, 'roles' | 'unit' | 'coverage'> & { weight_kg?: number },
): PlannerGoods => ({ id, category, name: `Artikel ${id}`, price: 10, ...values });

const bulk = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.8 } as const;
const volume = (litres_per_unit: number) => ({ kind: 'volume', litres_per_unit }) as const;
const GRAVEL = goods(1, 'Schotter', {
  roles: ['frost', 'base', 'bedding'],
  unit: 't',
  weight_kg: 1000,
  coverage: bulk,
});
const PAVING = goods(2, 'Pflastersteine', {
  roles: ['driveway_paving'],
  unit: 'm²',
  weight_kg: 180,
  coverage: { kind: 'area', m2_per_unit: 1 },
});
const EDGE = goods(3, 'Beton', {
  roles: ['edge'],
  unit: 'Stück',
  weight_kg: 46,
  coverage: { kind: 'length', m_per_unit: 1 },
});
const READY_MIX = goods(4, 'Beton', {
  roles: ['edge_concrete'],
  unit: 'm³',
  weight_kg: 2400,
  coverage: volume(1000),
});
const SACK = goods(5, 'Beton', {
  roles: ['edge_concrete'],
  unit: 'Sack',
  weight_kg: 40,
  coverage: volume(20),
});
const JOINT = goods(6, 'Sand', {
  roles: ['joint'],
  unit: 'Sack',
  weight_kg: 25,
  coverage: { kind: 'spread', kg_per_m2: 4, kg_per_unit: 25 },
});
const DATA = { goods: [GRAVEL, PAVING, EDGE, READY_MIX, SACK, JOINT], tools: [] };

const TERMS = { method: 'delivery', options: BUILT_IN_OPTIONS } as const;
const driveway = (areaM2: number, given: Partial<Plan> = {}): Plan => ({
  ...newPlan('driveway'),
  soil: 'sandy',
  areaM2,
  ...given,
});
/** A Monday morning; the Friday of that week and the Saturday after are holidays. */
const NOW = new Date('2026-12-21T08:00:00Z');
const closed = new Set(['2026-12-25', '2026-12-26']);
const staged = (plan: Plan) =>
  stagesOf(workOutPlan(plan, DATA, { terms: TERMS, truck: LARGE_TRUCK }), {
    days: plan.days ?? {},
    now: NOW,
    closed,
    ofZone: undefined,
    trucks: [LARGE_TRUCK, SMALL_TRUCK],
  });

test('a driveway is dug, built up, edged, paved and jointed, each on a working day after the one before', () => {
  const stages = staged(driveway(60));
  expect(
    stages.map(({ label, workingDays, day, lines }) => [
      label,
      workingDays,
      day,
      lines.map(({ product, quantity }) => `${quantity} × ${product.id}`).join(', '),
    ]),
  ).toEqual([
    ['Aushub', 1, '2026-12-22', ''],
    ['Unterbau', 1, '2026-12-23', '32 × 1'],
    ['Randsteine', 2, '2026-12-24', '33 × 3, 2 × 4'],
    ['Belag', 3, '2026-12-30', '63 × 2'],
    ['Fugen', 1, '2027-01-02', '10 × 6'],
  ]);
  const [, base, edge] = stages;
  expect(base?.weightKg).toBe(32_000);
  expect(base?.trips.map(({ count }) => count)).toEqual([2, 4]);
  expect(edge?.weightKg).toBe(33 * 46);
  const wishes = wishesOfStages(stages);
  expect(wishes.get(1)).toEqual({ stage: 'base', wished_day: '2026-12-23' });
  const cart = stages.flatMap(({ lines }) =>
    lines.map(({ product, quantity }) => ({ ...product, quantity, ...wishes.get(product.id) })),
  );
  expect(tripsOfStages(cart, LARGE_TRUCK)).toEqual({
    trucks: stages.reduce((sum, { trips: [large] }) => sum + (large?.count ?? 0), 0),
    mixers: 1,
  });
});

test.each([
  ['a start moves what follows', { start: '2027-01-04' }, ['2027-01-04', '2027-01-05']],
  ['a chosen day moves what follows', { base: '2026-12-30' }, ['2026-12-22', '2026-12-30']],
  ['a start in the past is ignored', { start: '2026-12-01' }, ['2026-12-22', '2026-12-23']],
  ['a holiday is ignored', { start: '2026-12-25' }, ['2026-12-22', '2026-12-23']],
  [
    'nothing arrives before the previous stage',
    { start: '2027-01-04', base: '2026-12-30' },
    ['2027-01-04', '2027-01-05'],
  ],
  ['so is a start in more than a year', { start: '2027-12-22' }, ['2026-12-22', '2026-12-23']],
])('%s', (_, days, expected) => {
  const stages = staged(driveway(60, { days }));
  expect(stages.slice(0, 2).map(({ day }) => day)).toEqual(expected);
  for (const [index, { day, earliest }] of stages.entries()) {
    expect(day >= earliest).toBe(true);
    expect(day >= (stages[index - 1]?.day ?? addDays(day, -1))).toBe(true);
  }
});

test.each([
  [{ base: '2026-12-22' }, 1, undefined],
  [{ start: '2027-01-04', base: '2026-12-30' }, 1, 'Frühestens am 04.01.2027.'],
  [{ start: '2026-12-27' }, 0, NO_DELIVERY_DAY],
  [{ start: '2027-12-22' }, 0, 'Spätestens am 21.12.2027.'],
])('explains with %j why stage %i has another day: %s', (days, index, why) => {
  const { refused } = staged(driveway(60, { days }))[index] ?? {};
  expect(refused?.why).toBe(why);
});

test('the address of a plan has its days, without invalid ones', () => {
  const days = { start: '2027-01-04', paving: '2027-01-12' };
  const address = planAddress(driveway(60, { days }));
  expect(address).toBe('einfahrt?m2=60&boden=sandig&tag-start=2027-01-04&tag-paving=2027-01-12');
  expect(planOfQuery(queryOfPlan(driveway(60, { days })))?.days).toEqual(days);
  const wrong = { 'tag-start': '2027-01-04', 'tag-paving': '2027-02-30' };
  expect(planOfQuery(Object.entries(wrong), 'einfahrt')?.days).toEqual({ start: '2027-01-04' });
});

test('less than a cubic metre of concrete comes in sacks, more from a truck mixer', () => {
  const [small, large] = [staged(driveway(10)), staged(driveway(60))].map((stages) =>
    stages.find(({ id }) => id === 'edge'),
  );
  expect(small?.lines.map(({ product }) => product.id)).toEqual([3, 5]);
  expect(small?.concrete).toEqual([
    '0,7\u00a0m³ Beton in Säcken: Für weniger als 1\u00a0m³ lohnt kein Fahrmischer.',
  ]);
  expect(large?.lines.map(({ product }) => product.id)).toEqual([3, 4]);
  expect(large?.concrete[0]).toMatch(
    /^1,7\u00a0m³ Beton \(bestellt werden 2\u00a0m³\) als Frischbeton mit dem Fahrmischer: Ab/,
  );
});

test('another choice than recommended is explained', () => {
  expect(suitsAmount({ product: GRAVEL, exact: 0.1 })).toBe(true);
  expect(concreteText({ product: GRAVEL, exact: 9 })).toBeUndefined();
  expect(concreteText({ product: READY_MIX, exact: 0.4 })).toMatch(/Unter 1.m³ lohnen eher Säcke/);
  expect(concreteText({ product: SACK, exact: 100 })).toMatch(/Ab 1.m³ lohnt Frischbeton/);
  expect(concreteText({ product: READY_MIX, exact: 17 })).toMatch(/mit 3 Fahrmischern/);
});
