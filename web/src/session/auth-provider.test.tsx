import type { CurrentUser } from '@shop/domain/contract/user';
import { currentUser } from '@shop/domain/testing/wire';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi } from '../lib/api/client.ts';
import { brokenConnection, fakeApi, held, json, refusal } from '../lib/api/fake-api.ts';
import { AuthProvider } from './auth-provider.tsx';
import { useAuth } from './session-context.ts';
import { PERSONAL_KEY } from './user-query.ts';

const GET_USER = 'GET /api/users/me';
const POST_CODE = 'POST /api/sessions';
const GET_LOGIN = 'GET /api/oauth/google/redirect_url';
const LOGOUT = 'GET /api/logout';

let api: ReturnType<typeof fakeApi>;
let client: QueryClient;
const logged = vi.fn();

/** The session in its provider, with StrictMode as in the app. */
function openSession() {
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  return renderHook(useAuth, { wrapper }).result;
}

async function loadedSession() {
  const session = openSession();
  await waitFor(() => expect(session.current.isPending).toBe(false));
  // What listens to other tabs is loaded once somebody is signed in.
  await vi.dynamicImportSettled();
  return session;
}

const answerUser = (user: CurrentUser | null) => () => json(user);
const openCallback = (query: string) =>
  window.history.replaceState({}, '', `/auth/callback${query}`);
const callsOf = (call: string) => api.calls().filter((made) => made === call).length;

beforeEach(() => {
  openCallback('?code=c-1');
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  api = fakeApi({
    [GET_USER]: answerUser(currentUser()),
    [POST_CODE]: () => json({ success: true }),
    [LOGOUT]: () => json(null),
  });
});

test('useAuth throws outside its provider', () => {
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within a AuthProvider');
});

describe('loading the user', () => {
  const FAILED = 'Failed to fetch user:';

  test('starts automatically and is pending until it ends', async () => {
    const session = openSession();
    expect(session.current).toMatchObject({ user: null, isPending: true, isFetching: true });
    await waitFor(() => expect(session.current.isPending).toBe(false));
    expect(session.current).toMatchObject({ user: currentUser(), isFetching: false });
    expect(api.calls()).toEqual([GET_USER]);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['a visitor', answerUser(null), []],
    ['a fault', () => refusal(503, 'Störung.'), [`${FAILED} API responded with HTTP status 503`]],
    ['no connection', brokenConnection, [FAILED, expect.any(TypeError)]],
  ])('leaves nobody signed in, and logs a failure once: %s', async (_, answer, said) => {
    api.routes[GET_USER] = answer;
    const session = await loadedSession();
    expect(session.current).toMatchObject({ user: null, isFetching: false });
    expect(logged.mock.calls.flat()).toEqual(said);
  });

  test('merges overlapping loads into one call', async () => {
    const session = openSession();
    await act(() => Promise.all([session.current.fetchUser(), session.current.fetchUser()]));
    await waitFor(() => expect(session.current.user).toEqual(currentUser()));
    expect(callsOf(GET_USER)).toBe(1);
  });

  test('can be repeated, and is then fetching but not pending', async () => {
    const session = await loadedSession();
    const later = held();
    api.routes[GET_USER] = later.route;
    act(() => void session.current.fetchUser());
    await waitFor(() => expect(session.current.isFetching).toBe(true));
    expect(session.current).toMatchObject({ isPending: false, user: currentUser() });
    await act(async () => later.give(json(null)));
    await waitFor(() => expect(session.current.user).toBeNull());
  });

  test('repeats when the tab comes to the front, so that it notices a sign-out elsewhere', async () => {
    const session = await loadedSession();
    api.routes[GET_USER] = answerUser(null);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(callsOf(GET_USER)).toBe(2);
  });
});

describe('signing in', () => {
  test('sends the browser to the address from the server', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    api.routes[GET_LOGIN] = () => json({ redirectUrl: 'https://accounts.example/consent' });
    await (await loadedSession()).current.redirectToLogin();
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://accounts.example/consent');
  });

  test('stays on the page if there is no such address', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    api.routes[GET_LOGIN] = () => refusal(500, 'Störung.');
    await (await loadedSession()).current.redirectToLogin();
    expect(assign).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([
      ['Failed to get login redirect URL: API responded with HTTP status 500'],
    ]);
  });
});

