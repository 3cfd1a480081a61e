import { lineTotalCents } from '../cart/cart.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { type Truck, trucksFor } from '../delivery/order-weight.ts';
import type { Cents } from '../money/money.ts';
import { taxed } from '../money/vat.ts';
import { orderGross } from '../order/order-gross.ts';
import { type OrderTotals, orderTotals } from '../order/order-sums.ts';
import {
  type CalculatedQuantity,
  calculateQuantity,
  type Measures,
} from '../product/material-calculator.ts';
import type { ProductRole } from '../product/material-rules.ts';
import type { RequestedLine } from '../request/contact.ts';
import { misfit } from './fitting.ts';
import { machinesOf, type PlannedMachine } from './machines.ts';
import { areaOf, edgeOf, layersOf, type Plan, round } from './plan.ts';
import type { PlannerData, PlannerGoods } from './planner-goods.ts';
import {
  EDGE_DEPTH_CM,
  EDGE_SLOTS,
  type PlanSlot,
  PROJECTS,
  type ProjectAccessory,
  type ProjectLayer,
  SOIL_DENSITY,
} from './projects.ts';

export interface Alternative {
  product: PlannerGoods;
  quantity: number;
  /** The line and the delivery of the whole plan with it, net. */
  totalWithDeliveryCents: Cents;
}

export interface PlannedLine {
  slot: PlanSlot;
  role: ProductRole;
  label: string;
  product: PlannerGoods;
  /** Whole sales units. */
  quantity: number;
  working: CalculatedQuantity;
  netCents: Cents;
  /** Its share of the gross total. */
  grossCents: Cents;
  /** Recycled stone below a permeable surface, which depends on soil and groundwater that the plan does not know. */
  isConditional: boolean;
  /** All goods of the role with the chosen one, cheapest with delivery first. */
  alternatives: Alternative[];
}

export interface PlannedLayer {
  id: PlanSlot;
  label: string;
  cm: number;
  suggestedCm: number;
  min: number;
  max: number;
  /** Missing if a weight is unknown. */
  tonnes?: number;
  line?: PlannedLine;
}

export interface WorkedOutPlan {
  areaM2: number;
  edgeM: number;
  depthCm: number;
  /** Top first. */
  layers: PlannedLayer[];
  /** From below, then edge and accessories. */
  lines: PlannedLine[];
  excavation: { m3: number; tonnes: number };
  /** Missing if a weight is unknown. */
  weightKg?: number;
  trips?: number;
  totals: OrderTotals;
  tools: PlannedMachine[];
  /** For the office only. */
  missingRoles: ProductRole[];
  /** Chosen goods that are not available for their slot, with their name if they have another role, and the replacement. */
  replaced: { productId: number; unfit?: string; byId?: number }[];
}

/** What a plan needs of a role. */
interface Need extends Pick<ProjectLayer, 'prefers'> {
  slot: PlanSlot;
  role: ProductRole;
  label: string;
  measures: Omit<Measures, 'wastePercent'>;
  /** Takes the plan's percentage of waste instead of the product's own. */
  isCut: boolean;
  kgPerM2?: number | undefined;
}

interface Calculated {
  product: PlannerGoods;
  working: CalculatedQuantity;
  quantity: number;
}

