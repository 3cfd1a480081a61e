import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { CATALOGUE_VERSION, type StoredProduct } from '@shop/domain/office/stored-catalogue';
import { COVERAGE_KINDS, type Coverage, type CoverageKind } from '@shop/domain/product/coverage';
import { CONTENT_UNITS, type Producer, type ProductContent } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import {
  type Check,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, type StoredType } from '../firestore/stored-type.ts';
import { ITEM_CHECKS, isDeliveryTime, plainChecks } from './item-checks.ts';

/** Divisors of the calculator must be positive. */
const isCoverage: Check = (value) => {
  const kind = (value as Coverage | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(COVERAGE_KINDS, kind)) return false;
  return CHECKS[kind](value);
};

const CHECKS = Object.fromEntries(
  Object.entries(COVERAGE_KINDS).map(([kind, row]) => [
    kind,
    shapeOf<Record<string, Check>>({
      note: optional(isText),
      ...Object.fromEntries(row.needed.map((name) => [name, isPositive])),
      ...Object.fromEntries(row.optional.map((name) => [name, optional(isPositive)])),
    }),
  ]),
) as Record<CoverageKind, Check>;

export const PRODUCTS: StoredType<StoredProduct> = {
  collection: ENTRY_KINDS.product.collection,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: {
    ...plainChecks(PRODUCT_FIELDS),
    ...ITEM_CHECKS,
    // Not only `ProductUnit`: documents created in the console have other units, too.
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

export const productsOf = collectionOf(PRODUCTS);
