import { byAdmin } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Catalogues } from '../catalogue/routes.ts';
import { route } from '../http/route.ts';
import { type BookDeps, datevState, exportDatev } from '../receivables/datev.ts';
import { type FigureDeps, readDeskFigures, readFigures, readOpenItems } from './figures.ts';
import { searchAll } from './search-all.ts';
import { ordersPerDay, readStats, readTodaysWork } from './statistics.ts';

/** The figures of the admin area and the books for the tax adviser; `adminGuard` protects all of `/api/admin`. */
export function reportRoutes(
  deps: AdminDeps &
    BookDeps &
    FigureDeps &
    Pick<Catalogues, 'catalogue' | 'rental'> & { rateLimitKey: string },
) {
  return [
    route('GET /api/admin/stats', async () => ({ body: await readStats(deps) })),
    route('GET /api/admin/today', async () => ({
      body: await readTodaysWork(deps, deps.catalogue),
    })),
    route('GET /api/admin/search', ({ req }) => searchAll(deps, req.query.q)),
    route('GET /api/admin/orders-per-day', async () => ({ body: await ordersPerDay(deps) })),
    route('GET /api/admin/desk-figures', async () => ({ body: await readDeskFigures(deps) })),
    route('GET /api/admin/figures', ({ req }) => readFigures(deps, req.query.month)),
    route('GET /api/admin/open-items', async () => ({ body: await readOpenItems(deps) })),
    route('GET /api/admin/datev', ({ req }) => datevState(deps, req.query.month)),
    route('POST /api/admin/datev', (request) =>
      exportDatev(byAdmin(deps, 'POST /api/admin/datev', request), request.body),
    ),
  ];
}
