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
import { useLoggedFailure } from './api/failures.ts';
import { type OfficeKey, useOfficeKey } from './api/use-admin-key.ts';
import { officeList } from './tab/paged-list.tsx';

/**
 * Everything that the office shows, asked for at once whichever tab is open. A failed load is only
 * logged and leaves its list empty; a refused one says that this is not an office account.
 */
export function useOffice(status: string) {
  const key = useOfficeKey();
  const stats = useQuery(statsQuery(key));
  const orders = useInfiniteQuery(ordersQuery(key, status));
  const contacts = useInfiniteQuery(contactsQuery(key));
  useLoggedFailure('Failed to load admin stats', stats.error);
  useLoggedFailure('Failed to load admin orders', orders.error);
  useLoggedFailure('Failed to load admin contacts', contacts.error);
  return {
    stats: stats.data,
    isLoadingStats: stats.isLoading,
    orders: officeList(orders),
    contacts: officeList(contacts),
    isDenied: [stats, orders, contacts].some(({ error }) => isDenial(error)),
  };
}

/** Not signed in (any more), or without the claim. */
function isDenial(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403);
}

function statsQuery(key: OfficeKey) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'stats'],
    queryFn: ({ signal }) => callApi('GET /api/admin/stats', { signal }),
  });
}

export function ordersPerDayQuery(key: OfficeKey) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'orders-per-day'],
    queryFn: ({ signal }) => callApi('GET /api/admin/orders-per-day', { signal }),
  });
}

/** E-mails that were given up; the newest first. */
export function undeliveredMailQuery(key: OfficeKey) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'undelivered-mail'],
    queryFn: ({ signal }) => callApi('GET /api/admin/undelivered-mail', { signal }),
  });
}

/** Orders with one status, or all with an empty one; newest first. */
export function ordersQuery(key: OfficeKey, status: string) {
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

/** Contact requests, newest first. */
function contactsQuery(key: OfficeKey) {
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
