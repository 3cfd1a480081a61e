import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { callApi, callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useLogFailure } from './api/failures.ts';
import { type AdminKey, useAdminKey } from './api/use-admin-key.ts';
import { pagedList } from './tab/paged-list.tsx';

/**
 * Statistics, orders and contact requests, loaded together whichever tab is open. A failed load is
 * only logged and leaves its list empty. `isDenied` if the server refused one of them.
 * @param status Only orders with this status; all of them if empty.
 */
export function useAdminData(status: string) {
  const key = useAdminKey();
  const stats = useQuery(statsQuery(key));
  const orders = useInfiniteQuery(ordersQuery(key, status));
  const contacts = useInfiniteQuery(contactsQuery(key));
  useLogFailure('Failed to load admin stats', stats.error);
  useLogFailure('Failed to load admin orders', orders.error);
  useLogFailure('Failed to load admin contacts', contacts.error);
  return {
    stats: stats.data,
    isLoadingStats: stats.isLoading,
    orders: pagedList(orders),
    contacts: pagedList(contacts),
    isDenied: [stats, orders, contacts].some(({ error }) => isDenial(error)),
  };
}

function isDenial(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403);
}

function statsQuery(key: AdminKey) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'stats'],
    queryFn: ({ signal }) => callApi('GET /api/admin/stats', { signal }),
  });
}

/** Newest first. */
export function ordersQuery(key: AdminKey, status: string) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...key, 'orders', status],
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/orders', { query, signal }));
    },
    select: joinPages,
  });
}

/** Newest first. */
function contactsQuery(key: AdminKey) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...key, 'contacts'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/contacts', { query, signal }));
    },
    select: joinPages,
  });
}
