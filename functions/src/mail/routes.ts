import { route } from '../http/route.ts';
import type { OutboxDeps } from './outbox.ts';
import { countWaiting, listUndelivered, retryUndelivered } from './undelivered-mail.ts';

/** Mails that wait or were given up; `adminGuard` protects all of `/api/admin`. */
export function mailRoutes(deps: OutboxDeps) {
  return [
    route('GET /api/admin/undelivered-mail', async () => ({ body: await listUndelivered(deps) })),
    route('GET /api/admin/waiting-mail', async () => ({ body: await countWaiting(deps) })),
    route('POST /api/admin/undelivered-mail/{id}/retry', ({ params }) =>
      retryUndelivered(deps, params.id),
    ),
  ];
}
