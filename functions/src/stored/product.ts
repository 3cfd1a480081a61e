import {
  CATALOGUE_VERSION,
  PRODUCTS_COLLECTION,
  type StoredProduct,
} from '@shop/domain/office/stored-catalogue';
import { CONTENT_UNITS, type Producer, type ProductContent } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { isPositive, isText, isWhole, listOf, oneOf, optional, shapeOf } from './checks.ts';
import { isCoverage } from './coverage.ts';
import { isDeliveryTime } from './delivery-time.ts';
import { ITEM_CHECKS, plainChecks } from './item-checks.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const PRODUCTS: StoredType<StoredProduct> = {
  collection: PRODUCTS_COLLECTION,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: {
    ...plainChecks(PRODUCT_FIELDS),
    ...ITEM_CHECKS,
    // Documents made by hand have other units, too.
    unit: isText,
    content: optional(shapeOf<ProductContent>({ amount: isPositive, unit: oneOf(CONTENT_UNITS) })),
    coverage: optional(isCoverage),
    producer: optional(shapeOf<Producer>({ name: isText, address: isText, email: isText })),
    related_ids: optional(listOf(isWhole)),
    delivery_time: optional(isDeliveryTime),
    next_price: optional(
      shapeOf<NonNullable<StoredProduct['next_price']>>({ price_cents: isWhole, from: isText }),
    ),
  },
};

export function productsOf(firestore: Firestore): CollectionReference<StoredProduct> {
  return collectionOf(firestore, PRODUCTS);
}
