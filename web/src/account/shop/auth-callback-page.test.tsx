import { currentUser } from '@shop/domain/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { storeReturn } from '../../session/return-address.ts';
import { renderAt } from '../../test/render-at.tsx';
import AuthCallbackPage from './auth-callback-page.tsx';

const POST_CODE = 'POST /api/sessions';
let api: ReturnType<typeof fakeApi>;
const logged = vi.fn();

function open(query: string) {
  const address = `/auth/callback${query}`;
  // The session reads `window.location`, the page the router's location.
  window.history.replaceState({}, '', address);
  const page = (
    <StrictMode>
      <AuthCallbackPage />
    </StrictMode>
  );
  return renderAt(address, { '/auth/callback': page });
}

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  api = fakeApi({
    [POST_CODE]: () => json({ success: true }),
    'GET /api/users/me': () => json(currentUser()),
  });
});

test('exchanges the code once and redirects to the account', async () => {
  const { visited } = open('?code=c-1');
  expect(screen.getByText('Anmeldung wird verarbeitet...')).toBeVisible();
  await waitFor(() => expect(visited.at(-1)).toBe('/dashboard'));
  expect(api.calls()).toEqual([POST_CODE, 'GET /api/users/me']);
  expect(api.requests[0]?.body).toEqual({ code: 'c-1' });
});

test('redirects to the page that required the sign-in', async () => {
  storeReturn('/admin/bestellungen?bestellung=B-7K3M9-QX2TP');
  const { visited } = open('?code=c-1');
  const address = '/admin/bestellungen?bestellung=B-7K3M9-QX2TP';
  await waitFor(() => expect(visited.at(-1)).toBe(address));
});

test('a refused code redirects home', async () => {
  api.routes[POST_CODE] = () => refusal(401, 'Abgelaufen.');
  const { visited } = open('?code=c-1');
  await waitFor(() => expect(visited.at(-1)).toBe('/'));
  expect(api.calls()).toEqual([POST_CODE]);
  expect(logged.mock.calls).toEqual([
    ['Failed to exchange code for session token: API responded with HTTP status 401'],
  ]);
});

test('without a code redirects home and makes no call', async () => {
  const { visited } = open('?error=access_denied');
  await waitFor(() => expect(visited.at(-1)).toBe('/'));
  expect(api.calls()).toEqual([]);
  expect(String(logged.mock.calls[0]?.[0])).toContain('no code provided in the URL search params.');
});
