import type { CategoryInput, CategoryKind } from '@shop/domain/office/category';
import type { Versioned } from '@shop/domain/office/office';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useLogFailure } from './failures.ts';
import { type AdminKey, useAdminKey } from './use-admin-key.ts';

/** Query key of all categories. */
export const categoriesKey = (adminKey: AdminKey) =>
  [...adminKey, 'GET /api/admin/categories'] as const;

/** All categories of products or of rental tools, archived ones too, in the order of the shop. */
export function useCategoryList(of: CategoryKind) {
  const query = useQuery({
    ...READ_OPTIONS,
    queryKey: categoriesKey(useAdminKey()),
    queryFn: ({ signal }) => callApi('GET /api/admin/categories', { signal }),
  });
  useLogFailure('Failed to load the categories', query.error);
  return { ...query, categories: query.data && inShopOrder(query.data, of) };
}

function inShopOrder(
  categories: readonly Versioned<CategoryInput>[],
  of: CategoryKind,
): Versioned<CategoryInput>[] {
  return categories
    .filter(({ input }) => input.of === of)
    .sort((a, b) => a.input.position - b.input.position || Number(a.id) - Number(b.id));
}
