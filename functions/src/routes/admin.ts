import type { OrderStatus } from '@shop/domain/order';
import { isOrderStatus } from '@shop/domain/order-status';
import { adminOf } from '../accounts/admin-guard.ts';
import { type ChangeDeps, changeStatus } from '../admin/change-status.ts';
import { listContacts, listOrders } from '../admin/lists.ts';
import { ordersPerDay, readStats } from '../admin/statistics.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { route } from '../http/route.ts';
import { listUndelivered, retryUndelivered } from '../mail/undelivered-mail.ts';
import { countWaiting } from '../mail/waiting-mail.ts';
import { pageReply } from '../paging/list-page.ts';
import { readAfter } from '../paging/position.ts';

type AdminRouteDeps = ChangeDeps;

/** What admins read and change; `adminGuard` protects all of `/api/admin`. */
export function adminRoutes(deps: AdminRouteDeps) {
  return [
    route('GET /api/admin/stats', async () => ({ body: await readStats(deps) })),
    route('GET /api/admin/orders-per-day', async () => ({ body: await ordersPerDay(deps) })),
    route('GET /api/admin/contacts', async ({ req }) => {
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      return pageReply(await listContacts(deps, position.after));
    }),
    route('GET /api/admin/orders', async ({ req }) => {
      const wanted = readStatus(req.query.status);
      if (!wanted.ok) return wanted;
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      return pageReply(await listOrders(deps, wanted.status, position.after));
    }),
    route('POST /api/admin/orders/{orderNumber}/status', async ({ params, body, req }) => {
      const changed = await changeStatus(deps, params.orderNumber, body, adminOf(req).uid);
      return changed.ok ? { body: changed.order } : changed;
    }),
    route('GET /api/admin/undelivered-mail', async () => ({ body: await listUndelivered(deps) })),
    route('GET /api/admin/waiting-mail', async () => ({ body: await countWaiting(deps) })),
    route('POST /api/admin/undelivered-mail/{id}/retry', async ({ params }) => {
      const retried = await retryUndelivered(deps, params.id);
      return retried.ok ? { body: null } : retried;
    }),
  ];
}

function readStatus(value: unknown): { ok: true; status: OrderStatus | undefined } | Refusal {
  if (value === undefined || isOrderStatus(value)) return { ok: true, status: value };
  return refuse('invalid', 'Diesen Bestellstatus gibt es nicht.');
}
