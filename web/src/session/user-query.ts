import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../lib/api/client.ts';
import { READ_OPTIONS } from '../lib/api/queries.ts';

/**
 * First part of the key of every query about the signed-in user; the second part is their e-mail
 * address, so that nobody sees data loaded for somebody else.
 */
export const PERSONAL_KEY = 'personal';

export const accountKey = (email: string) => [PERSONAL_KEY, email] as const;

/**
 * The signed-in user; `null` for a visitor. Without a signal: StrictMode's second mount would abort
 * the first load. A signed-in user is reloaded whenever the tab comes to the front, since they may
 * have signed out in another one.
 */
export const userQuery = queryOptions({
  ...READ_OPTIONS,
  queryKey: ['user'],
  queryFn: () => callApi('GET /api/users/me'),
  staleTime: 60_000,
  refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : true),
});
