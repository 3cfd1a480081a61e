import type { Cents } from '@shop/domain/money';
import { toEuro } from '@shop/domain/money';
import type { Product, ProductDetail, Specification } from '@shop/domain/product';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { isText, isWhole, optional } from '../stored/checks.ts';
import { readable } from '../stored/readable.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';
import { ARTICLE_CHECKS } from './article-checks.ts';

/** A document of `products/{id}`. Without `price_cents` the product is on request. */
export interface StoredProduct {
  id: number;
  name: string;
  description?: string;
  category: string;
  price_cents?: Cents;
  unit: string;
  image_url?: string;
  specifications: Specification[];
  schema_version: 1;
}

export const PRODUCTS: StoredType = {
  collection: 'products',
  version: 1,
  upgrades: {},
  defaults: { specifications: [] },
  checks: {
    ...ARTICLE_CHECKS,
    description: optional(isText),
    price_cents: optional(isWhole),
    unit: isText,
  },
};

export function productsOf(firestore: Firestore): CollectionReference<StoredProduct> {
  return collectionOf(firestore, PRODUCTS);
}

/**
 * Reads products as they are now, inside the transaction if there is one. Left out are unknown ids and
 * what cannot be read: the list of all products leaves that out too, and logs it.
 */
export async function readProducts(
  firestore: Firestore,
  ids: readonly number[],
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore,
): Promise<Map<number, StoredProduct>> {
  const references = [...new Set(ids)].map((id) => productsOf(firestore).doc(String(id)));
  if (references.length === 0) return new Map();
  const documents: DocumentSnapshot[] = await reader.getAll(...references);
  const found = readable(documents as DocumentSnapshot<StoredProduct>[], () => {});
  return new Map(found.map(({ stored }) => [stored.id, stored]));
}

/** The product as the list carries it. */
export function toProduct(stored: StoredProduct): Product {
  const { id, name, description, category, price_cents, unit, image_url } = stored;
  return {
    id,
    name,
    ...(description === undefined ? {} : { description }),
    category,
    ...(price_cents === undefined ? {} : { price: toEuro(price_cents) }),
    unit,
    ...(image_url === undefined ? {} : { image_url }),
  };
}

/** The product with its technical data. */
export function toProductDetail(stored: StoredProduct): ProductDetail {
  return { ...toProduct(stored), specifications: stored.specifications };
}
