import { RENTAL_CATEGORIES, type RentalTool } from '@shop/domain/rental';
import type { StoredRentalTool } from '@shop/domain/stored-catalogue';
import {
  type CatalogueDeps,
  categoriesOf,
  type ItemCache,
  openItemCache,
} from '../catalogue/item-cache.ts';
import { rentalToolsOf, toRentalTool } from './stored-rental-tool.ts';

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
    toCategories: (all) =>
      categoriesOf(
        all.filter((tool) => tool.is_available),
        RENTAL_CATEGORIES,
      ),
    ttlMs,
  });
}
