import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useAuth } from './session-context.ts';
import { accountKey } from './user-query.ts';

/** The user's profile; undefined while it loads, empty if that fails (which is logged). */
export function useProfile(user: CurrentUser | null): Profile | undefined {
  const query = profileQuery(user?.email ?? '');
  const { data, error } = useQuery(user ? query : { ...query, queryFn: skipToken });
  useLogFailure('Failed to load profile', error);
  return data ?? (error ? EMPTY_PROFILE : undefined);
}

/** Who is signed in, for the forms of requests; undefined until the profile is known. */
export function useKnownPerson() {
  const { user } = useAuth();
  const profile = useProfile(user);
  return useMemo(() => {
    if (!user || !profile) return undefined;
    const { phone = '', company_name: company = '' } = profile;
    return { name: user.google_user_data.name ?? '', email: user.email, phone, company };
  }, [user, profile]);
}

const EMPTY_PROFILE: Profile = {};

/** What is known about the signed-in user from their last order. */
function profileQuery(email: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'profile'],
    queryFn: ({ signal }) => callApi('GET /api/users/profile', { signal }),
  });
}
