import { ORDER_NUMBER_HEADER, SESSION_ID_HEADER } from '@shop/domain/api';
import { isCartAddRequest, isSessionId } from '@shop/domain/cart';
import { addToCart, type CartDeps } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';

const NO_SESSION = refuse('invalid', 'Die Sitzung ist ungültig.');
const NOT_ADDABLE = refuse('invalid', 'Die Angaben zum Artikel oder zur Menge sind ungültig.');

export function cartEndpoints(deps: CartDeps): Endpoint[] {
  return [
    { path: '/api/cart', post: (req) => add(deps, req.get(SESSION_ID_HEADER), req.body) },
    { path: '/api/cart/:sessionId', get: (req) => read(deps, req.params.sessionId) },
  ];
}

async function add(deps: CartDeps, sessionId: unknown, body: unknown): Promise<Answer> {
  if (!isSessionId(sessionId)) return refusalAnswer(NO_SESSION);
  if (!isCartAddRequest(body)) return refusalAnswer(NOT_ADDABLE);
  const added = await addToCart(deps, sessionId, body);
  if (!added.ok) return refusalAnswer(added);
  return { headers: PERSONAL, content: { json: added.items } };
}

async function read(deps: CartDeps, sessionId: unknown): Promise<Answer> {
  if (!isSessionId(sessionId)) return refusalAnswer(NO_SESSION);
  const { items, orderNumber } = await readCart(deps, sessionId);
  const headers = orderNumber ? { ...PERSONAL, [ORDER_NUMBER_HEADER]: orderNumber } : PERSONAL;
  return { headers, content: { json: items } };
}
