import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi, json, refusal } from '../lib/api/fake-api.ts';
import { LiveUpdates } from './live-updates.tsx';

const GET_TOKEN = 'GET /api/admin/live-token';
const onChange = vi.fn();

function show() {
  return render(
    <StrictMode>
      <p>Seite</p>
      <LiveUpdates list="orders" onChange={onChange} />
      <LiveUpdates list="contacts" onChange={onChange} />
    </StrictMode>,
  );
}

function loggedCauses(): unknown[] {
  const logged = vi.mocked(console.error).mock.calls.flat();
  return logged.flatMap((part) => (part instanceof Error ? [part.cause] : []));
}

test('all listeners share one connection, and the page survives its refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ [GET_TOKEN]: () => refusal(401, 'Bitte melden Sie sich an.') });
  show();
  await waitFor(() => expect(loggedCauses()).toHaveLength(2));
  expect(loggedCauses()[0]).toMatchObject({ status: 401 });
  expect(screen.getByText('Seite')).toBeVisible();
  expect(api.calls()).toEqual([GET_TOKEN]);
  expect(onChange).not.toHaveBeenCalled();
});

test('the page survives a token that Firebase rejects', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({
    [GET_TOKEN]: () =>
      json({
        token: 'no token',
        project_id: 'demo-shop',
        api_key: 'key',
        emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:1' },
      }),
  });
  show();
  await waitFor(() => expect(loggedCauses()).toHaveLength(2));
  expect(loggedCauses()[0]).toMatchObject({ code: 'auth/network-request-failed' });
  expect(screen.getByText('Seite')).toBeVisible();
});
