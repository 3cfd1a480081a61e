import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import type { OfficeKey } from './use-office-key.ts';

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
export function contactsQuery(key: OfficeKey) {
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
