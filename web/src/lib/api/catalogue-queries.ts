import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from './api-failure.ts';
import { callApi } from './client.ts';
import { READ_OPTIONS } from './read-options.ts';

const MINUTE_MS = 60_000;

/** All products of the catalogue. */
export const productsQuery = queryOptions({
  ...READ_OPTIONS,
  queryKey: ['products'],
  queryFn: ({ signal }) => callApi('GET /api/products', { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** One product with its technical data; null where there is none. */
export function productQuery(id: string | number) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: ['products', String(id)],
    queryFn: ({ signal }) =>
      nullIfMissing(callApi('GET /api/products/{id}', { params: { id }, signal })),
    staleTime: 5 * MINUTE_MS,
  });
}

/** The categories of the catalogue, in the order in which they are shown. */
export const categoriesQuery = queryOptions({
  ...READ_OPTIONS,
  queryKey: ['categories'],
  queryFn: ({ signal }) => callApi('GET /api/categories', { signal }),
  staleTime: 60 * MINUTE_MS,
});
