import { currentProduct, isVisible } from '@shop/domain/current-product';
import { PRODUCT_CATEGORIES, type Product, type ProductDetail } from '@shop/domain/product';
import { RENTAL_CATEGORIES, type RentalTool } from '@shop/domain/rental';
import type { StoredProduct, StoredRentalTool } from '@shop/domain/stored-catalogue';
import { productsOf, toProduct, toProductDetails } from '../stored/product.ts';
import { rentalToolsOf, toRentalTool } from '../stored/rental-tool.ts';
import { type CatalogueDeps, type ItemCache, openItemCache } from './item-cache.ts';
import { categoriesOf } from './item-view.ts';

export type Catalogue = ItemCache<StoredProduct, Product, ProductDetail>;

/**
 * The products. Cached ones may be `ttlMs` old and differ between processes, so nothing is sold by
 * them: orders read their products again.
 */
export function openCatalogue(deps: CatalogueDeps, ttlMs: number): Catalogue {
  return openItemCache(deps, {
    name: 'products',
    collection: productsOf(deps.firestore),
    toCurrent: (stored, day) => (isVisible(stored) ? currentProduct(stored, day) : undefined),
    toListed: toProduct,
    toDetails: toProductDetails,
    toCategories: (all) => categoriesOf(all, PRODUCT_CATEGORIES),
    ttlMs,
  });
}

export type RentalCatalogue = ItemCache<StoredRentalTool, RentalTool, RentalTool>;

/** The tools for rent, unavailable ones too; the categories are those with an available tool. */
export function openRentalCatalogue(deps: CatalogueDeps, ttlMs: number): RentalCatalogue {
  return openItemCache(deps, {
    name: 'tools',
    collection: rentalToolsOf(deps.firestore),
    toCurrent: (stored) => (isVisible(stored) ? stored : undefined),
    toListed: toRentalTool,
    toDetails: () => toRentalTool,
    toCategories: (all) => {
      const available = all.filter((tool) => tool.is_available);
      return categoriesOf(available, RENTAL_CATEGORIES);
    },
    ttlMs,
  });
}
