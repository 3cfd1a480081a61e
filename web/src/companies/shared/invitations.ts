import type { CompanyInvitation } from '@shop/domain/customer/customer-fields';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useAuth } from '../../session/session-context.ts';
import { accountKey } from '../../session/user-query.ts';

/** The companies that invite the account's address. */
export const invitationsQuery = (email: string) =>
  queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'invitations'],
    queryFn: ({ signal }) => callApi('GET /api/users/invitations', { signal }),
  });

/** Empty while loading, for visitors, and after a failure, which is logged. */
export function useInvitations(): readonly CompanyInvitation[] {
  const { user } = useAuth();
  const query = invitationsQuery(user?.email ?? '');
  const { data, error } = useQuery(user ? query : { ...query, queryFn: skipToken });
  useLogFailure('Failed to load invitations', error);
  return data ?? NONE;
}

const NONE: readonly CompanyInvitation[] = [];
