import type { CartItem } from '@shop/domain/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { removeSessionId, useSessionId } from '../session-id/session-id.ts';
import { addToCart } from './add-to-cart.ts';
import { effectiveItems, withQuantity } from './cart-changes.ts';
import { CART_KEY, cartQuery } from './cart-query.ts';
import { changeDeltas, removeDeltas, useDeltas } from './use-deltas.ts';

/** How many different articles the cart holds; 0 while that is unknown. */
export function useCartCount(): number {
  const sessionId = useSessionId();
  const deltas = useDeltas(sessionId);
  const { data } = useQuery(cartQuery(sessionId));
  return data ? effectiveItems(data.items, deltas).length : 0;
}

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

/**
 * Adds units of a product to the cart. `add` rejects when that failed, after logging it: the
 * caller only has to leave the page as it is.
 */
export function useAddToCart(): {
  add(productId: number, quantity: number): Promise<void>;
  isAdding: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: addToCart,
    // One after the other: two first adds at once would begin two sessions.
    scope: { id: CART_KEY },
    networkMode: 'always',
    onError: (error) => console.error('Failed to add to cart:', error),
    onSuccess: () => {
      // A load that began before the add must not be mistaken for the answer after it.
      void client
        .cancelQueries({ queryKey: [CART_KEY] })
        .then(() => client.invalidateQueries({ queryKey: [CART_KEY] }));
    },
  });
  return {
    add: (productId, quantity) => mutateAsync({ product_id: productId, quantity }),
    isAdding: isPending,
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
