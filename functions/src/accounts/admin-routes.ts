import { route } from '../http/route.ts';
import { adminOf } from './admin-guard.ts';
import { type AdminsDeps, endSessionsOf, giveRole, listAdmins, takeRole } from './admins.ts';

/** Who may use the admin area; `adminGuard` protects all of `/api/admin`. */
export function adminsRoutes(deps: AdminsDeps) {
  return [
    route('GET /api/admin/admins', async ({ req }) => ({
      body: await listAdmins(deps, adminOf(req)),
    })),
    route('POST /api/admin/admins', ({ body, req }) => giveRole(deps, body, adminOf(req))),
    route('POST /api/admin/admins/{id}/take', ({ params, body, req }) =>
      takeRole(deps, params.id, body, adminOf(req)),
    ),
    route('POST /api/admin/admins/{id}/end-sessions', ({ params, body, req }) =>
      endSessionsOf(deps, params.id, body, adminOf(req)),
    ),
  ];
}
