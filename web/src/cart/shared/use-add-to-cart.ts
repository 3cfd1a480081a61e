import type { CartAddRequest, CartPlanRequest } from '@shop/domain/cart/cart';
import { SESSION_ID_HEADER } from '@shop/domain/contract/call';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../lib/announcer/announce.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { sendToApi } from '../../lib/api/client.ts';
import { readSessionId, storeSessionId } from '../../lib/browser-storage/session-id.ts';
import { orderedFor } from '../../lib/own-prices.ts';
import { randomId } from '../../lib/random-id.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { CART_KEY, loadCart } from './cart-query.ts';

/** Adds units of a product to the cart. A failure is logged, and `add` rejects. */
export function useAddToCart(): {
  add(productId: number, quantity: number): Promise<void>;
  /** Starts a new cart with these lines; the old one stays until all are added. */
  replace(lines: readonly CartAddRequest[]): Promise<void>;
  isAdding: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(addingTo(client));
  const { mutateAsync: replace } = useMutation({ ...addingTo(client), mutationFn: beginCart });
  return {
    add: (productId, quantity) => mutateAsync({ product_id: productId, quantity }),
    replace,
    isAdding: isPending,
  };
}

async function beginCart(lines: readonly CartAddRequest[]): Promise<void> {
  const sessionId = randomId();
  for (const line of lines) await sendAdd(sessionId, line);
  storeSessionId(sessionId);
}

/** Adding to the cart as a mutation, for hooks and for lists, whose cards use no hooks. */
export function addingTo(client: QueryClient) {
  return {
    mutationFn: addToCart,
    // Sequentially: two simultaneous first adds would start two sessions.
    scope: { id: CART_KEY },
    networkMode: 'always' as const,
    onError: (error: Error) => console.error('Failed to add to cart:', error),
    onSuccess: () => {
      // A load started before the add would bring back the old cart.
      void client
        .cancelQueries({ queryKey: [CART_KEY] })
        .then(() => client.invalidateQueries({ queryKey: [CART_KEY] }));
    },
  };
}

/** How long the confirmation of an add is shown. */
export const CONFIRMED_FOR_MS = 3000;

export const ADDED = 'Zum Warenkorb hinzugefügt';

/** The specification asks for no visible change, but screen readers need a message. */
export function announceNotAdded(): void {
  announce('Der Artikel liegt nicht im Warenkorb. Bitte versuchen Sie es erneut.');
}

/**
 * Adds units to the visitor's cart on the server. Begins a session for the first add, and if the cart
 * has been ordered meanwhile (in another tab, or the answer got lost) and nothing was added to it later.
 */
export const addToCart = (request: CartAddRequest): Promise<void> =>
  inOpenCart((sessionId) => sendAdd(sessionId, request));

async function inOpenCart(send: (sessionId: string) => Promise<unknown>): Promise<void> {
  const sessionId = readSessionId() ?? randomId();
  try {
    await inSession(sessionId, send);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 409)) throw error;
    const { ordered } = await loadCart(sessionId);
    await inSession(ordered?.laterSessionId ?? randomId(), send);
  }
}

/** Stores the id only once the server has the cart: until then there is nothing to load. */
async function inSession(
  sessionId: string,
  send: (sessionId: string) => Promise<unknown>,
): Promise<void> {
  await send(sessionId);
  storeSessionId(sessionId);
}

const sendAdd = (sessionId: string, body: CartAddRequest): Promise<void> =>
  sendToApi('POST /api/cart', {
    body: { ...body, ...orderedFor() },
    headers: { [SESSION_ID_HEADER]: sessionId },
  });

/** Adds lines in one call. Retrying the same lines after a failure adds them only once. */
export function useAddLines() {
  const { idOf, arrived } = useRequestId();
  const { send, isPending } = useSendLines();
  async function addLines(lines: readonly CartAddRequest[]): Promise<void> {
    await send({ request_id: idOf(lines), lines: [...lines] });
    arrived();
  }
  return { addLines, isPending };
}

/** Adds the lines of a request, once per request id. */
export function useSendLines() {
  const { mutateAsync, isPending } = useMutation({
    ...addingTo(useQueryClient()),
    mutationFn: ({ request_id, lines }: CartPlanRequest) =>
      inOpenCart((sessionId) => {
        const body = { request_id, lines: lines.map((line) => ({ ...line, ...orderedFor() })) };
        return sendToApi('POST /api/cart/plan', {
          body,
          headers: { [SESSION_ID_HEADER]: sessionId },
        });
      }),
  });
  return { send: mutateAsync, isPending };
}
