import { parseOrderRequest } from '@shop/domain/order-schema';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { findOrder } from '../orders/find-order.ts';
import { type OrderDeps, placeOrder } from '../orders/place-order.ts';
import { refuse } from '../refusal.ts';

export function orderEndpoints(deps: OrderDeps): Endpoint[] {
  return [
    { path: '/api/orders', post: (req) => place(deps, req.body) },
    { path: '/api/orders/:orderNumber', get: (req) => find(deps, String(req.params.orderNumber)) },
  ];
}

async function place(deps: OrderDeps, body: unknown): Promise<Answer> {
  const request = parseOrderRequest(body);
  if (!request.ok) return refusalAnswer(refuse('invalid', request.message));
  const placed = await placeOrder(deps, request.value);
  if (!placed.ok) return refusalAnswer(placed);
  return {
    status: placed.isNew ? 201 : 200,
    headers: PERSONAL,
    content: { json: { order_number: placed.orderNumber } },
  };
}

async function find({ firestore }: OrderDeps, orderNumber: string): Promise<Answer> {
  const order = await findOrder(firestore, orderNumber);
  if (!order) return refusalAnswer(refuse('not_found', 'Diese Bestellung gibt es nicht.'));
  return { headers: PERSONAL, content: { json: order } };
}
