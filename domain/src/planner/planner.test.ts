import { describe, expect, test } from 'vitest';
import { BUILT_IN_OPTIONS, type FrostZone } from '../delivery/delivery-options.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { DELIVERY_ZONES } from '../delivery/delivery-zones.ts';
import { LARGE_TRUCK } from '../delivery/order-weight.ts';
import { toCents } from '../money/money.ts';
import type { Coverage } from '../product/coverage.ts';
import type { ProductRole } from '../product/material-rules.ts';
import {
  examplePlan,
  newPlan,
  type Plan,
  planAddress,
  planErrors,
  planOfQuery,
  queryOfPlan,
} from './plan.ts';
import type { PlannerGoods, PlannerTool } from './planner-goods.ts';
import { PLANNED_ROLES, PROJECT_IDS, PROJECTS, type ProjectId } from './projects.ts';
import { goodsOf, workOutPlan } from './work-out.ts';

const bulk = (loose_density: number, compacted_density = loose_density, kg_per_unit = 1000) =>
  ({ kind: 'bulk', kg_per_unit, loose_density, compacted_density }) as const;
const volume = (litres_per_unit: number, more = {}): Coverage => ({
  kind: 'volume',
  litres_per_unit,
  ...more,
});
const area = (m2_per_unit: number, waste_percent: number): Coverage => ({
  kind: 'area',
  m2_per_unit,
  waste_percent,
});

let id = 0;
const goods = (
  role: ProductRole,
  unit: string,
  price: number,
  weight_kg: number,
  coverage: Coverage,
): PlannerGoods => {
  id += 1;
  return {
    id,
    name: `${role} ${id}`,
    category: 'Sand',
    unit,
    price,
    weight_kg,
    coverage,
    roles: [role],
  };
};

const FROST = goods('frost', 't', 16.8, 1000, bulk(1.8, 2.1));
const BASE = goods('base', 't', 16.9, 1000, bulk(1.7, 2.1));
const BIG_BAG = goods('base', 'Stück', 75, 1000, bulk(1.7, 2.1));
const CONCRETE = goods('concrete', 'm³', 124, 2400, volume(1000, { waste_percent: 5 }));
const SACK = goods('concrete', 'Sack', 4.6, 25, volume(12, { waste_percent: 5 }));
const GOODS = [
  FROST,
  BASE,
  BIG_BAG,
  CONCRETE,
  SACK,
  goods('bedding', 't', 22.6, 1000, bulk(1.6, 1.8)),
  goods('driveway_paving', 'm²', 17.8, 175, area(1, 5)),
  goods('path_paving', 'm²', 14.9, 130, area(1, 5)),
  goods('grass_paver', 'Stück', 4.6, 28, { kind: 'pieces', units_per_m2: 4.2, waste_percent: 5 }),
  goods('joint', 'Sack', 6.5, 25, { kind: 'spread', kg_per_m2: 3, kg_per_unit: 25 }),
  goods('edge', 'Stück', 6.4, 46, { kind: 'length', m_per_unit: 1, waste_percent: 3 }),
  goods('edge_concrete', 'm³', 112, 2400, volume(1000, { waste_percent: 5 })),
  goods('mesh', 'Stück', 46.5, 41, area(13.8, 15)),
  goods('fleece', 'Stück', 98, 15, area(100, 10)),
  goods('wearing_course', 't', 29.5, 1000, bulk(1.6, 2)),
  goods('topsoil', 'm³', 26.5, 1300, volume(1000, { settling_percent: 15 })),
  goods('mulch', 'm³', 38.5, 300, volume(1000)),
  goods('gravel_grid', 'Stück', 15.9, 1.8, area(0.96, 5)),
  goods('gravel_fill', 't', 25.8, 1000, bulk(1.5)),
];
const tool = (id: number, name: string, daily_price: number): PlannerTool => {
  const prices = { weekly_price: 5 * daily_price, monthly_price: 15 * daily_price };
  return { id, name, daily_price, ...prices, deposit_amount: 200 };
};
const TOOLS = [
  tool(103, 'Rüttelplatte reversierbar, 490 kg', 40),
  tool(102, 'Rüttelplatte reversierbar, 140 kg', 45),
  tool(104, 'Rüttelplatte reversierbar, 150 kg', 48),
  tool(101, 'Rüttelplatte vorwärts, 90 kg', 32),
];

