import { COMPANY } from '@shop/domain/company';
import { LISTED_PATHS } from '@shop/domain/pages';
import type { Catalogue, ChangeDates } from '../catalogue/catalogue.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readyToSend } from '../http/ready.ts';
import { prepareText } from '../prepared-text.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { SITEMAP_CACHING } from './page-caching.ts';

const XML_TYPE = { 'Content-Type': 'application/xml; charset=utf-8' };

/** The list of all pages for search engines. */
export function sitemapEndpoint({ catalogue, rental }: SitemapDeps): Endpoint {
  return {
    path: '/sitemap.xml',
    get: async () => {
      const [products, tools] = await Promise.all([catalogue.changeDates(), rental.changeDates()]);
      const prepared = prepareText(sitemap(products, tools));
      const ready = readyToSend(prepared, SITEMAP_CACHING, XML_TYPE);
      return { headers: SITEMAP_CACHING, content: { ready } };
    },
  };
}

interface SitemapDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
}

/** Of pages that change only with a release nobody knows the day. */
function sitemap(products: ChangeDates, tools: ChangeDates): string {
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
