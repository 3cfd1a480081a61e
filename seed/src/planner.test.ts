import { BUILT_IN_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import { examplePlan, newPlan, type Plan } from '@shop/domain/planner/plan';
import type { PlannerGoods, PlannerTool } from '@shop/domain/planner/planner-goods';
import { PROJECT_IDS, PROJECTS, type ProjectId } from '@shop/domain/planner/projects';
import { workOutPlan } from '@shop/domain/planner/work-out';
import type { ProductRole } from '@shop/domain/product/material-rules';
import { expect, test } from 'vitest';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';

const GOODS = PRODUCTS.flatMap(({ price_cents, coverage, roles, ...product }) =>
  price_cents === undefined || !coverage || !roles
    ? []
    : [{ ...product, price: price_cents / 100, coverage, roles } as unknown as PlannerGoods],
);
const TOOLS = RENTAL_TOOLS.map(({ id, name, ...tool }): PlannerTool => {
  const euro = (cents: number) => cents / 100;
  return {
    id,
    name,
    daily_price: euro(tool.daily_price_cents),
    weekly_price: euro(tool.weekly_price_cents),
    monthly_price: euro(tool.monthly_price_cents),
    deposit_amount: euro(tool.deposit_amount_cents),
  };
});

const terms = { method: 'delivery', options: BUILT_IN_OPTIONS } as const;
const worked = (plan: Plan) =>
  workOutPlan(plan, { goods: GOODS, tools: TOOLS }, { terms, truck: LARGE_TRUCK });
const example = (project: ProjectId): Plan => examplePlan(newPlan(project));

const KERB = { edge: 313, edge_concrete: 301 };
/** With less than a cubic metre of concrete, from sacks. */
const SHORT_KERB = { edge: 313, edge_concrete: 306 };
const FLEECE = { fleece: 17 };

test.each<[ProjectId, Record<string, number>, number[]]>([
  [
    'driveway',
    { frost: 205, base: 205, bedding: 109, paving: 403, ...KERB, joint: 108, ...FLEECE },
    [2, 102, 308, 102],
  ],
  [
    'gravel_driveway',
    { frost: 203, base: 204, bedding: 207, gravel: 2, grid: 415, ...KERB, ...FLEECE },
    [2, 102],
  ],
  [
    'parking',
    { frost: 203, base: 204, bedding: 207, paving: 404, infill: 8, ...SHORT_KERB, ...FLEECE },
    [2, 102, 102],
  ],
  [
    'terrace',
    { base: 205, bedding: 109, paving: 401, ...SHORT_KERB, joint: 108, ...FLEECE },
    [102, 308, 102],
  ],
  [
    'path',
    { base: 205, bedding: 109, paving: 401, ...KERB, joint: 108, ...FLEECE },
    [101, 308, 101],
  ],
  ['gravel_path', { base: 204, wearing: 213, ...KERB, ...FLEECE }, [102, 102]],
  ['slab', { frost: 205, concrete: 307, mesh: 311, ...FLEECE }, [102, 203]],
  ['bed', { topsoil: 8, mulch: 10 }, [2]],
])(
  'what is recommended for %s fits its place, and so do the machines',
  (project, ids, machines) => {
    const { lines, tools, missingRoles } = worked(example(project));
    expect(Object.fromEntries(lines.map(({ slot, product }) => [slot, product.id]))).toEqual(ids);
    expect(tools.map(({ toolId }) => toolId)).toEqual(machines);
    expect(missingRoles).toEqual([]);
  },
);

test('nothing conditional is recommended, whatever soil, use and size', () => {
  for (const project of PROJECT_IDS) {
    for (const { id: use } of PROJECTS[project].uses) {
      for (const soil of ['sandy', 'loamy'] as const) {
        for (const areaM2 of [2, 18, 150]) {
          const { lines } = worked({ ...newPlan(project), use, soil, areaM2 });
          expect(lines.filter(({ isConditional }) => isConditional)).toEqual([]);
        }
      }
    }
  }
});

const LAYERS = PROJECT_IDS.flatMap((id) => PROJECTS[id].layers);
const depthsOf = (roles: readonly ProductRole[]) =>
  LAYERS.filter(({ role }) => roles.includes(role)).flatMap(({ cm }) =>
    Object.values(cm).flatMap(({ sandy, loamy }) => [sandy, loamy]),
  );
const BUILT: readonly ProductRole[] = [
  'frost',
  'base',
  'bedding',
  'wearing_course',
  'concrete',
  'topsoil',
];

test.each(GOODS.filter(({ roles }) => roles.some((role) => BUILT.includes(role))))(
  'the calculator of $name begins with a thickness of the planner',
  ({ coverage, roles }) => {
    if (!('depth_cm' in coverage) || roles.includes('edge_concrete')) return;
    expect(depthsOf(roles)).toContain(coverage.depth_cm);
  },
);
