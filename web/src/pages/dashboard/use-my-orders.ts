import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myOrdersQuery } from './account-queries.ts';

/** The customer's orders. A failed load is only logged and leaves the list as it is. */
export function useMyOrders(email: string) {
  const query = useInfiniteQuery(myOrdersQuery(email));
  const { error } = query;
  useEffect(() => {
    if (error) console.error('Failed to load orders:', error);
  }, [error]);
  return {
    orders: query.data?.items ?? [],
    /** How many orders there are, loaded or not. */
    total: query.data?.total ?? 0,
    isLoading: query.isLoading,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
