import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useAuth } from '../../session/session-context.ts';
import { accountKey } from '../../session/user-query.ts';

/** The companies that the account belongs to by its address. */
export const companiesQuery = (email: string) =>
  queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'companies'],
    queryFn: ({ signal }) => callApi('GET /api/users/companies', { signal }),
  });

/** Undefined while loading; empty for visitors, and after a failure, which is logged. */
export function useCompanies(): readonly OwnCompany[] | undefined {
  const { user, isPending } = useAuth();
  const query = companiesQuery(user?.email ?? '');
  const { data, error } = useQuery(user ? query : { ...query, queryFn: skipToken });
  useLogFailure('Failed to load companies', error);
  return data ?? (error || (!user && !isPending) ? NONE : undefined);
}

const NONE: readonly OwnCompany[] = [];
