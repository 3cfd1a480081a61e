import { route } from '../http/route.ts';
import { openHealth } from './health.ts';
import type { OutboxDeps } from './outbox.ts';
import { countWaiting, listUndelivered, readAbout, retryUndelivered } from './undelivered-mail.ts';

/** Waiting and undelivered mails, and health; `adminGuard` protects all of `/api/admin`. */
export function mailRoutes(deps: OutboxDeps) {
  const health = openHealth(deps);
  return [
    route('GET /api/health', async () => ({ body: (await health.fresh()).value })),
    route('GET /api/admin/undelivered-mail', async ({ req }) => {
      const about = readAbout(req.query.about);
      return about.ok ? { body: await listUndelivered(deps, about.value) } : about;
    }),
    route('GET /api/admin/waiting-mail', async () => ({ body: await countWaiting(deps) })),
    route('POST /api/admin/undelivered-mail/{id}/retry', ({ params }) =>
      retryUndelivered(deps, params.id),
    ),
  ];
}
