import type { CartAddRequest, CartLine } from '@shop/domain/cart/cart';
import {
  type CartChanges,
  type CartPlan,
  NO_CHANGES,
  type Quantities,
} from '@shop/domain/cart/cart-plans';
import { useMemo } from 'react';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { plansOf, storedOfSession } from './stored-plans.ts';
import { isRecord, readCartChanges, storedChanges, useCart } from './use-cart.ts';

export type NextPlan = Omit<CartPlan, 'id' | 'cut'>;

/** What is kept in the browser of a session's cart. */
export interface CartState extends CartChanges {
  /** The state before the last change that can be undone. */
  undo?: { what: string; changes: CartChanges };
  /** A plan on its way to the server, whose answer may have got lost. */
  pending?: {
    id: string;
    requestId: string;
    server: Quantities;
    adds: CartAddRequest[];
    next: NextPlan;
  };
}

/** The one plan that versions without quantities kept. */
const formerPlan = storedText('cartPlan', () => window.localStorage);

/** The stored state of a session's cart; a damaged one counts as none. */
export function readCartState(text: string | null, server: Quantities, session = readSessionId()) {
  const deltas = readCartChanges(text, session);
  const stored = storedOfSession(text, session);
  const { raised, undo, pending } = stored as Partial<CartState>;
  const read: CartState = {
    deltas,
    plans: plansOf(stored) ?? formerPlans(server),
    raised: isRecord(raised) ? raised : {},
    ...(isRecord(undo) && isChanges(undo.changes) && { undo }),
    ...(isRecord(pending) && { pending }),
  };
  return read;
}

const isChanges = (changes: Partial<CartChanges>) =>
  isRecord(changes) &&
  isRecord(changes.deltas) &&
  isRecord(changes.raised) &&
  Array.isArray(changes.plans);

function formerPlans(server: Quantities): CartPlan[] {
  const stored = parseStored(formerPlan.get()) as Partial<NextPlan & { productIds: number[] }>;
  const { name, path, productIds } = stored ?? {};
  if (!name || !path?.startsWith('/planer/') || !Array.isArray(productIds)) return [];
  const lines = productIds.flatMap((product_id) => {
    const quantity = server[product_id];
    return quantity ? { product_id, quantity } : [];
  });
  return lines.length > 0 ? [{ id: planSlug(path), name, path, lines, cut: {} }] : [];
}

/** `einfahrt` of `/planer/einfahrt?m2=40`, which names its plan in the cart. */
export const planSlug = (path: string): string => path.split(/[/?]/)[2] ?? '';

export function writeCartState(state: CartState): void {
  const sessionId = readSessionId();
  if (!sessionId) return;
  storedChanges.set(JSON.stringify({ sessionId, ...state }));
  formerPlan.remove();
}

export const quantitiesOf = (items: readonly CartLine[]): Quantities =>
  Object.fromEntries(items.map(({ product_id, quantity }) => [product_id, quantity]));

/** The cart, and the plan each of its units belongs to. */
export function useCartState() {
  const { serverItems, isLoading, hasFailed, sessionId } = useCart();
  const text = useStoredText(storedChanges);
  return useMemo(() => {
    const server = quantitiesOf(serverItems);
    const state = sessionId ? readCartState(text, server, sessionId) : NO_CHANGES;
    return { server, state: state as CartState, isKnown: !isLoading && !hasFailed };
  }, [serverItems, text, sessionId, isLoading, hasFailed]);
}
