import { createHash } from 'node:crypto';
import type { PageData, RenderedPath } from '@shop/domain/rendered-page';
import { type RequestHandler, Router } from 'express';
import type { Catalogue, RentalCatalogue } from '../catalogue/catalogue.ts';
import type { ItemCache } from '../catalogue/item-cache.ts';
import type { ShopSettings } from '../catalogue/office-state.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { withinDeadline } from '../http/deadline.ts';
import { methodNotAllowed } from '../http/route.ts';
import { DOCUMENT_HEADERS } from '../http/security-headers.ts';
import { pageCaching } from './page-caching.ts';
import type { Renderer } from './renderer.ts';

export interface ItemPageDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  settings: ShopSettings;
  renderer: () => Promise<Renderer>;
  now: () => Date;
}

/** The pages of products and of tools for rent, with their data in them. */
export function itemPages(deps: ItemPageDeps): Router {
  const { catalogue, rental, settings } = deps;
  return Router()
    .get(
      '/produkt{/*rest}',
      itemPage(deps, '/produkt', catalogue, async (product) => {
        if (!product) return { product };
        const { zonePrices } = await settings.orStale();
        return { product, zone_prices: zonePrices.zones };
      }),
    )
    .get(
      '/miete{/*rest}',
      itemPage(deps, '/miete', rental, async (rentalTool) => ({ rentalTool })),
    )
    .all(['/produkt{/*rest}', '/miete{/*rest}'], methodNotAllowed('GET, HEAD'));
}

/** Answers every path below `root` with a page: that of an item, or that there is none. */
function itemPage<Detail>(
  { renderer, now }: ItemPageDeps,
  root: '/produkt' | '/miete',
  items: Pick<ItemCache<unknown, unknown, Detail>, 'find'>,
  dataOf: (item: Detail | null) => Promise<Omit<PageData, 'readAt'>>,
): RequestHandler {
  return async (req, res) => {
    res.set(DOCUMENT_HEADERS);
    if (req.path.endsWith('/')) {
      res.status(301).set({ ...PUBLIC_CACHING, Location: withoutSlashes(req.path) });
      return void res.end();
    }
    const pathId = req.path.slice(root.length + 1);
    const path: RenderedPath = `${root}/${pathId}`;
    const [{ item, readAtMs }, { render, release }] = await withinDeadline(
      Promise.all([items.find(pathId), renderer()]),
    );
    const data = await withinDeadline(dataOf(item ?? null));
    const html = render(path, { ...data, readAt: readAtMs });
    if (item === undefined) return void res.status(404).set(PUBLIC_CACHING).send(html);
    // Of the data rather than the page, which also says when they were read.
    res.set({ ...pageCaching(now().getTime() - readAtMs), ETag: etagOf([release, path, data]) });
    res.send(html);
  };
}

function etagOf(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
}

/** In one pass: a regular expression would backtrack on a long row of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
