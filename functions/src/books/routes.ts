import { adminOf } from '../accounts/admin-guard.ts';
import { route } from '../http/route.ts';
import { type BookDeps, datevState, exportDatev } from './datev.ts';

/** What the office hands to the tax adviser; `adminGuard` protects all of `/api/admin`. */
export function bookRoutes(deps: BookDeps) {
  return [
    route('GET /api/admin/datev', ({ req }) => datevState(deps, req.query.month)),
    route('POST /api/admin/datev', ({ body, req }) => exportDatev(deps, body, adminOf(req).uid)),
  ];
}
