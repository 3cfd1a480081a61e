import { toEuro } from '@shop/domain/money';
import type { Product, ProductDetail } from '@shop/domain/product';
import {
  CATALOGUE_VERSION,
  PRODUCTS_COLLECTION,
  type StoredProduct,
} from '@shop/domain/stored-catalogue';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
import { isText, isWhole, listOf, optional, shapeOf } from './checks.ts';
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
    specifications: listOf(shapeOf({ label: isText, value: isText })),
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
  });
}

/** The product as its own page shows it. */
export function toProductDetail(stored: StoredProduct): ProductDetail {
  type DetailOnly = Omit<ProductDetail, keyof Product>;
  return {
    ...toProduct(stored),
    ...fromAllFields<DetailOnly>({ specifications: stored.specifications }),
  };
}
