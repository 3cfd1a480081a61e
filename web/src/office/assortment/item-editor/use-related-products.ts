import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { LinkedProduct } from '@shop/domain/product/product';
import { useQueries } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useAdminKey } from '../../kit/api/use-admin-key.ts';

/** The products of these ids, in the same order; `linked` is missing until one is loaded. */
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
        linked: data && linkedProduct(data),
        isVisible: data?.input.visibility === 'visible',
      })),
  });
}

function linkedProduct({ id, input }: Versioned<ProductInput>): LinkedProduct {
  const { name, category, price, unit, packaging, vat_rate, content, pictures } = input;
  return {
    id: Number(id),
    name,
    category,
    unit,
    ...(price !== undefined && { price }),
    ...(packaging && { packaging }),
    ...(vat_rate !== undefined && { vat_rate }),
    ...(content && { content }),
    ...(pictures[0] && { image_url: pictures[0].url }),
  };
}
