import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** A list of the office as far as it is loaded. */
export interface OfficeList<T> {
  items: readonly T[];
  /** How many entries there are, loaded or not. */
  total: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Loads the next page; answers whether there are still more. */
  loadMore(): Promise<boolean>;
}

/** What the pages show of a query; after a failed load an empty list. */
export function officeList<T>(
  query: UseInfiniteQueryResult<{ items: readonly T[]; total: number }>,
): OfficeList<T> {
  return {
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    isLoading: query.isLoading,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: async () => (await query.fetchNextPage()).hasNextPage,
  };
}
