import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import type { Firestore } from 'firebase-admin/firestore';
import { cached } from '../cached.ts';
import type { Log } from '../log.ts';
import { type PreparedJson, prepareJson } from '../prepared-json.ts';
import { readable } from '../stored/readable.ts';
import { categoriesOf } from './categories.ts';
import { productsOf, readProducts, type StoredProduct, toProduct } from './stored-product.ts';

/** The products, read from Firestore at most once per `ttlMs` and process. */
export interface Catalogue {
  /** The answer of `GET /api/products`, ready to be sent. */
  productList(): Promise<PreparedJson>;
  /** The answer of `GET /api/categories`, ready to be sent. */
  categoryList(): Promise<PreparedJson>;
  /** The products that exist among these ids. */
  findProducts(ids: readonly number[]): Promise<ReadonlyMap<number, StoredProduct>>;
}

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

interface Snapshot {
  products: ReadonlyMap<number, StoredProduct>;
  productList: PreparedJson;
  categoryList: PreparedJson;
}

/**
 * Opens the catalogue. What it holds may be `ttlMs` old and differ between processes, so nothing
 * is sold by it: orders read their products anew. With `ttlMs` 0 every call reads.
 */
export function openCatalogue(deps: CatalogueDeps, ttlMs: number): Catalogue {
  const { firestore, now } = deps;
  const load = cached(() => readSnapshot(deps), now, ttlMs);
  return {
    productList: async () => (await load()).productList,
    categoryList: async () => (await load()).categoryList,
    findProducts: async (ids) => {
      const held = ttlMs > 0 ? (await load()).products : undefined;
      if (held && ids.every((id) => held.has(id))) return held;
      // A product that this process does not know may be new: others may list it already.
      return readProducts(firestore, ids);
    },
  };
}

async function readSnapshot({ firestore, log }: CatalogueDeps): Promise<Snapshot> {
  const found = await productsOf(firestore).orderBy('id').get();
  const products = readable(found.docs, log).map(({ stored }) => stored);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    productList: prepareJson(products.map(toProduct)),
    categoryList: prepareJson(categoriesOf(products, PRODUCT_CATEGORIES)),
  };
}
