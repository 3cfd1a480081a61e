import type { ProductCategory } from '@shop/domain/product/product-values';
import type { RentalCategory } from '@shop/domain/rental/rental';
import { TIER_SAVINGS_PERCENT } from '@shop/domain/rental/rental-price';
import type { CatalogueRentalTool, DemoProduct, DemoTool } from './data/catalogue-types.ts';
import { type CompleteProduct, withFacts } from './data/product-facts.ts';
import { BETON } from './data/products/beton.ts';
import { DACHDECKUNG } from './data/products/dachdeckung.ts';
import { PFLASTERSTEINE } from './data/products/pflastersteine.ts';
import { SAND } from './data/products/sand.ts';
import { SCHOTTER } from './data/products/schotter.ts';
import { SCHUETTGUT } from './data/products/schuettgut.ts';
import { BAGGER_LADER } from './data/rental-tools/bagger-lader.ts';
import { BETONTECHNIK } from './data/rental-tools/betontechnik.ts';
import { bookingFacts } from './data/rental-tools/booking-facts.ts';
import { LEITERN_GERUESTE } from './data/rental-tools/leitern-gerueste.ts';
import { STROM_PUMPEN } from './data/rental-tools/strom-pumpen.ts';
import { TRENNEN_BOHREN } from './data/rental-tools/trennen-bohren.ts';
import { VERDICHTUNG } from './data/rental-tools/verdichtung.ts';

const PRODUCTS_BY_CATEGORY: Record<ProductCategory, readonly DemoProduct[]> = {
  Schüttgut: SCHUETTGUT,
  Sand: SAND,
  Schotter: SCHOTTER,
  Beton: BETON,
  Pflastersteine: PFLASTERSTEINE,
  Dachdeckung: DACHDECKUNG,
};

const TOOLS_BY_CATEGORY: Record<RentalCategory, readonly DemoTool[]> = {
  'Bagger & Lader': BAGGER_LADER,
  Verdichtung: VERDICHTUNG,
  Betontechnik: BETONTECHNIK,
  'Trennen & Bohren': TRENNEN_BOHREN,
  'Strom & Pumpen': STROM_PUMPEN,
  'Leitern & Gerüste': LEITERN_GERUESTE,
};

/** All products of the demo catalogue, by category. */
export const PRODUCTS: readonly CompleteProduct[] =
  inCategories(PRODUCTS_BY_CATEGORY).map(withFacts);

/** All rental tools of the demo catalogue, by category. */
export const RENTAL_TOOLS: readonly CatalogueRentalTool[] = inCategories(TOOLS_BY_CATEGORY).map(
  (tool) => ({
    ...tool,
    ...bookingFacts(tool),
    is_available: tool.quantity_available > 0,
    weekly_price_cents: savedCents(tool, 'weekly', 7),
    monthly_price_cents: savedCents(tool, 'monthly', 30),
  }),
);

function inCategories<Category extends string, Item>(items: Record<Category, readonly Item[]>) {
  return (Object.keys(items) as Category[]).flatMap((category) =>
    items[category].map((item) => ({ category, ...item })),
  );
}

/** The price of a tier at the saving that the shop advertises. */
function savedCents({ daily_price_cents }: DemoTool, tier: 'weekly' | 'monthly', days: number) {
  return Math.round((daily_price_cents * days * (100 - TIER_SAVINGS_PERCENT[tier])) / 100);
}
