import type { StageWish } from '../delivery/stage.ts';
import type { CartAddRequest } from './cart.ts';

/** Goods of a plan, each product once, with the stage they are delivered for. */
export interface PlanLine extends Omit<CartAddRequest, 'customer_number'>, StageWish {}

/** A plan whose goods were put into the cart. */
export interface CartPlan {
  id: string;
  /** `Einfahrt, 40 m²` */
  name: string;
  /** Address of the plan. */
  path: string;
  lines: readonly PlanLine[];
  /** By how much products were reduced by hand. */
  cut: Quantities;
}

/** By a product's id, which is also that of its line in the cart. */
export type Quantities = Readonly<Record<string, number>>;

/** The browser's changes to the server's cart. */
export interface CartChanges {
  /** Differences to the server's quantities. */
  deltas: Quantities;
  plans: readonly CartPlan[];
  /** By how much products of plans were increased by hand. */
  raised: Quantities;
}

export const NO_CHANGES: CartChanges = { deltas: {}, plans: [], raised: {} };

const at = (quantities: Quantities, id: string | number): number => quantities[id] ?? 0;

const wantedOf = (plan: Pick<CartPlan, 'lines'> | undefined, id: string | number): number =>
  plan?.lines.find(({ product_id }) => `${product_id}` === `${id}`)?.quantity ?? 0;

/** Units of a product by owner: each plan's share, and the rest, which is the shopper's own. */
export function sharesOf(id: string | number, server: Quantities, { deltas, plans }: CartChanges) {
  const total = Math.max(0, at(server, id) + at(deltas, id));
  let left = total;
  const shares = plans.map((plan) => {
    // The server may have lost a line, as when its product is no longer sold.
    const share = Math.min(left, wantedOf(plan, id) - at(plan.cut, id));
    left -= share;
    return share;
  });
  return { total, own: left, shares };
}

/** A plan's lines as they are in the cart; units added by hand count for the first plan with that product. */
export function linesInCart(plan: CartPlan, server: Quantities, changes: CartChanges): PlanLine[] {
  const index = changes.plans.indexOf(plan);
  const lines = plan.lines.map((line) => {
    const { own, shares } = sharesOf(line.product_id, server, changes);
    const isFirst = shares.findIndex((share) => share > 0) === index;
    const more = isFirst ? Math.min(own, at(changes.raised, line.product_id)) : 0;
    return { ...line, quantity: (shares[index] ?? 0) + more };
  });
  return lines.filter(({ quantity }) => quantity > 0);
}

/** The products of a plan whose quantities were changed in the cart. */
export function changedByHand(plan: CartPlan, server: Quantities, changes: CartChanges): number[] {
  const index = changes.plans.indexOf(plan);
  const isChanged = ({ product_id, quantity }: PlanLine) =>
    at(changes.raised, product_id) > 0 ||
    sharesOf(product_id, server, changes).shares[index] !== quantity;
  return plan.lines.filter(isChanged).map(({ product_id }) => product_id);
}

/** Whether the cart holds exactly this plan, unchanged by hand. */
export function holdsPlan(
  wanted: Omit<CartPlan, 'cut' | 'name'>,
  server: Quantities,
  changes: CartChanges,
): boolean {
  const plan = changes.plans.find(({ id }) => id === wanted.id);
  const isSame = plan?.path === wanted.path && lineText(plan.lines) === lineText(wanted.lines);
  return isSame && changedByHand(plan, server, changes).length === 0;
}

const lineText = (lines: readonly PlanLine[]): string =>
  JSON.stringify(
    lines.map(({ product_id, quantity, stage, wished_day }) => [
      product_id,
      quantity,
      stage,
      wished_day,
    ]),
  );

/**
 * Sets a line to a quantity by hand; 0 removes it. Reductions come off the shopper's own units first, then off the
 * last plan; increases fill up the plans first.
 */
export function withQuantity(
  id: string | number,
  quantity: number,
  server: Quantities,
  changes: CartChanges,
): CartChanges {
  const { raised } = changes;
  const { total, own, shares } = sharesOf(id, server, changes);
  const isPlanned = shares.some((share) => share > 0);
  let less = Math.max(0, total - quantity - own);
  let more = Math.max(0, quantity - total);
  const plans = [...changes.plans].reverse().map((plan, index) => {
    const share = shares[shares.length - 1 - index] ?? 0;
    const missing = wantedOf(plan, id) - share;
    const [off, back] = [Math.min(share, less), Math.min(missing, more)];
    less -= off;
    more -= back;
    return { ...plan, cut: without0({ ...plan.cut, [id]: missing + off - back }) };
  });
  const beyond = at(raised, id) + (isPlanned ? more : 0) - Math.max(0, total - quantity);
  return withoutGone(server, {
    deltas: without0({ ...changes.deltas, [id]: quantity - at(server, id) }),
    plans: plans.reverse(),
    raised: without0({ ...raised, [id]: Math.max(0, beyond) }),
  });
}

/**
 * Adds, replaces or removes a plan. Other plans and the shopper's own goods stay. `adds` are lines that the server
 * lacks and must get first.
 */
export function withPlan(
  id: string,
  next: Pick<CartPlan, 'name' | 'path' | 'lines'> | undefined,
  server: Quantities,
  changes: CartChanges,
): { changes: CartChanges; adds: CartAddRequest[] } {
  const { plans } = changes;
  const index = plans.findIndex((plan) => plan.id === id);
  const before = plans[index];
  const deltas = { ...changes.deltas };
  const raised = { ...changes.raised };
  const adds: CartAddRequest[] = [];
  const all = [...(before?.lines ?? []), ...(next?.lines ?? [])];
  for (const product of new Set(all.map(({ product_id }) => product_id))) {
    const { total, own, shares } = sharesOf(product, server, changes);
    // Units added by hand to the replaced plan go with it.
    const more = wantedOf(before, product) > 0 ? Math.min(own, at(raised, product)) : 0;
    if (more > 0) delete raised[product];
    const wanted = total - (shares[index] ?? 0) - more + wantedOf(next, product);
    if (!at(server, product) && wanted > 0) adds.push({ product_id: product, quantity: wanted });
    deltas[product] = at(server, product) || !wanted ? wanted - at(server, product) : 0;
  }
  const placed = next ? [{ ...next, id, cut: {} }] : [];
  const after =
    index < 0 ? [...plans, ...placed] : plans.flatMap((plan) => (plan === before ? placed : plan));
  return { changes: { deltas: without0(deltas), raised, plans: after }, adds };
}

/** Drops plans none of whose lines are left in the cart. */
function withoutGone(server: Quantities, changes: CartChanges): CartChanges {
  const isThere = (plan: CartPlan) => linesInCart(plan, server, changes).length > 0;
  return { ...changes, plans: changes.plans.filter(isThere) };
}

/** Empties the cart; what is added later still counts. */
export function emptied(server: Quantities): CartChanges {
  const deltas = Object.fromEntries(Object.entries(server).map(([id, has]) => [id, -has]));
  return { ...NO_CHANGES, deltas };
}

/** Changes that restore an earlier state, given what a plan has added to the server's cart since. */
export function undoOf(before: CartChanges, adds: readonly CartAddRequest[] = []): CartChanges {
  const deltas = { ...before.deltas };
  for (const { product_id, quantity } of adds) {
    deltas[product_id] = at(deltas, product_id) - quantity;
  }
  return { ...before, deltas: without0(deltas) };
}

const without0 = (quantities: Quantities): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity !== 0));