const terms = (frost_zone: FrostZone = 1): DeliveryTerms => ({
  method: 'delivery',
  options: { ...BUILT_IN_OPTIONS, frost_zone },
});
const plan = (project: ProjectId, given: Partial<Plan>): Plan => ({
  ...newPlan(project),
  soil: 'sandy',
  ...given,
});
const sides = (lengthM: number, widthM: number) => ({ rectangles: [{ lengthM, widthM }] });
const worked = (of: Plan, zone: FrostZone = 1, offered = GOODS) =>
  workOutPlan(of, { goods: offered, tools: TOOLS }, { terms: terms(zone), truck: LARGE_TRUCK });

const DRIVEWAY = plan('driveway', sides(8, 5));

describe('quantities as worked out by hand in decision 43', () => {
  const edge = (pieces: number, m3: number) => ({ edge: pieces, edge_concrete: m3 });
  test.each<[string, Plan, FrostZone, Record<string, number>, number, number]>([
    [
      'Einfahrt 8 × 5 m, sandy',
      DRIVEWAY,
      1,
      { frost: 9, base: 13, bedding: 3, paving: 42, ...edge(28, 2), joint: 7 },
      14.8,
      26.64,
    ],
    [
      'Einfahrt 8 × 5 m, loamy, zone II',
      { ...DRIVEWAY, soil: 'loamy' },
      2,
      { frost: 21, base: 13, bedding: 3, paving: 42, ...edge(28, 2), joint: 7, fleece: 1 },
      20.8,
      37.44,
    ],
    [
      'Kiesauffahrt 8 × 5 m, loamy, zone I',
      plan('gravel_driveway', { ...sides(8, 5), soil: 'loamy' }),
      1,
      { frost: 17, base: 13, bedding: 3, gravel: 3, ...edge(28, 2), grid: 44, fleece: 1 },
      17.6,
      31.68,
    ],
    [
      'Stellplatz 5 × 2.5 m, sandy',
      plan('parking', sides(5, 2.5)),
      1,
      { frost: 3, base: 4, bedding: 1, paving: 56, ...edge(16, 1), infill: 1 },
      4.625,
      8.325,
    ],
    [
      'Terrasse 6 × 4 m, loamy, zone I',
      plan('terrace', { ...sides(6, 4), soil: 'loamy' }),
      1,
      { base: 11, bedding: 2, paving: 26, ...edge(21, 2), joint: 4, fleece: 1 },
      7.2,
      12.96,
    ],
    [
      'Gartenweg 15 × 1.2 m, sandy',
      plan('path', sides(15, 1.2)),
      1,
      { base: 4, bedding: 2, paving: 19, ...edge(32, 2), joint: 3 },
      3.24,
      5.832,
    ],
    [
      'Fundamentplatte 3 × 4 m, sandy',
      plan('slab', sides(3, 4)),
      1,
      { frost: 4, concrete: 2, mesh: 1 },
      3.6,
      6.48,
    ],
    ['Beet 30 m²', plan('bed', { areaM2: 30 }), 1, { topsoil: 11, mulch: 3 }, 11.1, 19.98],
  ])('%s', (_, of, zone, quantities, m3, tonnes) => {
    const { lines, excavation, missingRoles } = worked(of, zone);
    expect(Object.fromEntries(lines.map(({ slot, quantity }) => [slot, quantity]))).toEqual(
      quantities,
    );
    expect(excavation).toEqual({ m3, tonnes });
    expect(missingRoles).toEqual([]);
  });
});

