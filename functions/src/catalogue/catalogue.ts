import { PRODUCT_CATEGORIES, type Product, type ProductDetail } from '@shop/domain/product';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import { type CatalogueDeps, categoriesOf, type ItemCache, openItemCache } from './item-cache.ts';
import { productsOf, readProducts, toProduct, toProductDetail } from './stored-product.ts';

export interface Catalogue extends ItemCache<StoredProduct, Product, ProductDetail> {
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
    readOne: async (id) => (await readProducts(firestore, [id])).get(id),
    toListed: toProduct,
    toDetail: toProductDetail,
    toCategories: (all) => categoriesOf(all, PRODUCT_CATEGORIES),
    ttlMs,
  });
  return {
    ...products,
    findProducts: async (ids) => {
      const known = ttlMs > 0 ? await products.freshStored() : undefined;
      return known && ids.every((id) => known.has(id)) ? known : readProducts(firestore, ids);
    },
  };
}
