import { PRODUCT_CATEGORIES, type Product, type ProductDetail } from '@shop/domain/product';
import { RENTAL_CATEGORIES, type RentalTool } from '@shop/domain/rental';
import type { StoredProduct, StoredRentalTool } from '@shop/domain/stored-catalogue';
import { productsOf, readProducts, toProduct, toProductDetail } from '../stored/product.ts';
import { rentalToolsOf, toRentalTool } from '../stored/rental-tool.ts';
import { type CatalogueDeps, categoriesOf, type ItemCache, openItemCache } from './item-cache.ts';

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

export type RentalCatalogue = ItemCache<StoredRentalTool, RentalTool, RentalTool>;

/** The tools for rent, unavailable ones too; the categories are those with an available tool. */
export function openRentalCatalogue(deps: CatalogueDeps, ttlMs: number): RentalCatalogue {
  const tools = rentalToolsOf(deps.firestore);
  return openItemCache(deps, {
    name: 'tools',
    query: tools.orderBy('id'),
    readOne: async (id) => (await tools.doc(String(id)).get()).data(),
    toListed: toRentalTool,
    toDetail: toRentalTool,
    toCategories: (all) => {
      const available = all.filter((tool) => tool.is_available);
      return categoriesOf(available, RENTAL_CATEGORIES);
    },
    ttlMs,
  });
}
