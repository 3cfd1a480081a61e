import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { logFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi, sendToApi } from '../../lib/api/client.ts';
import { clearDrafts } from '../../lib/browser-storage/stored-text.ts';
import { type Session, SessionContext } from './session-context.ts';
import { PERSONAL_KEY, userQuery } from './user-query.ts';

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isFetched, isFetching } = useQuery(userQuery);
  const actions = useSessionActions();
  useLogFailure('Failed to fetch user', error);
  const session = useMemo(
    () => ({ user: data ?? null, isPending: !isFetched, isFetching, ...actions }),
    [data, isFetched, isFetching, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

type SessionActions = Omit<Session, 'user' | 'isPending' | 'isFetching'>;

/** The session's actions; always the same object. */
function useSessionActions(): SessionActions {
  const client = useQueryClient();
  const [actions] = useState(() => sessionActions(client));
  return actions;
}

function sessionActions(client: QueryClient): SessionActions {
  let exchange: Promise<boolean> | undefined;

  const fetchUser = () =>
    client.refetchQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });

  async function postCode(code: string, state: string | null): Promise<boolean> {
    try {
      await sendToApi('POST /api/sessions', { body: { code, ...(state && { state }) } });
    } catch (error) {
      logFailure('Failed to exchange code for session token', error);
      return false;
    }
    // A load that began before the session did would answer that nobody is signed in.
    await client.cancelQueries({ queryKey: userQuery.queryKey });
    await fetchUser();
    return true;
  }

  return {
    fetchUser,
    redirectToLogin,
    exchangeCodeForSessionToken() {
      const returned = new URLSearchParams(window.location.search);
      const code = returned.get('code');
      if (!exchange && !code) throw new Error(NO_CODE);
      exchange ??= postCode(code ?? '', returned.get('state'));
      return exchange;
    },
    async logout() {
      forgetUser(client);
      clearDrafts();
      await sendToApi('GET /api/logout').catch((error) =>
        console.error('Failed to logout:', error),
      );
    },
  };
}

const NO_CODE =
  'Cannot exchange code for session token: no code provided in the URL search params.';

async function redirectToLogin(): Promise<void> {
  try {
    const { redirectUrl } = await callApi('GET /api/oauth/google/redirect_url');
    window.location.assign(redirectUrl);
  } catch (error) {
    logFailure('Failed to get login redirect URL', error);
  }
}

function forgetUser(client: QueryClient): void {
  // A load under way would bring the user back.
  void client.cancelQueries({ queryKey: userQuery.queryKey });
  client.setQueryData(userQuery.queryKey, null);
  client.removeQueries({ queryKey: [PERSONAL_KEY] });
}
