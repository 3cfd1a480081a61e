import { queryOptions } from '@tanstack/react-query';
import { nullIfMissing } from './api-failure.ts';
import { callApi } from './client.ts';
import { READ_OPTIONS } from './read-options.ts';

const MINUTE_MS = 60_000;

/** All tools for rent, also those that are not available now. */
export const rentalToolsQuery = queryOptions({
  ...READ_OPTIONS,
  queryKey: ['rental-tools'],
  queryFn: ({ signal }) => callApi('GET /api/rental-tools', { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** One tool for rent; null where there is none. */
export function rentalToolQuery(id: string | number) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: ['rental-tools', String(id)],
    queryFn: ({ signal }) =>
      nullIfMissing(callApi('GET /api/rental-tools/{id}', { params: { id }, signal })),
    staleTime: 5 * MINUTE_MS,
  });
}

/** The categories of the tools for rent, in the order in which they are shown. */
export const rentalCategoriesQuery = queryOptions({
  ...READ_OPTIONS,
  queryKey: ['rental-categories'],
  queryFn: ({ signal }) => callApi('GET /api/rental-categories', { signal }),
  staleTime: 60 * MINUTE_MS,
});
