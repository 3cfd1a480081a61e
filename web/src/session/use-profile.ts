import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLogFailure } from '../lib/api/api-failure.ts';
import { callApi } from '../lib/api/client.ts';
import { READ_OPTIONS } from '../lib/api/queries.ts';
import { useAuth } from './session-context.ts';
import { accountKey } from './user-query.ts';

/** The user's profile; undefined while it loads, empty if that fails (which is logged). */
export function useProfile(user: CurrentUser | null): Profile | undefined {
  const query = profileQuery(user?.email ?? '');
  const { data, error } = useQuery(user ? query : { ...query, queryFn: skipToken });
  useLogFailure('Failed to load profile', error);
  return data ?? (error ? EMPTY_PROFILE : undefined);
}

/** A form's values of the signed-in user; undefined until the profile is known. */
export function useKnownPerson<Known>(
  valuesOf: (user: CurrentUser, profile: Profile) => Known,
): Known | undefined {
  const { user } = useAuth();
  const profile = useProfile(user);
  return useMemo(
    () => (user && profile ? valuesOf(user, profile) : undefined),
    [user, profile, valuesOf],
  );
}

/** Values of the forms of requests. */
export function inquirerOf(
  { google_user_data: { name = '' }, email }: CurrentUser,
  known: Profile,
) {
  const { phone = '', company_name: company = '' } = known;
  return { name, email, phone, company };
}

/** Values of the checkout and the reservation. */
export function customerOf(user: CurrentUser, profile: Profile) {
  const { name, email, phone, company } = inquirerOf(user, profile);
  return {
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    company_name: company,
  };
}

const EMPTY_PROFILE: Profile = {};

/** Data of the signed-in user, known from their last order. */
function profileQuery(email: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'profile'],
    queryFn: ({ signal }) => callApi('GET /api/users/profile', { signal }),
  });
}
