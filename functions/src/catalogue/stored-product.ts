import type { Cents } from '@shop/domain/money';
import { toEuro } from '@shop/domain/money';
import type { Product, ProductDetail, Specification } from '@shop/domain/product';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';

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

export function productsOf(firestore: Firestore): CollectionReference<StoredProduct> {
  return firestore.collection('products') as CollectionReference<StoredProduct>;
}

/** Reads products as they are now, inside the transaction if there is one; unknown ids are left out. */
export async function readProducts(
  firestore: Firestore,
  ids: readonly number[],
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore,
): Promise<Map<number, StoredProduct>> {
  const references = [...new Set(ids)].map((id) => productsOf(firestore).doc(String(id)));
  if (references.length === 0) return new Map();
  const found = (await reader.getAll(...references)).flatMap((document) => document.data() ?? []);
  return new Map(found.map((product) => [product.id, product]));
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
