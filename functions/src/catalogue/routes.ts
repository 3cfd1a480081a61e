import { catalogueStart } from '@shop/domain/product/product-list';
import type { ShopSettings } from '../cache/office-state.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { route } from '../http/route.ts';
import { refuse } from '../lib/refusal.ts';
import { rememberLast } from '../lib/remember-last.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import type { Catalogue, RentalCatalogue } from './catalogue.ts';
import { plannerData } from './planner-data.ts';

/** Everything that the office edits, as the shop shows it. */
export interface Catalogues extends PublicSettings {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  settings: ShopSettings;
}

const NO_PRODUCT = refuse('not_found', 'Diesen Artikel gibt es nicht.');
const NO_TOOL = refuse('not_found', 'Dieses Mietgerät gibt es nicht.');
const cached = { headers: PUBLIC_CACHING, isCached: true };

/** Products, tools for rent, delivery areas and current notices. */
export function catalogueRoutes({ catalogue, rental, deliveryOptions, notices }: Catalogues) {
  const startOnce = rememberLast(catalogueStart);
  const plannerOnce = rememberLast(plannerData);
  return [
    route('GET /api/delivery-options', async () => ({ body: await deliveryOptions(), ...cached })),
    route('GET /api/notices', async () => ({ body: await notices(), ...cached })),
    route('GET /api/products', async () => ({ body: await catalogue.list(), ...cached })),
    route('GET /api/catalogue', async () => ({
      body: startOnce(await catalogue.list()),
      ...cached,
    })),
    route('GET /api/planner', async () => ({
      body: plannerOnce(await catalogue.remembered(), await rental.list()),
      ...cached,
    })),
    route('GET /api/categories', async () => ({ body: await catalogue.categories(), ...cached })),
    route('GET /api/products/{id}', async ({ params }) => {
      const { item } = await catalogue.find(params.id);
      return item ? { body: item, ...cached } : NO_PRODUCT;
    }),
    route('GET /api/rental-tools', async () => ({ body: await rental.list(), ...cached })),
    route('GET /api/rental-categories', async () => ({
      body: await rental.categories(),
      ...cached,
    })),
    route('GET /api/rental-tools/{id}', async ({ params }) => {
      const { item } = await rental.find(params.id);
      return item ? { body: item, ...cached } : NO_TOOL;
    }),
  ];
}
