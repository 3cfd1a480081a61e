import { route } from '../http/route.ts';
import { adminOf } from './admin-guard.ts';
import { type AdminsDeps, endSessionsOf, giveRole, listAdmins, takeRole } from './admins.ts';

/** Who may use the admin area; `adminGuard` protects all of `/api/admin`. */
export function adminsRoutes(deps: AdminsDeps) {
  return [
    route('GET /api/admin/admins', async ({ req }) => ({
      body: await listAdmins(deps, adminOf(req)),
    })),
    route('POST /api/admin/admins', async ({ body, req }) => {
      const given = await giveRole(deps, body, adminOf(req));
      return given.ok ? { body: given.admins } : given;
    }),
    route('POST /api/admin/admins/{id}/take', async ({ params, body, req }) => {
      const taken = await takeRole(deps, params.id, body, adminOf(req));
      return taken.ok ? { body: taken.admins } : taken;
    }),
    route('POST /api/admin/admins/{id}/end-sessions', async ({ params, body, req }) => {
      const ended = await endSessionsOf(deps, params.id, body, adminOf(req));
      return ended.ok ? { body: ended.admins } : ended;
    }),
  ];
}
