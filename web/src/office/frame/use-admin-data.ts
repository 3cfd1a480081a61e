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
import { useLogFailure } from '../kit/api/failures.ts';
import { type AdminKey, useAdminKey } from '../kit/api/use-admin-key.ts';
import { pagedList } from '../kit/tab/paged-list.tsx';
import { type OrderFilter, orderQuery } from '../orders/use-order-filter.ts';
import type { ContactFilter } from '../requests/use-contact-filter.ts';

/**
 * Statistics, orders and contact requests, loaded together whichever tab is open. A failed load is
 * only logged and leaves its list empty. `isDenied` if the server refused one of them.
 * @param filter Which orders.
 * @param contactFilter Which contact requests.
 */
export function useAdminData(filter: OrderFilter, contactFilter: ContactFilter) {
  const key = useAdminKey();
  const stats = useQuery(statsQuery(key));
  const orders = useInfiniteQuery(ordersQuery(key, filter));
  const contacts = useInfiniteQuery(contactsQuery(key, contactFilter));
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

/** The orders that fit a filter, sorted as it says. */
export function ordersQuery(key: AdminKey, filter: OrderFilter) {
  const wanted = orderQuery(filter);
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...key, 'orders', wanted],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...wanted, after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/orders', { query, signal }));
    },
    select: joinPages,
  });
}

/** Newest first. */
function contactsQuery(key: AdminKey, filter: ContactFilter) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...key, 'contacts', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/contacts', { query, signal }));
    },
    select: joinPages,
  });
}
