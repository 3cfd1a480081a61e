import { COMPANY } from '@shop/domain/company';
import { LISTED_PATHS } from '@shop/domain/pages';
import { Router } from 'express';
import type { Catalogue, RentalCatalogue } from '../catalogue/catalogue.ts';
import type { ChangeDates } from '../catalogue/item-cache.ts';
import { withinDeadline } from '../http/deadline.ts';
import { methodNotAllowed } from '../http/route.ts';
import { SITEMAP_CACHING } from './page-caching.ts';

interface SitemapDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
}

/** `/sitemap.xml`: all pages that search engines list. */
export function sitemap({ catalogue, rental }: SitemapDeps): Router {
  return Router()
    .get('/sitemap.xml', async (_req, res) => {
      const [products, tools] = await withinDeadline(
        Promise.all([catalogue.changeDates(), rental.changeDates()]),
      );
      res.set(SITEMAP_CACHING).type('application/xml').send(sitemapXml(products, tools));
    })
    .all('/sitemap.xml', methodNotAllowed('GET, HEAD'));
}

/** Only items have a date: the other pages change with releases. */
function sitemapXml(products: ChangeDates, tools: ChangeDates): string {
  const urls = [
    ...LISTED_PATHS.map((path) => entry(path)),
    ...[...products].map(([id, changedAt]) => entry(`/produkt/${id}`, changedAt)),
    ...[...tools].map(([id, changedAt]) => entry(`/miete/${id}`, changedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Nothing in these addresses has to be escaped. */
function entry(path: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${new URL(path, COMPANY.website).href}</loc>${lastmod}</url>`;
}
