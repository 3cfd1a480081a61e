import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountKey } from '../../features/session/user-query.ts';
import { callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';

/** The orders of whoever is signed in, newest first, as far as they are loaded. */
export function myOrdersQuery(email: string) {
  return infiniteQueryOptions({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...accountKey(email), 'orders'],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(
        await callApiWithHeaders('GET /api/users/orders', { query: { after: pageParam }, signal }),
      ),
    select: joinPages,
  });
}
