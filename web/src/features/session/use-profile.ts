import type { CurrentUser, Profile } from '@shop/domain/user';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from './profile-query.ts';

/** The profile of that user; undefined while it loads. A failed load is logged and tells nothing. */
export function useProfile(user: CurrentUser | null): Profile | undefined {
  const query = profileQuery(user?.email ?? '');
  const { data, error } = useQuery(user ? query : { ...query, queryFn: skipToken });
  useEffect(() => {
    if (error) console.error('Failed to load profile:', error);
  }, [error]);
  return data ?? (error ? NOTHING_KNOWN : undefined);
}

const NOTHING_KNOWN: Profile = {};
