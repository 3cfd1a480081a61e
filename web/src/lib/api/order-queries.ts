import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { READ_OPTIONS } from './read-options.ts';

/** One order by its number; fails with `ApiFailure` 404 where there is none. */
export function orderQuery(orderNumber: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: ['orders', orderNumber],
    queryFn: ({ signal }) =>
      callApi('GET /api/orders/{orderNumber}', { params: { orderNumber }, signal }),
  });
}
