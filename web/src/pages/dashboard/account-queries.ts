import type { Order } from '@shop/domain/order';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../api/client.ts';
import { type Page, pageOf } from '../../api/page-of.ts';
import { READ_OPTIONS } from '../../api/read-options.ts';
import { PERSONAL_KEY } from '../../session/user-query.ts';

/** Begins the key of whatever belongs to one account. */
export function accountKey(email: string) {
  return [PERSONAL_KEY, email] as const;
}

/** The orders of whoever is signed in, newest first, as far as they are loaded. */
export function myOrdersQuery(email: string) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'orders'],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(
        await callApiWithHeaders('GET /api/users/orders', { query: { after: pageParam }, signal }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Order>) => next,
    select: joinPages,
  });
}

/** What the last order told about whoever is signed in. */
export function profileQuery(email: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'profile'],
    queryFn: ({ signal }) => callApi('GET /api/users/profile', { signal }),
  });
}

function joinPages({ pages }: InfiniteData<Page<Order>, string>) {
  return { orders: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}
