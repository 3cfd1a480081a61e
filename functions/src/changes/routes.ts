import { adminOf } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { pageReply } from '../firestore/list-page.ts';
import { route } from '../http/route.ts';
import { listChanges } from './changes.ts';
import { listRecent } from './recent.ts';
import { undoBatch, undoChange } from './undo.ts';

/** The log of the office's changes; `adminGuard` protects all of `/api/admin`. */
export function changeRoutes(deps: AdminDeps) {
  return [
    route('GET /api/admin/changes', async ({ req }) => {
      const listed = await listChanges(deps, req.query);
      return listed.ok ? pageReply(listed) : listed;
    }),
    route('GET /api/admin/recent', async ({ req }) => {
      const listed = await listRecent(deps, req.query);
      return listed.ok ? pageReply(listed.value) : listed;
    }),
    route('POST /api/admin/changes/{id}/undo', ({ params, body, req }) =>
      undoChange(deps, params.id, body, adminOf(req).uid),
    ),
    route('POST /api/admin/batches/{id}/undo', ({ params, body, req }) =>
      undoBatch(deps, params.id, body, adminOf(req).uid),
    ),
  ];
}
