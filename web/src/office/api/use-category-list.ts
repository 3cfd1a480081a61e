import type { CategoryInput, CategoryKind } from '@shop/domain/office/category';
import type { Versioned } from '@shop/domain/office/office';
import { useOfficeQuery } from './use-office-query.ts';

/** Query key, relative to the account's. */
export const CATEGORIES_KEY = ['categories'];

/** All categories of products or of rental tools, including archived ones, in the shop's order. */
export function useCategoryList(of: CategoryKind) {
  const query = useOfficeQuery(CATEGORIES_KEY, 'GET /api/admin/categories');
  return { ...query, data: query.data && inShopOrder(query.data, of) };
}

/** The names of those that are not archived. */
export function useCurrentCategories(of: CategoryKind): readonly string[] {
  const { data = [] } = useCategoryList(of);
  return data.flatMap(({ input }) => (input.visibility === 'archived' ? [] : input.name));
}

function inShopOrder(
  categories: readonly Versioned<CategoryInput>[],
  of: CategoryKind,
): Versioned<CategoryInput>[] {
  return categories
    .filter(({ input }) => input.of === of)
    .sort((a, b) => a.input.position - b.input.position || Number(a.id) - Number(b.id));
}