describe('exchanging the code', () => {
  test('happens once, however often it is called, with its state, and reloads the user', async () => {
    openCallback('?state=s-1&code=c-1');
    api.routes[GET_USER] = answerUser(null);
    const session = await loadedSession();
    api.routes[GET_USER] = answerUser(currentUser());
    const attempts = [1, 2].map(() => session.current.exchangeCodeForSessionToken());
    openCallback('');
    attempts.push(session.current.exchangeCodeForSessionToken());
    await act(async () => expect(await Promise.all(attempts)).toEqual([true, true, true]));
    await waitFor(() => expect(session.current.user).toEqual(currentUser()));
    expect(api.requests.map(({ call, body }) => [call, body])).toEqual([
      [GET_USER, undefined],
      [POST_CODE, { code: 'c-1', state: 's-1' }],
      [GET_USER, undefined],
    ]);
  });

  test('ignores a user load that began before it', async () => {
    const before = held();
    api.routes[GET_USER] = before.route;
    const session = openSession();
    api.routes[POST_CODE] = () => {
      api.routes[GET_USER] = answerUser(currentUser());
      return json({ success: true });
    };
    await act(async () => void (await session.current.exchangeCodeForSessionToken()));
    await act(async () => before.give(json(null)));
    await waitFor(() => expect(session.current.isPending).toBe(false));
    expect(session.current.user).toEqual(currentUser());
  });
});

describe('a session that ends by itself', () => {
  const toFront = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const otherTab = (newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue })));

  test.each(['/admin/bestellungen', '/dashboard', '/checkout', '/reservieren/7'])(
    'keeps the user on %s, says so, and goes on once somebody has signed in beside it',
    async (path) => {
      window.history.replaceState({}, '', path);
      const session = await loadedSession();
      api.routes[GET_USER] = answerUser(null);
      toFront();
      expect(await screen.findByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
      expect(session.current).toMatchObject({ user: currentUser(), isExpired: true });
      const signIn = screen.getByRole('link', { name: 'Anmelden' });
      expect(signIn).toHaveAttribute('target', '_blank');
      api.routes[GET_USER] = answerUser(currentUser());
      otherTab('in');
      await waitFor(() => expect(session.current.isExpired).toBe(false));
      expect(screen.queryByText('Ihre Sitzung ist abgelaufen')).toBeNull();
    },
  );

  test('is noticed by a refused call', async () => {
    window.history.replaceState({}, '', '/admin');
    const session = await loadedSession();
    api.routes[GET_USER] = answerUser(null);
    api.routes['GET /api/users/orders'] = () => refusal(401, 'Bitte melden Sie sich an.');
    await act(() => callApi('GET /api/users/orders').catch(() => {}));
    await waitFor(() => expect(session.current.isExpired).toBe(true));
  });

  test('stays silent on other pages, and forgets the user', async () => {
    window.history.replaceState({}, '', '/kontakt');
    const session = await loadedSession();
    api.routes[GET_USER] = answerUser(null);
    toFront();
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(session.current.isExpired).toBe(false);
  });

  test('is none if another tab has signed out', async () => {
    window.history.replaceState({}, '', '/dashboard');
    const session = await loadedSession();
    otherTab('out');
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(session.current.isExpired).toBe(false);
  });
});

describe('signing out', () => {
  test('clears the user and their data before the server is called', async () => {
    const session = await loadedSession();
    const answer = held();
    api.routes[LOGOUT] = answer.route;
    client.setQueryData([PERSONAL_KEY, 'anna@beispiel.example', 'orders'], []);
    act(() => void session.current.logout());
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(client.getQueriesData({ queryKey: [PERSONAL_KEY] })).toEqual([]);
    answer.give(json(null));
    await waitFor(() => expect(callsOf(LOGOUT)).toBe(1));
  });

  test('is not undone by a load under way', async () => {
    const session = await loadedSession();
    const late = held();
    api.routes[GET_USER] = late.route;
    act(() => void session.current.fetchUser());
    await act(() => session.current.logout());
    await act(async () => late.give(json(currentUser())));
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(session.current.isFetching).toBe(false);
  });

  test('clears form drafts and keeps the cart', async () => {
    const session = await loadedSession();
    sessionStorage.setItem('checkoutDraft', '{"customer_name":"Anna"}');
    localStorage.setItem('sessionId', 'test-session-0001');
    await act(() => session.current.logout());
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('sessionId')).toBe('test-session-0001');
  });

  test('takes effect here even if the call fails', async () => {
    api.routes[LOGOUT] = () => refusal(503, 'Störung.');
    const session = await loadedSession();
    await act(() => session.current.logout());
    await waitFor(() => expect(session.current.user).toBeNull());
    expect(logged.mock.calls).toEqual([['Failed to logout:', expect.anything()]]);
  });
});
