import type { ApiResponse } from '@shop/domain/contract/call';
import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../../lib/api/api-failure.ts';
import { callApi, callApiWithHeaders } from '../../../lib/api/client.ts';
import { pageOf } from '../../../lib/api/page-of.ts';
import { apiQuery } from '../../../lib/api/queries.ts';
import { useCategoryList } from '../../../office/api/use-category-list.ts';

type Product = Versioned<ProductInput>;

/** Maximum entries of one page of the list. */
const PAGE_SIZE = '500';
const PARALLEL = 8;

interface Progress {
  signal?: AbortSignal;
  onProgress?(read: number): void;
}

/** All products of a category, or of the assortment; archived ones only on request. */
export const readProducts = (
  { category, withArchived = false }: { category?: string; withArchived?: boolean },
  progress?: Progress,
): Promise<Product[]> =>
  readPages(
    'GET /api/admin/products',
    { category, ...(!withArchived && { visibility: 'current' }) },
    progress,
  );

/** All pages of a list. */
export async function readPages<
  Call extends 'GET /api/admin/products' | 'GET /api/admin/customers',
>(
  call: Call,
  filter: Record<string, string | undefined>,
  { signal, onProgress }: Progress = {},
): Promise<ApiResponse<Call>[number][]> {
  const all: ApiResponse<Call>[number][] = [];
  let after: string | undefined;
  do {
    const query = { after, ...filter, limit: PAGE_SIZE };
    const options = { query, ...(signal && { signal }) };
    const { items, next } = pageOf<ApiResponse<Call>[number]>(
      (await callApiWithHeaders(call, options as never)) as never,
    );
    all.push(...items);
    onProgress?.(all.length);
    after = next;
  } while (after);
  return all;
}

export async function readSelected(
  ids: readonly string[],
  { signal, onProgress }: Progress,
): Promise<Product[]> {
  const products: Product[] = [];
  for (let start = 0; start < ids.length; start += PARALLEL) {
    const some = ids.slice(start, start + PARALLEL);
    const read = some.map((id) =>
      callApi('GET /api/admin/products/{id}', { params: { id }, ...(signal && { signal }) }),
    );
    products.push(...(await Promise.all(read)));
    onProgress?.(products.length);
  }
  return products;
}

/** Category names of products: the office's in its order, then any others used in the shop. */
export function useCategoryNames(): readonly string[] {
  const { data: categories = [] } = useCategoryList('product');
  const { data = [], error } = useQuery(apiQuery('GET /api/categories'));
  useLogFailure('Failed to load the categories of the shop', error);
  const names = [
    ...categories.map(({ input }) => input.name),
    ...data.map((each) => each.category),
  ];
  return [...new Set(names)];
}