describe('a plan worked out', () => {
  test('sums as the cart does, and comes in trips', () => {
    const { totals, lines, trips, weightKg, layers } = worked(DRIVEWAY);
    const net = lines.reduce((sum, { netCents }) => sum + netCents, 0);
    expect(totals).toMatchObject({ subtotalCents: net, parts: { delivery: 0 } });
    expect(weightKg).toBe(25_000 + 42 * 175 + 28 * 46 + 4800 + 175);
    expect(trips).toBe(2);
    expect(layers.map(({ id, cm, tonnes }) => [id, cm, tonnes])).toEqual([
      ['paving', 8, 7.35],
      ['bedding', 4, 2.88],
      ['base', 15, 12.6],
      ['frost', 10, 8.4],
    ]);
    expect(lines[0]?.working.steps.at(-1)?.result).toEqual({ value: 8.4, unit: 't' });
  });

  test('offers the cheapest with delivery first: sacks for little, ready-mix for much', () => {
    const chosen = (m2: number) => {
      const { lines } = worked(plan('slab', { areaM2: m2 }));
      return lines.find(({ slot }) => slot === 'concrete');
    };
    expect(chosen(0.5)?.alternatives.map(({ product }) => product.id)).toEqual([
      SACK.id,
      CONCRETE.id,
    ]);
    expect(chosen(12)?.product.id).toBe(CONCRETE.id);
    // 12 t for 202.80 with 25 € of delivery; a big bag more expensive than that.
    const base = worked(plan('path', sides(5, 1))).lines[0];
    expect(base?.alternatives.map(({ product }) => product.id)).toEqual([BASE.id, BIG_BAG.id]);
  });

  test('takes recycled stone first, but not below what lets water through', () => {
    const recycled = goods('base', 't', 10.9, 1000, bulk(1.7, 2.1));
    const offered = [...GOODS, { ...recycled, roles: ['base', 'recycled'] as const }];
    const baseOf = (project: ProjectId) =>
      worked(plan(project, sides(8, 5)), 1, offered).lines.find(({ slot }) => slot === 'base');
    expect(baseOf('driveway')?.product.id).toBe(recycled.id);
    expect(baseOf('parking')?.product.id).toBe(BASE.id);
    expect(baseOf('gravel_path')?.alternatives[0]?.product.id).toBe(recycled.id);
  });

  test('warns of recycled stone below a permeable surface, whether chosen or the only one', () => {
    const others = GOODS.filter(({ roles }) => !roles.includes('base'));
    const recycled: PlannerGoods = { ...BASE, roles: ['base', 'recycled'] };
    const open: PlannerGoods = { ...goods('driveway_paving', 'm²', 30, 175, area(1, 5)) };
    open.roles = ['driveway_paving', 'permeable'];
    const baseOf = (of: Plan) =>
      worked(of, 1, [...others, recycled, open]).lines.find(({ slot }) => slot === 'base');
    expect(baseOf(plan('parking', sides(5, 5)))?.isConditional).toBe(true);
    expect(baseOf(DRIVEWAY)?.isConditional).toBe(false);
    expect(baseOf({ ...DRIVEWAY, productIds: { paving: open.id } })?.isConditional).toBe(true);
  });

  test.each<[string, Partial<PlannerGoods>[], Plan, string]>([
    ['recycled stone', [{ roles: ['base', 'recycled'] }, {}], plan('parking', sides(5, 5)), 'base'],
    [
      'a bedding with fines',
      [{ grain: '0/5' }, { grain: '2/5' }],
      plan('parking', sides(5, 5)),
      'bedding',
    ],
    [
      'a grain too large for its layer',
      [{ grain: '0/45' }, { grain: '0/32' }],
      plan('path', sides(9, 1)),
      'base',
    ],
    [
      'concrete that is not for frost',
      [{ name: 'Transportbeton C20/25' }, { name: 'Transportbeton C25/30' }],
      plan('slab', sides(4, 3)),
      'concrete',
    ],
  ])('recommends %s only as a last resort, though cheaper', (_, [cheap, fit], of, slot) => {
    const [like] = GOODS.filter(({ roles }) => roles.some((role) => role === slot));
    const both = [
      { id: 901, price: 5, ...cheap },
      { id: 902, price: 500, ...fit },
    ];
    const offered = [...GOODS.filter((each) => !each.roles.some((role) => role === slot))];
    const chosen = (from: typeof both) =>
      worked(of, 1, [
        ...offered,
        ...from.map((each) => ({ ...like, ...each }) as PlannerGoods),
      ]).lines.find((line) => line.slot === slot)?.product.id;
    expect(chosen(both)).toBe(902);
    expect(chosen(both.slice(0, 1))).toBe(901);
  });

  test('takes thickness, product and waste of the plan', () => {
    const productIds = { base: BIG_BAG.id, frost: 999, bedding: BASE.id };
    const given = { thicknessCm: { base: 20 }, productIds, wastePercent: 10 };
    const { lines, replaced } = worked({ ...DRIVEWAY, ...given });
    const line = (slot: string) => lines.find((each) => each.slot === slot);
    expect(line('base')).toMatchObject({ quantity: 17, product: { id: BIG_BAG.id } });
    expect(line('paving')?.quantity).toBe(44);
    expect(line('edge_concrete')?.working.exact).toBe(1.4742);
    expect(replaced).toEqual([
      { productId: 999, byId: FROST.id },
      { productId: BASE.id, unfit: BASE.name, byId: line('bedding')?.product.id },
    ]);
  });

  test('suggests an edge for an area, takes a given one, and none', () => {
    expect(worked(plan('driveway', { areaM2: 40 })).edgeM).toBe(26);
    expect(worked(plan('path', { areaM2: 18 })).edgeM).toBe(30);
    expect(worked({ ...DRIVEWAY, edgeM: 12.5 }).edgeM).toBe(12.5);
    const slots = worked({ ...DRIVEWAY, edgeM: 0 }).lines.map(({ slot }) => slot);
    expect(slots).not.toContain('edge');
  });

  test('has a wider footing below stones that lorries pass', () => {
    const line = worked({ ...DRIVEWAY, use: 'lorries' }).lines.find(
      ({ slot }) => slot === 'edge_concrete',
    );
    expect(line?.working.exact).toBe(2.457);
  });

  test('names roles without goods, and the cheapest machine with its days', () => {
    const { missingRoles, tools, lines } = worked(
      DRIVEWAY,
      1,
      GOODS.filter(({ roles }) => !roles.includes('base')),
    );
    expect(missingRoles).toEqual(['base']);
    expect(lines.map(({ slot }) => slot)).not.toContain('base');
    expect(tools.map(({ toolId, stage, days }) => [toolId, stage, days])).toEqual([
      [102, 'base', 1],
      [102, 'joint', 1],
    ]);
    expect(worked(plan('path', sides(9, 1))).tools[0]).toMatchObject({ toolId: 101 });
  });

  test.each([0.5, 3, 11, 40])('rounds a product of two layers up once: %s m²', (areaM2) => {
    const both = GOODS.map((each) =>
      each === FROST ? { ...each, roles: ['frost', 'base'] as const } : each,
    );
    const productIds = { base: FROST.id };
    const result = worked(plan('driveway', { areaM2, productIds }), 1, both);
    const layers = result.lines.filter(({ product }) => product.id === FROST.id);
    expect(layers).toHaveLength(2);
    const exact = layers.reduce((sum, { working }) => sum + working.exact, 0);
    const [goods] = goodsOf(result);
    expect(goods).toEqual({ product_id: FROST.id, quantity: Math.ceil(exact) });
    const net = layers.reduce((sum, { netCents }) => sum + netCents, 0);
    expect(net).toBe(Math.ceil(exact) * toCents(FROST.price));
  });

  test.each(PROJECT_IDS)('%s is complete with a product of each role', (project) => {
    for (const soil of ['sandy', 'loamy'] as const) {
      expect(worked(plan(project, { ...sides(5, 4), soil })).missingRoles).toEqual([]);
    }
    expect(PLANNED_ROLES.length).toBe(new Set(GOODS.flatMap(({ roles }) => roles)).size);
  });
});

