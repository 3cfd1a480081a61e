import { PRODUCT_CATEGORIES, type Product } from '@shop/domain/product';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import { productsOf, readProducts, toProduct } from '../stored/product.ts';
import { type CatalogueDeps, categoriesOf, type ItemCache, openItemCache } from './item-cache.ts';

export interface Catalogue extends ItemCache<StoredProduct, Product> {
  /** Those of these products that exist, for carts: never older than `ttlMs`. */
  findProducts(ids: readonly number[]): Promise<ReadonlyMap<number, StoredProduct>>;
}

/**
 * The products. Cached ones may be `ttlMs` old and differ between processes, so nothing is sold by
 * them: orders read their products again.
 */
export function openCatalogue(deps: CatalogueDeps, ttlMs: number): Catalogue {
  const { firestore } = deps;
  const products = openItemCache(deps, {
    name: 'products',
    query: productsOf(firestore).orderBy('id'),
    readItem: async (id) => (await readProducts(firestore, [id])).get(id),
    toListed: toProduct,
    toCategories: (all) => categoriesOf(all, PRODUCT_CATEGORIES),
    ttlMs,
  });
  return {
    ...products,
    findProducts: async (ids) => {
      const known = ttlMs > 0 ? await products.freshItems() : undefined;
      return known && ids.every((id) => known.has(id)) ? known : readProducts(firestore, ids);
    },
  };
}
