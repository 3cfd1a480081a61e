import type { OrderStatus } from '@shop/domain/order';
import { isOrderStatus } from '@shop/domain/order-status';
import { adminOf } from '../accounts/admin-guard.ts';
import { type AdminDeps, listOrders } from '../admin/admin-orders.ts';
import { changeStatus } from '../admin/change-status.ts';
import { ordersPerDay, readStats } from '../admin/statistics.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { route } from '../http/route.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { listUndelivered, retryUndelivered } from '../mail/undelivered-mail.ts';
import { listPage, pageReply } from '../paging/list-page.ts';
import { readAfter } from '../paging/position.ts';
import { contactsOf, toStoredContact } from '../stored/contact.ts';

type AdminRouteDeps = AdminDeps & Pick<OutboxDeps, 'mail'>;

/** What admins read and do; `adminGuard` stands before all of `/api/admin`. */
export function adminRoutes(deps: AdminRouteDeps) {
  const { firestore, log } = deps;
  return [
    route('GET /api/admin/stats', async () => ({ body: await readStats(deps) })),
    route('GET /api/admin/orders-per-day', async () => ({ body: await ordersPerDay(deps) })),
    route('GET /api/admin/contacts', async ({ req }) => {
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      const contacts = contactsOf(firestore);
      return pageReply(await listPage(contacts, position.after, log, toStoredContact));
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
