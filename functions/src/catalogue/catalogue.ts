import {
  currentProduct,
  isVisible,
  toProduct,
  toProductDetails,
  toRentalTool,
} from '@shop/domain/office/current-product';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import type { CatalogueDeps, OfficeState } from '../cache/office-state.ts';
import { toCurrentVersion } from '../firestore/stored-type.ts';
import { PRODUCTS, productsOf } from '../stored/product.ts';
import { RENTAL_TOOLS, rentalToolsOf } from '../stored/rental-tool.ts';
import { categoryList } from './category-list.ts';
import { openItemCache } from './item-cache.ts';

export type Catalogue = ReturnType<typeof openCatalogue>;
export type RentalCatalogue = ReturnType<typeof openRentalCatalogue>;

/** The products. Cached ones may be outdated, so nothing is sold by them: orders read theirs again. */
export function openCatalogue(deps: CatalogueDeps, state: OfficeState) {
  return openItemCache(deps, state, {
    name: 'products',
    collection: productsOf(deps.firestore),
    toStored: (data) => toCurrentVersion(PRODUCTS, data),
    toCurrent: (stored, { day, rates }) =>
      isVisible(stored) ? currentProduct(stored, day, rates) : undefined,
    toListed: toProduct,
    toDetails: toProductDetails,
    toCategories: (all, kept) => {
      const ofProducts = kept.filter((category) => category.of === 'product');
      return categoryList(all, ofProducts, PRODUCT_CATEGORIES);
    },
  });
}

/** All tools for rent, including unavailable ones; the categories are those with an available tool. */
export function openRentalCatalogue(deps: CatalogueDeps, state: OfficeState) {
  return openItemCache(deps, state, {
    name: 'tools',
    collection: rentalToolsOf(deps.firestore),
    toStored: (data) => toCurrentVersion(RENTAL_TOOLS, data),
    toCurrent: (stored) => (isVisible(stored) ? stored : undefined),
    toListed: toRentalTool,
    toDetails: () => toRentalTool,
    toCategories: (all, kept) => {
      const available = all.filter((tool) => tool.is_available);
      const ofTools = kept.filter((category) => category.of === 'rental_tool');
      return categoryList(available, ofTools, RENTAL_CATEGORIES);
    },
  });
}
