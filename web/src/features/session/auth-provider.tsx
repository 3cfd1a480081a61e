import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { logFailure } from '../../lib/api/api-failure.ts';
import { SessionContext } from './session-context.ts';
import { useSessionActions } from './use-session-actions.ts';
import { userQuery } from './user-query.ts';

/** Loads who is signed in, and gives the session to everything inside. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isFetched, isFetching } = useQuery(userQuery);
  const actions = useSessionActions();
  useEffect(() => {
    if (error) logFailure('Failed to fetch user', error);
  }, [error]);
  const session = useMemo(
    () => ({ user: data ?? null, isPending: !isFetched, isFetching, ...actions }),
    [data, isFetched, isFetching, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
