import { toEuro } from '@shop/domain/money';
import { PACKAGINGS, type Product, type ProductDetail } from '@shop/domain/product';
import { isQuantity } from '@shop/domain/quantity';
import {
  CATALOGUE_VERSION,
  PRODUCTS_COLLECTION,
  type StoredProduct,
} from '@shop/domain/stored-catalogue';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
import { isText, isWhole, listOf, oneOf, optional, shapeOf } from './checks.ts';
import { isCoverage } from './coverage.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const PRODUCTS: StoredType<StoredProduct> = {
  collection: PRODUCTS_COLLECTION,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: {
    id: isWhole,
    name: isText,
    description: optional(isText),
    category: isText,
    price_cents: optional(isWhole),
    unit: isText,
    image_url: optional(isText),
    grain: optional(isText),
    colour: optional(isText),
    packaging: optional(oneOf(PACKAGINGS)),
    material: optional(isText),
    specifications: listOf(shapeOf({ label: isText, value: isText })),
    coverage: optional(isCoverage),
    units_per_pallet: optional(isQuantity),
    related_ids: optional(listOf(isWhole)),
  },
};

export function productsOf(firestore: Firestore): CollectionReference<StoredProduct> {
  return collectionOf(firestore, PRODUCTS);
}

/** The product as lists carry it. */
export function toProduct({ price_cents, ...stored }: StoredProduct): Product {
  return fromAllFields<Product>({
    id: stored.id,
    name: stored.name,
    description: stored.description,
    category: stored.category,
    price: price_cents === undefined ? undefined : toEuro(price_cents),
    unit: stored.unit,
    image_url: stored.image_url,
    grain: stored.grain,
    colour: stored.colour,
    packaging: stored.packaging,
    material: stored.material,
  });
}

/** The product as its own page shows it. */
export function toProductDetail(stored: StoredProduct): ProductDetail {
  type DetailOnly = Omit<ProductDetail, keyof Product>;
  return {
    ...toProduct(stored),
    ...fromAllFields<DetailOnly>({
      specifications: stored.specifications,
      coverage: stored.coverage,
      units_per_pallet: stored.units_per_pallet,
      related_ids: stored.related_ids,
    }),
  };
}
