import { COMPANY } from '@shop/domain/company';
import { LISTED_PATHS, PAGES } from '@shop/domain/contract/pages';
import type { CategoryItem } from '@shop/domain/product/product';
import { type RequestHandler, Router } from 'express';
import type { Catalogue, RentalCatalogue } from '../catalogue/catalogue.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import type { byteLimiter } from '../http/call-limit.ts';
import { methodNotAllowed } from '../http/route.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { rememberLast } from '../lib/remember-last.ts';

interface SitemapDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  pageLimit: readonly RequestHandler[];
  /** Refuses an address too many bytes. */
  withinBytes: ReturnType<typeof byteLimiter>;
}

/** `/sitemap.xml`: all pages for search engines, including one for each category of the catalogue. */
export function sitemap({ catalogue, rental, pageLimit, withinBytes }: SitemapDeps): Router {
  const xmlOnce = rememberLast(sitemapXml);
  const send: RequestHandler = async (_req, res) => {
    const [categories, products, tools] = await withinDeadline(
      Promise.all([catalogue.categories(), catalogue.changeDates(), rental.changeDates()]),
    );
    res
      .set(PUBLIC_CACHING)
      .type('application/xml')
      .send(xmlOnce(categories, products, tools));
  };
  return Router()
    .get('/sitemap.xml', ...pageLimit, withinBytes(send))
    .all('/sitemap.xml', methodNotAllowed('GET, HEAD'));
}

/** Only items have a date: the other pages change with releases. */
function sitemapXml(
  categories: readonly CategoryItem[],
  products: ReadonlyMap<number, Date>,
  tools: ReadonlyMap<number, Date>,
): string {
  const urls = [
    ...LISTED_PATHS.map((path) => pageOf(path)),
    ...categories.map(({ category }) => pageOf(categoryPath(category))),
    ...[...products].map(([id, changedAt]) => pageOf(`/produkt/${id}`, changedAt)),
    ...[...tools].map(([id, changedAt]) => pageOf(`/miete/${id}`, changedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Same address as the site's links; encodes everything that XML would escape. */
const categoryPath = (category: string) =>
  `${PAGES.catalogue.path}?${new URLSearchParams({ category })}`;

/** Nothing in these addresses needs escaping. */
function pageOf(path: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${new URL(path, COMPANY.website).href}</loc>${lastmod}</url>`;
}
