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
import { plansOf } from './stored-plans.ts';
import { isRecord, readCartChanges, storedChanges, storedOfSession, useCart } from './use-cart.ts';

export type NextPlan = Omit<CartPlan, 'id' | 'cut'>;

/** What the browser keeps of a session's cart. */
export interface CartState extends CartChanges {
  /** The state before the last undoable change. */
  undo?: { what: string; changes: CartChanges };
  /** A plan being sent to the server; its response may have been lost. */
  pending?: {
    id: string;
    requestId: string;
    server: Quantities;
    adds: CartAddRequest[];
    next: NextPlan;
  };
}

/** Older versions kept a single plan, without quantities. */
const formerPlan = storedText('cartPlan', () => window.localStorage);

/** The stored state of a session's cart; damaged parts are dropped. */
export function readCartState(
  text: string | null,
  server: Quantities,
  session = readSessionId(),
): CartState {
  const deltas = readCartChanges(text, session);
  const stored = storedOfSession(text, session);
  const { raised, undo, pending } = stored as Partial<CartState>;
  return {
    deltas,
    plans: plansOf(stored) ?? formerPlans(server),
    raised: isRecord(raised) ? raised : {},
    ...(isRecord(undo) && isChanges(undo.changes) && { undo }),
    ...(isRecord(pending) && { pending }),
  };
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

/** `einfahrt` of `/planer/einfahrt?m2=40`: the id of the project's first plan in the cart. */
export const planSlug = (path: string): string => path.split(/[/?]/)[2] ?? '';

export function writeCartState(state: CartState): void {
  const sessionId = readSessionId();
  if (!sessionId) return;
  storedChanges.set(JSON.stringify({ sessionId, ...state }));
  formerPlan.remove();
}

export const quantitiesOf = (items: readonly CartLine[]): Quantities =>
  Object.fromEntries(items.map(({ product_id, quantity }) => [product_id, quantity]));

/** The cart, and which plan each of its units belongs to. */
export function useCartState() {
  const { serverItems, isLoading, hasFailed, sessionId } = useCart();
  const text = useStoredText(storedChanges);
  return useMemo(() => {
    const server = quantitiesOf(serverItems);
    const state: CartState = sessionId ? readCartState(text, server, sessionId) : NO_CHANGES;
    return { server, state, isKnown: !isLoading && !hasFailed };
  }, [serverItems, text, sessionId, isLoading, hasFailed]);
}
