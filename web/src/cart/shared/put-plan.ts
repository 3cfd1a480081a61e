import type { CartPlanRequest } from '@shop/domain/cart/cart';
import {
  changedByHand,
  NO_CHANGES,
  sharesOf,
  undoOf,
  withPlan,
} from '@shop/domain/cart/cart-plans';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { randomId } from '../../lib/random-id.ts';
import {
  type CartState,
  type NextPlan,
  quantitiesOf,
  readCartState,
  writeCartState,
} from './cart-plan.ts';
import { loadCart } from './cart-query.ts';
import { storedChanges } from './use-cart.ts';

/** A line changed by hand, and the quantity that a plan would give it. */
export interface HandChange {
  product_id: number;
  from: number;
  to: number;
}

interface Sending {
  /** The shopper accepts losing changes made by hand. */
  isSure: boolean;
  send(body: CartPlanRequest): Promise<unknown>;
}

/**
 * Replaces a plan's earlier version in the cart. If that would overwrite changes made by hand and the shopper is not
 * sure, changes nothing and returns those changes.
 */
export async function putPlan(
  id: string,
  next: NextPlan,
  { isSure, send }: Sending,
): Promise<HandChange[]> {
  const { pending } = stored();
  // The response was lost. Sending it again is safe and tells whether it arrived.
  if (pending?.id === id) await complete(pending, send);
  const { server, state } = await currentCart();
  const before = state.plans.find((plan) => plan.id === id);
  const { changes, adds } = withPlan(id, next, server, state);
  const changed = (before ? changedByHand(before, server, state) : []).map((product_id) => ({
    product_id,
    from: sharesOf(product_id, server, state).total,
    to:
      adds.find((add) => add.product_id === product_id)?.quantity ??
      sharesOf(product_id, server, changes).total,
  }));
  const lost = changed.filter(({ from, to }) => from !== to);
  if (lost.length > 0 && !isSure) return lost;
  const undo = before && { what: `„${before.name}“ ersetzt.`, changes: undoOf(state, adds) };
  if (adds.length === 0) writeCartState({ ...changes, ...(undo && { undo }) });
  else await complete({ id, requestId: randomId(), server, adds, next }, send, { state, undo });
  return [];
}

/** Adds the lines that the server lacks, and stores them until that has succeeded. */
async function complete(
  pending: NonNullable<CartState['pending']>,
  send: Sending['send'],
  { state = stored(), undo }: { state?: CartState; undo?: CartState['undo'] | undefined } = {},
): Promise<void> {
  const { id, next, adds, server, requestId: request_id } = pending;
  const session = readSessionId();
  writeCartState({ ...state, pending });
  try {
    await send({ request_id, lines: adds });
  } catch (error) {
    if (error instanceof ApiFailure && error.status !== undefined && error.status < 500) {
      writeCartState(without(stored()));
    }
    throw error;
  }
  // The cart may have been ordered meanwhile; then a new one begins.
  const current = session === readSessionId() && session ? stored() : NO_CHANGES;
  const { changes } = withPlan(id, next, server, current);
  writeCartState({ ...without(changes), ...(undo && { undo }) });
}

const stored = () => readCartState(storedChanges.get(), {});

const without = ({ deltas, plans, raised }: CartState): CartState => ({ deltas, plans, raised });

async function currentCart() {
  const session = readSessionId();
  const { items, ordered } = session ? await loadCart(session) : { items: [], ordered: undefined };
  if (ordered) return { server: {}, state: NO_CHANGES };
  const server = quantitiesOf(items);
  return { server, state: without(readCartState(storedChanges.get(), server)) };
}
