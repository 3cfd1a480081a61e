import { berlinDay } from '@shop/domain/time/calendar';
import { type RequestHandler, Router } from 'express';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Catalogues } from '../catalogue/routes.ts';
import { PRIVATE } from '../http/caching.ts';
import { methodNotAllowed, route } from '../http/route.ts';
import { sendChunks, withFirstChunk } from '../http/send-chunks.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { CSV_EXPORTS } from './csv-export.ts';
import { ordersPerDay, readStats, readTodaysWork } from './statistics.ts';

/** The figures of the admin area; `adminGuard` protects all of `/api/admin`. */
export function statisticsRoutes(deps: AdminDeps & Pick<Catalogues, 'catalogue'>) {
  return [
    route('GET /api/admin/stats', async () => ({ body: await readStats(deps) })),
    route('GET /api/admin/today', async () => ({
      body: await readTodaysWork(deps, deps.catalogue),
    })),
    route('GET /api/admin/orders-per-day', async () => ({ body: await ordersPerDay(deps) })),
  ];
}

/** All orders, requests, bookings, invoices and customers as CSV files; `adminGuard` protects all of `/api/admin`. */
export function adminExports(deps: AdminDeps): Router {
  const csv = (name: string, chunks: () => AsyncGenerator<string>): RequestHandler => {
    return async (_req, res) => {
      const begun = await withinDeadline(withFirstChunk(chunks()));
      const filename = `${name}-${berlinDay(deps.now())}.csv`;
      res.set(PRIVATE).set({
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${filename}"`,
      });
      await sendChunks(res, begun);
    };
  };
  const router = Router();
  for (const name of Object.keys(FILE_NAMES) as (keyof typeof FILE_NAMES)[]) {
    const path = `/api/admin/${name}.csv`;
    router.get(
      path,
      csv(FILE_NAMES[name], () => CSV_EXPORTS[name](deps)),
    );
    router.all(path, methodNotAllowed('GET, HEAD'));
  }
  return router;
}

const FILE_NAMES = {
  orders: 'bestellungen',
  contacts: 'kontaktanfragen',
  'rental-bookings': 'mietbuchungen',
  'invoice-book': 'rechnungsbuch',
  customers: 'kunden',
  'open-items': 'offene-posten',
} as const satisfies Record<keyof typeof CSV_EXPORTS, string>;
