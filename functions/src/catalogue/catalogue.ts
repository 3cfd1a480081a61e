import { currentProduct, isVisible } from '@shop/domain/current-product';
import type { DeliveryOptions } from '@shop/domain/delivery-areas';
import type { Notices } from '@shop/domain/notices';
import { PRODUCT_CATEGORIES, type Product, type ProductDetail } from '@shop/domain/product';
import { RENTAL_CATEGORIES, type RentalTool } from '@shop/domain/rental';
import type { StoredProduct, StoredRentalTool } from '@shop/domain/stored-catalogue';
import { openDeliveryOptions } from '../delivery/delivery-options.ts';
import { openNotices } from '../notices/notices.ts';
import { productsOf, toProduct, toProductDetails } from '../stored/product.ts';
import { rentalToolsOf, toRentalTool } from '../stored/rental-tool.ts';
import { categoryList } from './category-list.ts';
import { type ItemCache, openItemCache } from './item-cache.ts';
import {
  type CatalogueDeps,
  type OfficeState,
  openOfficeState,
  type ShopSettings,
} from './office-state.ts';

export type Catalogue = ItemCache<StoredProduct, Product, ProductDetail>;
export type RentalCatalogue = ItemCache<StoredRentalTool, RentalTool, RentalTool>;

/** What the shop shows of what the office keeps. */
export interface Catalogues {
  catalogue: Catalogue;
  rental: RentalCatalogue;
  settings: ShopSettings;
  deliveryOptions: () => Promise<DeliveryOptions>;
  notices: () => Promise<Notices>;
}

/** In memory for as long as `openKeptDocuments` says; `ttlMs` 0 reads everything each time. */
export function openCatalogues(deps: CatalogueDeps, ttlMs: number): Catalogues {
  const state = openOfficeState(deps, ttlMs);
  const { settings } = state;
  return {
    catalogue: openCatalogue(deps, state),
    rental: openRentalCatalogue(deps, state),
    settings,
    deliveryOptions: openDeliveryOptions(settings, deps.now),
    notices: openNotices(settings, deps.now),
  };
}

/** The products. Cached ones may be outdated, so nothing is sold by them: orders read their products again. */
function openCatalogue(deps: CatalogueDeps, state: OfficeState): Catalogue {
  return openItemCache(deps, state, {
    name: 'products',
    collection: productsOf(deps.firestore),
    toCurrent: (stored, { day, standardRate }) =>
      isVisible(stored) ? currentProduct(stored, day, standardRate) : undefined,
    toListed: toProduct,
    toDetails: toProductDetails,
    toCategories: (all, kept) => {
      const ofProducts = kept.filter((category) => category.of === 'product');
      return categoryList(all, ofProducts, PRODUCT_CATEGORIES);
    },
  });
}

/** The tools for rent, unavailable ones too; the categories are those with an available tool. */
function openRentalCatalogue(deps: CatalogueDeps, state: OfficeState): RentalCatalogue {
  return openItemCache(deps, state, {
    name: 'tools',
    collection: rentalToolsOf(deps.firestore),
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
