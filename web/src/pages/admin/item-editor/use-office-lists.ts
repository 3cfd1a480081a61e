import type { CategoryKind } from '@shop/domain/category';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { RENTAL_CATEGORIES } from '@shop/domain/rental';
import { BUILT_IN_SETTINGS, type Settings } from '@shop/domain/settings';
import { useCategoryList } from '../api/use-category-list.ts';
import { useSettings } from '../api/use-settings.ts';

const BUILT_IN = { product: PRODUCT_CATEGORIES, rental_tool: RENTAL_CATEGORIES };

/** The names of the categories that an item can be in, in the order of the shop. */
export function useCategoryNames(of: CategoryKind): readonly string[] {
  const { categories = [] } = useCategoryList(of);
  const current = categories.filter(({ input }) => input.visibility !== 'archived');
  return current.length > 0 ? current.map(({ input }) => input.name) : BUILT_IN[of];
}

/** The VAT rates that the office has set. */
export function useVatRates(): Settings['vatRates'] {
  const { data } = useSettings();
  return data?.vatRates.input ?? BUILT_IN_SETTINGS.vatRates;
}
