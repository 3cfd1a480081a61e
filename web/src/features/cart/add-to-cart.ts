import { SESSION_ID_HEADER } from '@shop/domain/api';
import type { CartAddRequest } from '@shop/domain/cart';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { sendToApi } from '../../lib/api/client.ts';
import { readSessionId, storeSessionId } from '../../lib/browser-storage/session-id.ts';
import { randomId } from '../../lib/random-id.ts';

/**
 * Adds units to the visitor's cart on the server; the first add begins a session. A cart that has
 * been ordered meanwhile (in another tab, or the answer got lost) is left for a new session.
 */
export async function addToCart(request: CartAddRequest): Promise<void> {
  const sessionId = readSessionId() ?? randomId();
  try {
    await addToSession(sessionId, request);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 409)) throw error;
    await addToSession(randomId(), request);
  }
}

/** The id is stored only once the server has the cart: before, there is nothing to ask it for. */
async function addToSession(sessionId: string, body: CartAddRequest): Promise<void> {
  await sendToApi('POST /api/cart', { body, headers: { [SESSION_ID_HEADER]: sessionId } });
  storeSessionId(sessionId);
}
