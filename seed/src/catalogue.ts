import type { CatalogueRentalTool } from './data/catalogue-types.ts';
import { type CompleteProduct, withFacts } from './data/product-facts.ts';
import { BETON } from './data/products/beton.ts';
import { DACHDECKUNG } from './data/products/dachdeckung.ts';
import { PFLASTERSTEINE } from './data/products/pflastersteine.ts';
import { SAND } from './data/products/sand.ts';
import { SCHOTTER } from './data/products/schotter.ts';
import { SCHUETTGUT } from './data/products/schuettgut.ts';
import { BAGGER_LADER } from './data/rental-tools/bagger-lader.ts';
import { BETONTECHNIK } from './data/rental-tools/betontechnik.ts';
import { LEITERN_GERUESTE } from './data/rental-tools/leitern-gerueste.ts';
import { STROM_PUMPEN } from './data/rental-tools/strom-pumpen.ts';
import { TRENNEN_BOHREN } from './data/rental-tools/trennen-bohren.ts';
import { VERDICHTUNG } from './data/rental-tools/verdichtung.ts';

/** All products of the demo catalogue, by category. */
export const PRODUCTS: readonly CompleteProduct[] = [
  ...SCHUETTGUT,
  ...SAND,
  ...SCHOTTER,
  ...BETON,
  ...PFLASTERSTEINE,
  ...DACHDECKUNG,
].map(withFacts);

/** All rental tools of the demo catalogue, by category. */
export const RENTAL_TOOLS: readonly CatalogueRentalTool[] = [
  ...BAGGER_LADER,
  ...VERDICHTUNG,
  ...BETONTECHNIK,
  ...TRENNEN_BOHREN,
  ...STROM_PUMPEN,
  ...LEITERN_GERUESTE,
];
