import { route } from '../http/route.ts';
import { listUndelivered, retryUndelivered } from './undelivered-mail.ts';
import { countWaiting } from './waiting-mail.ts';

/** Mails that wait or were given up; `adminGuard` protects all of `/api/admin`. */
export function mailRoutes(
  deps: Parameters<typeof retryUndelivered>[0] &
    Parameters<typeof countWaiting>[0] &
    Parameters<typeof listUndelivered>[0],
) {
  return [
    route('GET /api/admin/undelivered-mail', async () => ({ body: await listUndelivered(deps) })),
    route('GET /api/admin/waiting-mail', async () => ({ body: await countWaiting(deps) })),
    route('POST /api/admin/undelivered-mail/{id}/retry', async ({ params }) => {
      const retried = await retryUndelivered(deps, params.id);
      return retried.ok ? { body: null } : retried;
    }),
  ];
}