const pairsOf = (query: string) =>
  query.split('&').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=');
    return [key, value];
  });

describe('the address of a plan', () => {
  test.each<[string, Plan, string]>([
    ['a new one', newPlan('driveway'), 'vorhaben=einfahrt'],
    ['sides', DRIVEWAY, 'vorhaben=einfahrt&masse=8x5&boden=sandig'],
    ['sandy soil alone', plan('driveway', {}), 'vorhaben=einfahrt&boden=sandig'],
    [
      'a postcode alone',
      { ...newPlan('driveway'), postalCode: '12345' },
      'vorhaben=einfahrt&plz=12345',
    ],
    [
      'all',
      plan('terrace', {
        areaM2: 24,
        edgeM: 12.5,
        soil: 'loamy',
        postalCode: '12345',
        wastePercent: 0,
        thicknessCm: { base: 18 },
        productIds: { paving: 401 },
      }),
      'vorhaben=terrasse&m2=24&rand=12.5&boden=lehmig&plz=12345&verschnitt=0&cm-base=18&artikel-paving=401',
    ],
  ])('of %s leads back', (_, of, text) => {
    const query = queryOfPlan(of);
    expect(query.map((pair) => pair.join('=')).join('&')).toBe(text);
    expect(planOfQuery(query)).toEqual(of);
    expect(planAddress(of)).toBe(text.replace(/^vorhaben=([\w-]+)&?/, '$1?').replace(/\?$/, ''));
  });

  test.each([
    ['einfahrt', '', 'loamy'],
    ['einfahrt', 'plz=12345&utm_source=x', 'loamy'],
    ['einfahrt', 'm2=40', 'sandy'],
    ['einfahrt', 'masse=8x5', 'sandy'],
    ['einfahrt', 'nutzung=lorries', 'sandy'],
    ['einfahrt', 'verschnitt=10', 'sandy'],
    ['einfahrt', 'artikel-base=201', 'sandy'],
    ['einfahrt', 'cm-base=20', 'sandy'],
    ['einfahrt', 'm2=40&boden=lehmig', 'loamy'],
    ['einfahrt', 'boden=sandig', 'sandy'],
  ])(
    '%s?%s is of %s soil: without one, it was written when sandy was usual',
    (slug, query, soil) => {
      expect(planOfQuery(pairsOf(query), slug)?.soil).toBe(soil);
    },
  );

  test.each(PROJECT_IDS)('an example of %s can be worked out, and every size picked', (project) => {
    expect(planErrors(newPlan(project))).toHaveProperty('areaM2');
    expect(planErrors(examplePlan(newPlan(project)))).toEqual({});
    expect(PROJECTS[project].sizes.length).toBeGreaterThan(1);
  });

  test('with nonsense is a plan, or none', () => {
    expect(planOfQuery([['vorhaben', 'schloss']])).toBeUndefined();
    const odd = [
      ['nutzung', 'x'],
      ['cm-paving', 'x'],
      ['cm-x', '3'],
      ['artikel-base', 'x'],
      ['artikel-frost', '-1'],
      ['artikel-bedding', '0'],
      ['artikel-x', '3'],
      ['masse', '3'],
    ] as const;
    const read = planOfQuery(odd, 'einfahrt');
    expect(read).toMatchObject({
      use: 'cars',
      productIds: {},
      thicknessCm: { paving: Number.NaN },
    });
    expect(Object.keys(planErrors(read as Plan))).toEqual([
      'areaM2',
      'rectangles.0',
      'thickness.paving',
    ]);
  });
});

