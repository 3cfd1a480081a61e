import type { CartLine } from '@shop/domain/cart/cart';
import { LATER_SESSION_HEADER, ORDER_NUMBER_HEADER } from '@shop/domain/contract/call';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApiWithHeaders } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';

/** The first part of the key of every cart query. */
export const CART_KEY = 'cart';

export interface ServerCart {
  items: CartLine[];
  /** Set once it has been ordered. */
  ordered?: OrderedCart;
}

/** A cart that has become an order, and the cart that later additions moved to. */
export interface OrderedCart {
  sessionId: string;
  orderNumber: string;
  laterSessionId?: string | undefined;
}

/** The server's cart of a session; without a session nothing is loaded. */
export function cartQuery(sessionId: string | undefined) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [CART_KEY, sessionId],
    queryFn: sessionId ? ({ signal }) => loadCart(sessionId, signal) : skipToken,
    staleTime: 10_000,
  });
}

export async function loadCart(sessionId: string, signal?: AbortSignal): Promise<ServerCart> {
  const { body, headers } = await callApiWithHeaders('GET /api/cart/{sessionId}', {
    params: { sessionId },
    ...(signal && { signal }),
  });
  const orderNumber = headers.get(ORDER_NUMBER_HEADER);
  if (!orderNumber) return { items: body };
  const laterSessionId = headers.get(LATER_SESSION_HEADER) ?? undefined;
  return { items: body, ordered: { sessionId, orderNumber, laterSessionId } };
}