/** Works out a plan without errors (`planErrors`), at the delivery terms and with the truck of the cart. */
export function workOutPlan(
  plan: Plan,
  { goods, tools }: PlannerData,
  { terms, truck }: { terms: DeliveryTerms; truck: Truck },
): WorkedOutPlan {
  const areaM2 = areaOf(plan);
  const built = layersOf(plan, terms.options.frost_zone);
  const needs = needsOf(plan, built);
  const offered = needs.map((need) => offersFor(need, plan, goods));
  const picked = choose(plan, needs, offered, terms);
  const isPermeable = hasPermeableSurface(plan, picked);
  const chosen = roundedOnce(picked);
  const lines = needs.flatMap((need, index): PlannedLine[] => {
    const pick = chosen[index];
    if (!pick) return [];
    const netCents = lineTotalCents({ price: pick.product.price, quantity: pick.quantity });
    const alternatives = (offered[index] ?? []).map((one) => {
      const { quantity = one.quantity } = withOne(picked, index, one)[index] ?? {};
      const totalWithDeliveryCents = costWith(picked, index, one, terms);
      return { product: one.product, quantity, totalWithDeliveryCents };
    });
    alternatives.sort((a, b) => a.totalWithDeliveryCents - b.totalWithDeliveryCents);
    const { slot, role, label } = need;
    const isConditional = isPermeable && pick.product.roles.includes('recycled');
    const sums = { netCents, grossCents: 0 };
    return [{ slot, role, label, ...pick, ...sums, isConditional, alternatives }];
  });
  const totals = orderTotals(lines.map(pricedLine), terms);
  const nets = lines.map(({ netCents, product }) => taxed(netCents, product.vat_rate));
  const gross = orderGross(nets, totals);
  for (const [index, line] of lines.entries()) line.grossCents = gross?.lines[index] ?? 0;
  const depthCm = round(built.reduce((sum, { cm }) => sum + cm, 0));
  const m3 = round((areaM2 * depthCm) / 100);
  const weightKg = weightOf(lines);
  return {
    areaM2,
    edgeM: edgeOf(plan),
    depthCm,
    layers: built.reverse().map(({ id, label, cm, suggested: suggestedCm, min, max }) => {
      const line = lines.find(({ slot }) => slot === id);
      const kg = line?.product.weight_kg;
      const tonnes = line && kg !== undefined && round((line.working.exact * kg) / 1000);
      const known = { ...(tonnes && { tonnes }), ...(line && { line }) };
      return { id, label, cm, suggestedCm, min, max, ...known };
    }),
    lines,
    excavation: { m3, tonnes: round(m3 * SOIL_DENSITY) },
    ...(weightKg !== undefined && { weightKg, trips: trucksFor(weightKg, truck) }),
    totals,
    tools: machinesOf(plan, tools),
    missingRoles: needs.filter((_, index) => !chosen[index]).map(({ role }) => role),
    replaced: replacedOf(plan, goods, needs, chosen),
  };
}

function needsOf(plan: Plan, layers: ReturnType<typeof layersOf>): Need[] {
  const { accessories, edge } = PROJECTS[plan.project];
  const areaM2 = areaOf(plan);
  const needs = layers.map((layer): Need => {
    const { id: slot, role, label, cm, isCompacted, isCut = false, prefers } = layer;
    const measures = { areaM2, depthCm: cm, isCompacted };
    return { slot, role, label, measures, isCut, ...(prefers && { prefers }) };
  });
  const edgeM = edgeOf(plan);
  const [stones, concrete] = EDGE_SLOTS;
  const widthM = (edge?.widthCm[plan.use] ?? 0) / 100;
  if (edge && edgeM > 0) {
    const footing = { lengthM: edgeM, widthM, depthCm: EDGE_DEPTH_CM, isCompacted: false };
    const measures = { lengthM: edgeM, isCompacted: false };
    needs.push({ ...needOf(stones), measures, isCut: true });
    needs.push({ ...needOf(concrete), measures: footing, isCut: false });
  }
  const wanted = accessories.filter(({ onlyOn }) => !onlyOn || onlyOn === plan.soil);
  const more = wanted.map((accessory): Need => {
    const { cm = 0, kgPerM2 } = accessory;
    const measures = { areaM2, depthCm: cm, isCompacted: true };
    return { ...needOf(accessory), measures, isCut: false, kgPerM2 };
  });
  return [...needs, ...more];
}

const needOf = ({ id: slot, role, label }: ProjectAccessory) => ({ slot, role, label });

function offersFor(need: Need, plan: Plan, goods: readonly PlannerGoods[]): Calculated[] {
  return goods.flatMap((product) => {
    const coverage = product.roles.includes(need.role) && coverageFor(need, product);
    if (!coverage) return [];
    const wastePercent = need.isCut ? plan.wastePercent : (coverage.waste_percent ?? 0);
    const working = calculateQuantity(coverage, product.unit, { ...need.measures, wastePercent });
    return { product, working, quantity: working.quantity };
  });
}

/** Joints are filled by weight, with whatever the product is otherwise measured by. */
function coverageFor({ kgPerM2, measures }: Need, { coverage }: PlannerGoods) {
  if (kgPerM2 !== undefined) {
    if (!('kg_per_unit' in coverage)) return undefined;
    const { kg_per_unit, waste_percent = 0 } = coverage;
    return { kind: 'spread', kg_per_m2: kgPerM2, kg_per_unit, waste_percent } as const;
  }
  const hasDepth = coverage.kind === 'bulk' || coverage.kind === 'volume';
  const isByLength = coverage.kind === 'length';
  const isMeasured = hasDepth
    ? (measures.depthCm ?? 0) > 0
    : isByLength === !('areaM2' in measures);
  return isMeasured ? coverage : undefined;
}

