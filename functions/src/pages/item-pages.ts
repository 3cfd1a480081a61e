import type { PageContent, RenderedPage, RenderedPath } from '@shop/domain/contract/rendered-page';
import type { ProductDetail } from '@shop/domain/product/product';
import type { RentalTool } from '@shop/domain/rental/rental';
import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';
import { type RequestHandler, Router } from 'express';
import type { ShopSettings } from '../cache/office-state.ts';
import type { Catalogue, RentalCatalogue } from '../catalogue/catalogue.ts';
import type { Found } from '../catalogue/item-cache.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { methodNotAllowed } from '../http/route.ts';
import { DOCUMENT_HEADERS } from '../http/security-headers.ts';
import { withinDeadline } from '../lib/deadline.ts';
import type { DocumentOf } from './renderer.ts';

export interface ItemPageDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  settings: ShopSettings;
  renderer: () => Promise<DocumentOf>;
  /** Refuses an address too many pages. */
  pageLimit: readonly RequestHandler[];
  now: () => Date;
}

/** Pages of products and tools for rent, with their data embedded. */
export function itemPages(deps: ItemPageDeps): Router {
  const { catalogue, rental, settings, pageLimit } = deps;
  return Router()
    .get(
      '/produkt{/*rest}',
      ...pageLimit,
      itemPage<'product', ProductDetail>(deps, '/produkt', catalogue, async (product) => {
        const answers = { 'GET /api/products/{id}': product };
        if (!product) return { answers };
        const { zonePrices } = await settings.orStale();
        return { answers, zone_prices: zonePrices.zones };
      }),
    )
    .get(
      '/miete{/*rest}',
      ...pageLimit,
      itemPage<'rentalTool', RentalTool>(deps, '/miete', rental, async (tool) => ({
        answers: { 'GET /api/rental-tools/{id}': tool },
      })),
    )
    .all(['/produkt{/*rest}', '/miete{/*rest}'], methodNotAllowed('GET, HEAD'));
}

/** Answers every path below `root` with a page: the item's, or one for unknown items. */
function itemPage<Name extends RenderedPage, Detail>(
  { renderer, now }: ItemPageDeps,
  root: '/produkt' | '/miete',
  items: { find(pathId: string): Promise<Found<Detail>> },
  contentOf: (item: Detail | null) => Promise<PageContent<Name>>,
): RequestHandler {
  return async (req, res) => {
    res.set(DOCUMENT_HEADERS);
    if (req.path.endsWith('/')) {
      res.status(301).set({ ...PUBLIC_CACHING, Location: withoutSlashes(req.path) });
      return void res.end();
    }
    const pathId = req.path.slice(root.length + 1);
    const [{ item, readAtMs }, documentOf] = await withinDeadline(
      Promise.all([items.find(pathId), renderer()]),
    );
    const content = await withinDeadline(contentOf(item ?? null));
    const path = item === undefined ? missingPath(root, pathId) : (`${root}/${pathId}` as const);
    const { html, etag } = documentOf(path, { ...content, readAt: readAtMs });
    const caching = item === undefined ? PUBLIC_CACHING : pageCaching(now().getTime() - readAtMs);
    res.status(item === undefined ? 404 : 200).set({ ...caching, ETag: etag });
    res.type('html').send(html);
  };
}

/**
 * Paths without an item share one: one for single segments, which could be ids, and one for
 * several, which no page has.
 */
function missingPath(root: '/produkt' | '/miete', pathId: string): RenderedPath {
  return /^[^/]+$/.test(pathId) ? `${root}/0` : `${root}/0/0`;
}

/** In one pass: a regular expression would backtrack on a long row of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Absorbs bursts while Firestore is away, and ends soon after it is back. */
const STALE = { 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=10' };

/** Cache headers of pages with data of this age. */
function pageCaching(dataAgeMs: number): Readonly<Record<string, string>> {
  return dataAgeMs <= FRESHNESS_SECONDS.function * 1000 ? PUBLIC_CACHING : STALE;
}
