import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { accountKey } from './user-query.ts';

/** What the last order told about whoever is signed in. */
export function profileQuery(email: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'profile'],
    queryFn: ({ signal }) => callApi('GET /api/users/profile', { signal }),
  });
}