/** The product that the plan names, or else the best fitting one that is cheapest with delivery. */
function choose(
  plan: Plan,
  needs: readonly Need[],
  offered: readonly Calculated[][],
  terms: DeliveryTerms,
): (Calculated | undefined)[] {
  const named = needs.map(({ slot }, index) =>
    offered[index]?.find(({ product }) => product.id === plan.productIds[slot]),
  );
  const priceOf = ({ product: { price }, quantity }: Calculated) =>
    lineTotalCents({ price, quantity });
  const cheapest = (index: number, isPermeable: boolean, cost: (one: Calculated) => Cents) => {
    const misfitOf = ({ product, working }: Calculated) => {
      const { slot, prefers, measures } = needs[index] as Need;
      const place = { slot, prefers, cm: measures.depthCm ?? 0, isPermeable };
      return misfit({ product, exact: working.exact }, place);
    };
    const of = offered[index] ?? [];
    return [...of].sort((a, b) => misfitOf(a) - misfitOf(b) || cost(a) - cost(b))[0];
  };
  const pick = (isPermeable: boolean) =>
    needs.map((_, index) => named[index] ?? cheapest(index, isPermeable, priceOf));
  const isPermeable = hasPermeableSurface(plan, pick(false));
  const chosen = pick(isPermeable);
  for (const index of needs.keys()) {
    if (named[index]) continue;
    chosen[index] = cheapest(index, isPermeable, (one) => costWith(chosen, index, one, terms));
  }
  return chosen;
}

/** Whether water seeps through the surface, by project or by chosen paving. */
const hasPermeableSurface = (plan: Plan, chosen: readonly (Calculated | undefined)[]): boolean =>
  PROJECTS[plan.project].isPermeable === true ||
  chosen.some((line) => line?.product.roles.includes('permeable'));

/** The cost of a line and of delivering everything, if this product were chosen for it. */
function costWith(
  chosen: readonly (Calculated | undefined)[],
  index: number,
  one: Calculated | undefined,
  terms: DeliveryTerms,
): Cents {
  const rounded = withOne(chosen, index, one);
  const all = rounded.flatMap((each) => each ?? []);
  const { subtotalCents, totalCents } = orderTotals(all.map(pricedLine), terms);
  const line = rounded[index];
  const lineCents = line
    ? lineTotalCents({ price: line.product.price, quantity: line.quantity })
    : 0;
  return totalCents - subtotalCents + lineCents;
}

const withOne = (
  chosen: readonly (Calculated | undefined)[],
  index: number,
  one: Calculated | undefined,
) => roundedOnce(chosen.map((other, at) => (at === index ? one : other)));

/** Rounds each product up once over all its layers: later layers use up what earlier ones leave. */
function roundedOnce(chosen: readonly (Calculated | undefined)[]): (Calculated | undefined)[] {
  const needed = new Map<number, { exact: number; quantity: number }>();
  return chosen.map((line) => {
    if (!line) return undefined;
    const { id } = line.product;
    const before = needed.get(id) ?? { exact: 0, quantity: 0 };
    const exact = before.exact + line.working.exact;
    const total = Math.max(1, Math.ceil(Number(exact.toPrecision(12))));
    needed.set(id, { exact, quantity: total });
    return { ...line, quantity: total - before.quantity };
  });
}

function pricedLine({
  product: { price, vat_rate, weight_kg },
  quantity,
}: Omit<Calculated, 'working'>) {
  const totalCents = lineTotalCents({ price, quantity });
  return { quantity, weight_kg, totalCents, vatRate: vat_rate };
}

function weightOf(lines: readonly PlannedLine[]): number | undefined {
  return lines.reduce<number | undefined>((sum, { product: { weight_kg }, quantity }) => {
    return sum === undefined || weight_kg === undefined ? undefined : sum + weight_kg * quantity;
  }, 0);
}

function replacedOf(
  plan: Plan,
  goods: readonly PlannerGoods[],
  needs: readonly Need[],
  chosen: readonly (Calculated | undefined)[],
) {
  return needs.flatMap(({ slot }, index) => {
    const productId = plan.productIds[slot];
    const byId = chosen[index]?.product.id;
    if (productId === undefined || productId === byId) return [];
    const unfit = goods.find(({ id }) => id === productId)?.name;
    return [{ productId, ...(unfit && { unfit }), ...(byId !== undefined && { byId }) }];
  });
}

/** The goods as cart and requests take them: each product once. */
export function goodsOf({ lines }: WorkedOutPlan): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const { product, quantity } of lines) {
    quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity);
  }
  return [...quantities].map(([product_id, quantity]) => ({ product_id, quantity }));
}
