import type { CartItem } from '@shop/domain/cart';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { removeSessionId, useSessionId } from '../../lib/browser-storage/session-id.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { effectiveItems, withQuantity } from './cart-changes.ts';
import { CART_KEY, cartQuery } from './cart-query.ts';
import { changeDeltas, removeDeltas, useDeltas } from './use-deltas.ts';

export interface Cart {
  sessionId: string | undefined;
  /** The lines as the shopper sees them, local changes included. */
  items: CartItem[];
  /** The first load runs: nothing is known yet. */
  isLoading: boolean;
  /** It could not be loaded: there may be lines that are not known. */
  hasFailed: boolean;
  /** Set when the cart has been ordered already: the order whose answer got lost. */
  orderNumber: string | undefined;
  /** Local only: no call is made (the server's cart changes by adding and by ordering). */
  setQuantity(item: CartItem, quantity: number): void;
  remove(item: CartItem): void;
  /** Asks the server again, after it refused an order because of a changed price. */
  reload(): void;
}

/** The visitor's cart. A failed load is logged and leaves the cart empty. */
export function useCart(): Cart {
  const sessionId = useSessionId();
  const deltas = useDeltas(sessionId);
  const { data, error, isFetching, refetch } = useQuery(cartQuery(sessionId));
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (error) console.error('Failed to load cart:', error);
  }, [error]);

  const items = data ? effectiveItems(data.items, deltas) : [];
  function setQuantity({ id }: CartItem, quantity: number): void {
    const serverItem = data?.items.find((item) => item.id === id);
    if (serverItem) changeDeltas((current) => withQuantity(current, serverItem, quantity));
  }
  return {
    sessionId,
    items,
    isLoading: !isHydrated || (isFetching && data === undefined),
    hasFailed: error !== null && data === undefined,
    orderNumber: data?.orderNumber,
    setQuantity,
    remove: (item) => setQuantity(item, 0),
    reload: () => void refetch(),
  };
}

/** Forgets the session, the local changes and the loaded cart, once it has been ordered. */
export function useForgetCart(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    removeSessionId();
    removeDeltas();
    client.removeQueries({ queryKey: [CART_KEY] });
  }, [client]);
}
