import { EVERYWHERE } from '@shop/domain/contract/call';
import type { CurrentUser } from '@shop/domain/contract/user';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { logFailure, useLogFailure } from '../lib/api/api-failure.ts';
import { callApi, sendToApi } from '../lib/api/client.ts';
import { clearDrafts } from '../lib/browser-storage/stored-text.ts';
import { PATHS } from '../lib/paths.ts';
import { type Session, SessionContext } from './session-context.ts';
import { PERSONAL_KEY, userQuery } from './user-query.ts';

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isFetched, isFetching } = useQuery(userQuery);
  const client = useQueryClient();
  const [held, setHeld] = useState<CurrentUser | null>(null);
  const [actions] = useState(() => sessionActions(client, () => setHeld(null)));
  if (data && data !== held) setHeld(data);
  if (data === null && held && !hasForms(window.location.pathname)) setHeld(null);
  const isExpired = data === null && held !== null;
  useLogFailure('Failed to fetch user', error);
  const session = useMemo(
    () => ({
      user: data ?? (isExpired ? held : null),
      isPending: !isFetched,
      isFetching,
      isExpired,
      ...actions,
    }),
    [data, held, isFetched, isFetching, isExpired, actions],
  );
  const isSignedIn = held !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | undefined | null;
    void sessionChanges()
      .then(({ listen }) => {
        if (stop !== null) stop = listen(client, actions);
      })
      .catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [client, actions, isSignedIn]);
  return (
    <SessionContext value={session}>
      {children}
      {isExpired && (
        <Suspense>
          <SessionExpired />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** If its chunk fails to load, the form's own message must do. */
const SessionExpired = lazy<ComponentType>(() =>
  import('./session-expired.tsx').catch(() => ({ default: () => null })),
);

/** Pages with forms that would be lost on signing out; elsewhere, the visitor is signed out silently. */
const hasForms = (pathname: string): boolean =>
  [PATHS.admin, PATHS.dashboard, PATHS.checkout, RESERVATION].some((path) =>
    pathname.startsWith(path),
  );

const RESERVATION = PATHS.reservation.replace(/:.*/, '');

/** Guests do not need its code. */
const sessionChanges = () => import('./session-changes.ts');

/** Other tabs notice without it once they regain focus. */
const tellTabs = (what: 'in' | 'out') =>
  void sessionChanges().then(
    (changes) => changes.tellTabs(what),
    () => {},
  );

type SessionActions = Omit<Session, 'user' | 'isPending' | 'isFetching' | 'isExpired'>;

function sessionActions(client: QueryClient, onForget: () => void) {
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
    tellTabs('in');
    return true;
  }

  function forget(): void {
    forgetUser(client);
    onForget();
  }

  const actions: SessionActions = {
    fetchUser,
    redirectToLogin,
    exchangeCodeForSessionToken() {
      const returned = new URLSearchParams(window.location.search);
      const code = returned.get('code');
      if (!exchange && !code) throw new Error(NO_CODE);
      exchange ??= postCode(code ?? '', returned.get('state'));
      return exchange;
    },
    async logout(isEverywhere) {
      forget();
      clearDrafts();
      tellTabs('out');
      const query = isEverywhere ? { everywhere: EVERYWHERE } : {};
      await sendToApi('GET /api/logout', { query }).catch((error) =>
        console.error('Failed to logout:', error),
      );
    },
  };
  return { ...actions, forget };
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
