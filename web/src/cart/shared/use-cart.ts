import type { CartLine } from '@shop/domain/cart/cart';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import {
  readSessionId,
  removeSessionId,
  storeSessionId,
  useSessionId,
} from '../../lib/browser-storage/session-id.ts';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { atOwnPrice, type PriceOf, usePriceOf } from '../../lib/own-prices.ts';
import { orderConfirmationPath } from '../../lib/paths.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { CART_KEY, cartQuery, loadCart, type OrderedCart } from './cart-query.ts';

export type Cart = ReturnType<typeof useCart>;

/** The visitor's cart. A failed load is logged and leaves the cart empty. */
export function useCart() {
  const sessionId = useSessionId();
  const deltas = useDeltas(sessionId);
  const { data, error, isFetching, refetch } = useQuery(cartQuery(sessionId));
  const isHydrated = useIsHydrated();
  useLogFailure('Failed to load cart', error);

  const of = usePriceOf();
  const items = data ? pricedItems(effectiveItems(data.items, deltas), of) : [];
  return {
    sessionId,
    /** As the shopper sees them, local changes included. */
    items,
    /** During the first load. */
    isLoading: !isHydrated || (isFetching && data === undefined),
    /** Loading failed, so it may hold unknown lines. */
    hasFailed: error !== null && data === undefined,
    /** What the server holds, without local changes. */
    serverItems: data?.items ?? NONE,
    /** Set if the cart has already been ordered and the answer got lost. */
    ordered: data?.ordered,
    /** After the server refused an order because of a changed price. */
    reload: () => void refetch(),
  };
}

/** The cart as the shopper currently sees it. Rejects if it cannot be loaded. */
export async function loadCartItems(client: QueryClient): Promise<CartLine[]> {
  const sessionId = readSessionId();
  if (!sessionId) return [];
  const query = { ...cartQuery(sessionId), queryFn: () => loadCart(sessionId), staleTime: 0 };
  const { items } = await client.fetchQuery(query);
  return effectiveItems(items, readCartChanges(storedChanges.get(), sessionId));
}

export function useCartCount(): number {
  const sessionId = useSessionId();
  const deltas = useDeltas(sessionId);
  const { data } = useQuery(cartQuery(sessionId));
  const of = usePriceOf();
  return data ? pricedItems(effectiveItems(data.items, deltas), of).length : 0;
}

/**
 * Once the cart has become an order, clears it and opens the confirmation. Later additions stay, as the cart of their
 * own session. Returns true from then on, so that the page does not show an empty cart.
 */
export function useOrderRedirect(ordered: OrderedCart | undefined): boolean {
  const [order, setOrder] = useState(ordered);
  if (ordered !== undefined && order === undefined) setOrder(ordered);
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (order === undefined) return;
    const { sessionId, orderNumber, laterSessionId } = order;
    const { plans } = storedOfSession(storedChanges.get(), sessionId);
    // Another window may already have begun the next cart.
    if (readSessionId() === sessionId) {
      if (laterSessionId) storeSessionId(laterSessionId);
      else removeSessionId();
      storedChanges.remove();
    }
    client.removeQueries({ queryKey: [CART_KEY, sessionId] });
    navigate(orderConfirmationPath(orderNumber), { replace: true, state: { plans } });
  }, [order, client, navigate]);
  return order !== undefined;
}

const NONE: CartLine[] = [];

/** Local changes, with the plans in the cart (`cart-plan.ts`). */
export const storedChanges = storedText('cartChanges', () => window.localStorage);

/** The shopper's local changes to a session's cart, including those made in another tab. */
function useDeltas(sessionId: string | undefined): CartDeltas {
  const text = useStoredText(storedChanges);
  return useMemo(() => readCartChanges(text, sessionId), [text, sessionId]);
}

/** Difference to the server's quantity by line id. */
type CartDeltas = Readonly<Record<string, number>>;

/** At the current company's prices. Lines without one stay hidden until their company orders again. */
const pricedItems = (lines: readonly CartLine[], of: PriceOf | undefined) =>
  lines.flatMap((line) => {
    const { price, ...item } = atOwnPrice(line, of);
    return price === undefined ? [] : { ...item, price };
  });

/** The cart as the shopper sees it: server quantity plus delta; a line at 0 or below is gone. */
export function effectiveItems<Line extends CartLine>(
  items: readonly Line[],
  deltas: CartDeltas,
): Line[] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity + (deltas[item.id] ?? 0) }))
    .filter((item) => item.quantity > 0)
    .map((item) => ({ ...item, quantity: Math.min(item.quantity, MAX_QUANTITY) }));
}

/** What the browser keeps of a session's cart; another session's or damaged text counts as nothing. */
export function storedOfSession(
  text: string | null,
  session: string | undefined,
): Record<string, unknown> {
  const stored = parseStored(text);
  const isOwn = isRecord(stored) && session !== undefined && stored.sessionId === session;
  return isOwn ? stored : {};
}

/** The stored deltas of a session, without damaged ones. */
export function readCartChanges(text: string | null, sessionId: string | undefined): CartDeltas {
  const { deltas } = storedOfSession(text, sessionId);
  const known = Object.entries(isRecord(deltas) ? deltas : {});
  return Object.fromEntries(known.filter(([, delta]) => Number.isSafeInteger(delta))) as CartDeltas;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
