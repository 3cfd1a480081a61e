import { adminOf, byAdmin } from '../accounts/admin-guard.ts';
import { route } from '../http/route.ts';
import { type BookDeps, datevState, exportDatev } from '../receivables/datev.ts';
import { type FigureDeps, readFigures, readOpenItems } from './figures.ts';

/** What the office sees of the books and hands to the tax adviser; `adminGuard` protects all of `/api/admin`. */
export function bookRoutes(deps: BookDeps & FigureDeps & { rateLimitKey: string }) {
  return [
    route('GET /api/admin/figures', ({ req }) => readFigures(deps, req.query.month)),
    route('GET /api/admin/open-items', async () => ({ body: await readOpenItems(deps) })),
    route('GET /api/admin/datev', ({ req }) => datevState(deps, req.query.month)),
    route('POST /api/admin/datev', (request) =>
      exportDatev(
        byAdmin(deps, 'POST /api/admin/datev', request),
        request.body,
        adminOf(request.req).uid,
      ),
    ),
  ];
}
