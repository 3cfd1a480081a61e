import type { CategoryInput, CategoryKind } from '@shop/domain/category';
import type { Versioned } from '@shop/domain/office';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../../lib/api/client.ts';
import { joinPages, PAGED, type Page, pageOf } from '../../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useLogFailure } from '../api/failures.ts';
import { type AdminKey, useAdminKey } from '../api/use-admin-key.ts';
import { pagedList } from '../tab/paged-list.tsx';
import { ITEM_KINDS, type ListedItem } from './item-kinds.ts';
import { type ItemFilter, itemQuery } from './use-item-filter.ts';

/** The products or rental tools that fit a filter. */
export function useItems(of: CategoryKind, filter: ItemFilter) {
  const wanted = itemQuery(of, filter);
  const query = useInfiniteQuery({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...useAdminKey(), 'items', of, wanted],
    queryFn: async ({ pageParam, signal }): Promise<Page<ListedItem>> => {
      const options = { query: { ...wanted, after: pageParam }, signal };
      return pageOf<ListedItem>(await callApiWithHeaders(ITEM_KINDS[of].list, options));
    },
    select: joinPages,
  });
  useLogFailure('Failed to load the list', query.error);
  return {
    list: pagedList(query),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  };
}

/** Of the query of all categories. */
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
