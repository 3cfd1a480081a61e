import {
  CATALOGUE_VERSION,
  PRODUCTS_COLLECTION,
  RENTAL_TOOLS_COLLECTION,
  type StoredProduct,
  type StoredRentalTool,
} from '@shop/domain/stored-catalogue';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';

/** A document as Firestore holds it: its path, as `products/1`, and all of its fields. */
export interface SeedDocument {
  path: string;
  data: StoredProduct | StoredRentalTool;
}

/** Every document that the seed writes. */
export const SEED_DOCUMENTS: readonly SeedDocument[] = [
  ...PRODUCTS.map((product): SeedDocument => {
    return { path: `${PRODUCTS_COLLECTION}/${product.id}`, data: toStored(product) };
  }),
  ...RENTAL_TOOLS.map((tool): SeedDocument => {
    return { path: `${RENTAL_TOOLS_COLLECTION}/${tool.id}`, data: toStored(tool) };
  }),
];

/** The rest of the fields are written down as they are stored: a new one needs no change here. */
function toStored<Fields extends { picture: string }>({ picture, ...fields }: Fields) {
  return { ...fields, image_url: imageUrl(picture), schema_version: CATALOGUE_VERSION };
}

/** The larger of an item's two WebP files; the site derives the other addresses from it. */
function imageUrl(picture: string): string {
  return `/pictures/${picture}-800.webp`;
}
