import { parseOrderRequest } from '@shop/domain/order-schema';
import type { Request } from 'express';
import { findCustomer, type SessionDeps } from '../accounts/session.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { findOrder } from '../orders/find-order.ts';
import { type OrderDeps, placeOrder } from '../orders/place-order.ts';

interface OrderEndpointDeps extends OrderDeps, SessionDeps {}

export function orderEndpoints(deps: OrderEndpointDeps): Endpoint[] {
  return [
    { path: '/api/orders', post: (req) => place(deps, req) },
    { path: '/api/orders/:orderNumber', get: (req) => find(deps, String(req.params.orderNumber)) },
  ];
}

async function place(deps: OrderEndpointDeps, req: Request): Promise<Answer> {
  const request = parseOrderRequest(req.body);
  if (!request.ok) return refusalAnswer(refuse('invalid', request.message));
  const customer = await findCustomer(deps, req);
  const placed = await placeOrder(deps, request.value, {
    address: clientAddress(req),
    userId: customer?.uid,
  });
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
