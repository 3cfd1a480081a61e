import { useQueries } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useAdminKey } from '../../kit/api/use-admin-key.ts';

/** The products of these ids, in the same order; `product` is missing until one is loaded. */
export function useRelatedProducts(ids: readonly number[]) {
  const adminKey = useAdminKey();
  return useQueries({
    queries: ids.map((id) => ({
      ...READ_OPTIONS,
      queryKey: [...adminKey, 'related', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi('GET /api/admin/products/{id}', { params: { id }, signal }),
      staleTime: 5 * 60_000,
    })),
    combine: (results) =>
      results.map(({ data }, index) => ({
        id: ids[index] ?? 0,
        product: data,
      })),
  });
}
