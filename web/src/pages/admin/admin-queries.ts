import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../api/client.ts';
import { type Page, pageOf } from '../../api/page-of.ts';
import { READ_OPTIONS } from '../../api/read-options.ts';
import type { OfficeKey } from './use-office-key.ts';

const PAGES = {
  initialPageParam: '',
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next,
};

export function statsQuery(key: OfficeKey) {
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

/** Orders with one status, or all with an empty one; newest first. */
export function ordersQuery(key: OfficeKey, status: string) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGES,
    queryKey: [...key, 'orders', status],
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/orders', { query, signal }));
    },
    select: joinPages,
  });
}

/** Contact requests, newest first. */
export function contactsQuery(key: OfficeKey) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGES,
    queryKey: [...key, 'contacts'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: pageParam };
      return pageOf(await callApiWithHeaders('GET /api/admin/contacts', { query, signal }));
    },
    select: joinPages,
  });
}

/** The loaded pages as one list, with the count that came with the first. */
function joinPages<T>({ pages }: InfiniteData<Page<T>, string>) {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}
