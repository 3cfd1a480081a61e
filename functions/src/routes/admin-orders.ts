import type { OrderStatus } from '@shop/domain/order';
import { isOrderStatus, isStatusChangeRequest } from '@shop/domain/order-status';
import type { Request } from 'express';
import { adminOf } from '../accounts/admin-guard.ts';
import { listOrders } from '../admin/list-orders.ts';
import { moveOrder } from '../admin/move-order.ts';
import type { OfficeDeps } from '../admin/office-deps.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { pageAnswer, readAfter } from '../http/page.ts';

/** The orders as the office lists and moves them; a guard stands before all of `/api/admin`. */
export function adminOrderEndpoints(deps: OfficeDeps): Endpoint[] {
  return [
    { path: '/api/admin/orders', get: (req) => list(deps, req.query) },
    { path: '/api/admin/orders/:orderNumber/status', post: (req) => move(deps, req) },
  ];
}

async function list(deps: OfficeDeps, query: Request['query']): Promise<Answer> {
  const wanted = readStatus(query.status);
  if (!wanted.ok) return refusalAnswer(wanted);
  const position = readAfter(query.after);
  if (!position.ok) return refusalAnswer(position);
  return pageAnswer(await listOrders(deps, wanted.status, position.after));
}

function readStatus(value: unknown): { ok: true; status: OrderStatus | undefined } | Refusal {
  if (value === undefined || isOrderStatus(value)) return { ok: true, status: value };
  return refuse('invalid', 'Diesen Bestellstatus gibt es nicht.');
}

async function move(deps: OfficeDeps, req: Request): Promise<Answer> {
  const { body, params } = req;
  if (!isStatusChangeRequest(body)) {
    return refusalAnswer(refuse('invalid', 'Die Angaben zum Bestellstatus sind ungültig.'));
  }
  const moved = await moveOrder(deps, String(params.orderNumber), body, adminOf(req).uid);
  if (!moved.ok) return refusalAnswer(moved);
  return { headers: PERSONAL, content: { json: moved.order } };
}
