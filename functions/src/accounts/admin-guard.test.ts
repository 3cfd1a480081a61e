import { request } from 'node:http';
import { NEW_BANK } from '@shop/domain/testing/sent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storeContacts, storeOrders } from '../../test/stored-data.ts';
import { adminOf } from './admin-guard.ts';
import { registerAdmin, takeRole } from './admins.ts';

const api = apiWithoutMails();
beforeEach(async () => {
  await storeOrders(api.firestore, {});
  await storeContacts(api.firestore, {});
});

test('tells others why they are refused', async () => {
  const told = async (headers = {}) => messageOf(await api.call('/api/admin/stats', { headers }));
  expect(await told()).toBe('Bitte melden Sie sich an.');
  expect(await told(api.signedIn('erika'))).toBe(
    'Sie haben keine Berechtigung für den Administrationsbereich.',
  );
});

test('does not read the body of others', async () => {
  const path = `/api/admin/orders/${orderNumber(0)}/status`;
  expect((await api.call(path, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(401);
});

test('no other spelling of an address bypasses the guard', async () => {
  for (const path of ['/api//admin/stats', '/api/%61dmin/stats', '/api/x/../admin/stats/..']) {
    expect([401, 404]).toContain((await api.call(path)).status);
  }
});

test('answers an admin with 404 and 405 as elsewhere', async () => {
  const headers = api.asAdmin();
  expect((await api.call('/api/admin/nothing', { headers })).status).toBe(404);
  expect((await api.call('/api/admin/orders', { method: 'DELETE', headers })).status).toBe(405);
});

describe('a request of an admin whose role is revoked meanwhile', () => {
  afterEach(() => void vi.restoreAllMocks());

  const WRITES: [path: string, body: object][] = [
    ['settings/bank', { request_id: 'request-0001', version: 0, value: NEW_BANK }],
    ['admins', { request_id: 'request-0001', email: 'erika@example.de' }],
    ['admins/chef/take', { request_id: 'request-0001' }],
    ['admins/chef/end-sessions', { request_id: 'request-0001' }],
    [`orders/${orderNumber(0)}/status`, { from: 'pending', to: 'processing' }],
    [`orders/${orderNumber(0)}/notes`, { id: 'note-0123456789ab', text: 'x' }],
    ['contacts/c0000/status', { to: 'done' }],
  ];
  const chef = { uid: 'chef', email: 'chef@example.de', isAdmin: true };
  const take = (accounts = api.deps.accounts) =>
    takeRole({ ...api.deps, accounts }, 'anna', { request_id: 'take-0000001' }, chef);
  const state = async () => [await api.everything(), [...api.google.accounts]];
  let anna: { cookie: string };

  beforeEach(async () => {
    anna = api.asAdmin('anna');
    api.asAdmin();
    api.signedIn('erika');
    for (const uid of ['chef', 'anna']) await registerAdmin(api.deps, uid);
  });

  /** Sends the body only after the guard has let the request pass. */
  async function sendHeld(path: string, body: object, meanwhile: () => Promise<unknown>) {
    const find = vi.spyOn(api.accounts, 'findBySession');
    const text = JSON.stringify(body);
    const headers = { ...anna, 'content-type': 'application/json', 'content-length': text.length };
    const held = request(`${api.origin}/api/admin/${path}`, { method: 'POST', headers });
    const status = new Promise((resolve, reject) => {
      held.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    held.write(text.slice(0, 5));
    await vi.waitFor(() => expect(find).toHaveBeenCalled());
    await find.mock.results[0]?.value;
    await meanwhile();
    held.end(text.slice(5));
    return status;
  }

  test.each(WRITES)('changes nothing if its body was held back: %s', async (path, body) => {
    let before: unknown;
    const status = await sendHeld(path, body, async () => {
      await take();
      before = await state();
    });
    expect(status).toBe(401);
    expect(await state()).toEqual(before);
  });

  test.each(WRITES)('changes nothing if its body had been read: %s', async (path, body) => {
    const find = api.accounts.findBySession;
    let before: unknown;
    let checks = 0;
    vi.spyOn(api.accounts, 'findBySession').mockImplementation(async (cookie) => {
      const account = await find(cookie);
      checks += 1;
      if (checks === 2) {
        await take();
        before = await state();
      }
      return account;
    });
    expect((await api.post(`/api/admin/${path}`, body, anna)).status).toBe(403);
    expect(await state()).toEqual(before);
  });

  test('changes nothing while the revocation is unfinished', async () => {
    const setAdmin = () => Promise.reject(new Error('away'));
    await expect(take({ ...api.deps.accounts, setAdmin })).rejects.toThrow('away');
    const before = await state();
    const [path, body] = WRITES[0] ?? ['', {}];
    expect((await api.post(`/api/admin/${path}`, body, anna)).status).toBe(403);
    expect(await state()).toEqual(before);
  });
});

test('`adminOf` throws for a request that passed no guard', () => {
  expect(() => adminOf({} as never)).toThrow('no admin guard');
});
