import type { PageData, RenderedPath } from '@shop/domain/rendered-page';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Found } from '../catalogue/found.ts';
import { toProductDetail } from '../catalogue/stored-product.ts';
import type { Answer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { HTML_TYPE, readyToSend } from '../http/ready.ts';
import { tagOf } from '../prepared-text.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { toRentalTool } from '../rental/stored-rental-tool.ts';
import { DOCUMENT_HEADERS } from './document-headers.ts';
import { MISSING_PAGE_CACHING, pageCaching } from './page-caching.ts';
import type { Renderer } from './renderer.ts';

export interface ItemPageDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  renderer: () => Promise<Renderer>;
  now: () => Date;
}

/** The pages of products and of tools for rent, with their data in them. */
export function itemPageEndpoints(deps: ItemPageDeps): Endpoint[] {
  const { catalogue, rental } = deps;
  return [
    itemPage(deps, '/produkt', catalogue.findProduct, (product) => ({
      product: product ? toProductDetail(product) : null,
    })),
    itemPage(deps, '/miete', rental.findTool, (tool) => ({
      rentalTool: tool ? toRentalTool(tool) : null,
    })),
  ];
}

/** Whatever stands below `root` is answered with a page: that of an item, or that there is none. */
function itemPage<T>(
  { renderer, now }: ItemPageDeps,
  root: '/produkt' | '/miete',
  find: (id: number) => Found<T> | Promise<Found<T>>,
  dataOf: (item: T | undefined) => Omit<PageData, 'readAt'>,
): Endpoint {
  const nowMs = () => now().getTime();
  return {
    path: `${root}{/*rest}`,
    get: async (req) => {
      if (req.path.endsWith('/')) return movedAnswer(withoutSlashes(req.path));
      const path: RenderedPath = `${root}/${req.path.slice(root.length + 1)}`;
      const id = idIn(path);
      const found = id === undefined ? { item: undefined, readAtMs: nowMs() } : find(id);
      const [{ item, readAtMs }, { render, release }] = await Promise.all([found, renderer()]);
      const data = dataOf(item);
      const html = render(path, { ...data, readAt: readAtMs });
      if (item === undefined) return missingAnswer(html);
      // Of the data rather than of the page, which also says when they were read.
      const etag = tagOf(JSON.stringify([release, path, data]));
      return pageAnswer(html, etag, nowMs() - readAtMs);
    },
  };
}

const idIn = (path: string) => readPathId(path.split('/').slice(2).join('/'));

/** In one pass from the end: an expression would look at each slash of a long row again and again. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function pageAnswer(html: string, etag: string, dataAgeMs: number): Answer {
  const headers = { ...DOCUMENT_HEADERS, ...pageCaching(dataAgeMs) };
  const ready = readyToSend({ bytes: Buffer.from(html), etag }, headers, HTML_TYPE);
  return { headers, content: { ready } };
}

/** An address has one way to be written. */
function movedAnswer(path: string): Answer {
  const headers = { ...DOCUMENT_HEADERS, ...MISSING_PAGE_CACHING, Location: path };
  return { status: 301, headers, content: { html: '' } };
}

function missingAnswer(html: string): Answer {
  const headers = { ...DOCUMENT_HEADERS, ...MISSING_PAGE_CACHING };
  return { status: 404, headers, content: { html } };
}
