import type { CategoryKind } from '@shop/domain/category';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '../../../lib/api/client.ts';
import { joinPages, PAGED, type Page, pageOf } from '../../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useLogFailure } from '../api/failures.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
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
