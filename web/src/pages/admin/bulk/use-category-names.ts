import { inGermanOrder } from '@shop/domain/german-order';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { apiQuery, READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useLogFailure } from '../api/failures.ts';
import { useAdminKey } from '../api/use-admin-key.ts';

/** The names of the categories of products: the office's in its order, then any others of the shop. */
export function useCategoryNames(): readonly string[] {
  const office = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), 'categories'],
    queryFn: ({ signal }) => callApi('GET /api/admin/categories', { signal }),
  });
  const shop = useQuery(apiQuery('GET /api/categories'));
  useLogFailure('Failed to load categories', office.error ?? shop.error);
  const kept = (office.data ?? [])
    .map(({ input }) => input)
    .filter((category) => category.of === 'product')
    .sort((a, b) => a.position - b.position || inGermanOrder(a.name, b.name));
  const names = [
    ...kept.map(({ name }) => name),
    ...(shop.data ?? []).map(({ category }) => category),
  ];
  return [...new Set(names)];
}
