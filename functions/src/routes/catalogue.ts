import type { Catalogue } from '../catalogue/catalogue.ts';
import { refuse } from '../errors/refusal.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { route } from '../http/route.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { toProductDetail } from '../stored/product.ts';
import { toRentalTool } from '../stored/rental-tool.ts';

interface CatalogueRouteDeps {
  catalogue: Catalogue;
  rental: RentalCatalogue;
}

const NO_PRODUCT = refuse('not_found', 'Diesen Artikel gibt es nicht.');
const NO_TOOL = refuse('not_found', 'Dieses Mietgerät gibt es nicht.');
const headers = PUBLIC_CACHING;

/** The products and the tools for rent. */
export function catalogueRoutes({ catalogue, rental }: CatalogueRouteDeps) {
  return [
    route('GET /api/products', async () => ({ body: await catalogue.list(), headers })),
    route('GET /api/categories', async () => ({ body: await catalogue.categories(), headers })),
    route('GET /api/products/{id}', async ({ params }) => {
      const { item } = await catalogue.find(params.id);
      return item ? { body: toProductDetail(item), headers } : NO_PRODUCT;
    }),
    route('GET /api/rental-tools', async () => ({ body: await rental.list(), headers })),
    route('GET /api/rental-categories', async () => ({ body: await rental.categories(), headers })),
    route('GET /api/rental-tools/{id}', async ({ params }) => {
      const { item } = await rental.find(params.id);
      return item ? { body: toRentalTool(item), headers } : NO_TOOL;
    }),
  ];
}