test.each<[Partial<Plan>, string, RegExp]>([
  [{}, 'areaM2', /Länge und Breite oder die Fläche/],
  [{ areaM2: 0 }, 'areaM2', /0,1 bis 5\.000 m²/],
  [{ areaM2: 1e9 }, 'areaM2', /0,1 bis 5\.000 m²/],
  [{ areaM2: -4 }, 'areaM2', /0,1 bis 5\.000 m²/],
  [sides(-8, -5), 'rectangles.0', /0,1 bis 500 m/],
  [{ areaM2: 4, edgeM: -1 }, 'edgeM', /0 bis 2\.000 m/],
  [{ areaM2: 4, wastePercent: 31 }, 'wastePercent', /0 bis 30 %/],
  [{ areaM2: 4, thicknessCm: { bedding: 9 } }, 'thickness.bedding', /Bettung: .* 3 bis 5 cm/],
  [{ areaM2: 4, postalCode: '123' }, 'postalCode', /fünf Ziffern/],
  [{ areaM2: 4, postalCode: '80331' }, 'postalCode', /Nach 80331 liefern wir nur nach Absprache/],
])('a plan with %j is refused at %s', (given, field, message) => {
  const areas = [{ from: '12340', to: '12349', zone: DELIVERY_ZONES.length }];
  const errors = planErrors(plan('driveway', given), areas);
  expect(errors).toEqual({ [field]: expect.stringMatching(message) });
});
