import { createHash } from 'node:crypto';
import type { PageData, RenderedPath } from '@shop/domain/rendered-page';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { toProductDetail } from '../catalogue/stored-product.ts';
import type { Answer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { HTML_TYPE, readyToSend } from '../http/ready.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { toRentalTool } from '../rental/stored-rental-tool.ts';
import { DOCUMENT_HEADERS } from './document-headers.ts';
import { MISSING_PAGE_CACHING, PAGE_CACHING } from './page-caching.ts';
import type { Renderer } from './renderer.ts';

export interface ItemPageDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  renderer: () => Promise<Renderer>;
  now: () => Date;
  catalogueTtlMs: number;
}

type Item = Omit<PageData, 'readAt'>;

/** The pages of products and of tools for rent, with their data in them. */
export function itemPageEndpoints(deps: ItemPageDeps): Endpoint[] {
  const { catalogue, rental } = deps;
  return [
    itemPage(deps, '/produkt', async (id) => {
      const product = id && (await catalogue.findProduct(id));
      return { product: product ? toProductDetail(product) : null };
    }),
    itemPage(deps, '/miete', async (id) => {
      const tool = id && (await rental.findTool(id));
      return { rentalTool: tool ? toRentalTool(tool) : null };
    }),
  ];
}

/** Whatever stands below `root` is answered with a page: that of an item, or that there is none. */
function itemPage(
  { renderer, now, catalogueTtlMs }: ItemPageDeps,
  root: '/produkt' | '/miete',
  find: (id: number | undefined) => Promise<Item>,
): Endpoint {
  return {
    path: `${root}{/*rest}`,
    get: async (req) => {
      if (req.path.endsWith('/')) return movedAnswer(req.path.replace(/\/+$/, ''));
      const path: RenderedPath = `${root}/${req.path.slice(root.length + 1)}`;
      const [item, { render, release }] = await Promise.all([find(idIn(path)), renderer()]);
      // What the catalogue gives may be this old: the browser shall not take it for newer.
      const html = render(path, { ...item, readAt: now().getTime() - catalogueTtlMs });
      return isThere(item) ? pageAnswer(html, tagOf(release, path, item)) : missingAnswer(html);
    },
  };
}

const idIn = (path: string) => readPathId(path.split('/').slice(2).join('/'));

const isThere = (item: Item) => Boolean(item.product ?? item.rentalTool);

/** By the data rather than by the page, which also says when it was made. */
function tagOf(...parts: unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

function pageAnswer(html: string, etag: string): Answer {
  const headers = { ...DOCUMENT_HEADERS, ...PAGE_CACHING };
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
