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

/** A line that was changed by hand, and what a plan would make of it. */
export interface HandChange {
  product_id: number;
  from: number;
  to: number;
}

interface Sending {
  /** The shopper agrees to lose what was changed by hand. */
  isSure: boolean;
  send(body: CartPlanRequest): Promise<unknown>;
}

/**
 * Puts a plan into the cart instead of its earlier self. Unless the shopper is sure, it does nothing if that would
 * change what was changed by hand, and answers what that is.
 */
export async function putPlan(
  id: string,
  next: NextPlan,
  { isSure, send }: Sending,
): Promise<HandChange[]> {
  const { pending } = stored();
  // Its answer got lost: whether it arrived is known once it is sent again.
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

/** Sends what the server has no line of, and keeps it until that has arrived. */
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
  // An ordered cart is followed by another one.
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
