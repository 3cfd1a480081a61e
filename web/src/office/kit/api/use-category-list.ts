import type { CategoryInput, CategoryKind } from '@shop/domain/office/category';
import type { Versioned } from '@shop/domain/office/office';
import { useOfficeQuery } from './use-office-query.ts';

/** Below the account's key. */
export const CATEGORIES_KEY = ['categories'];

/** All categories of products or of rental tools, archived ones too, in the order of the shop. */
export function useCategoryList(of: CategoryKind) {
  const query = useOfficeQuery(CATEGORIES_KEY, 'GET /api/admin/categories');
  return { ...query, data: query.data && inShopOrder(query.data, of) };
}

function inShopOrder(
  categories: readonly Versioned<CategoryInput>[],
  of: CategoryKind,
): Versioned<CategoryInput>[] {
  return categories
    .filter(({ input }) => input.of === of)
    .sort((a, b) => a.input.position - b.input.position || Number(a.id) - Number(b.id));
}
