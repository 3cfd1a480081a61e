import type { AdminAccount } from '@shop/domain/office/admins';
import type { Change } from '@shop/domain/office/office';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageOf, writesNothing } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { endSessionsOf, registerAdmin, takeRole } from './admins.ts';

const api = sharedApi();
beforeEach(() => {
  api.reset();
  for (const uid of ['chef', 'anna']) admin[uid] = api.asAdmin(uid);
  api.signedIn('erika');
});

const admin: Record<string, { cookie: string }> = {};
const chef = () => admin.chef ?? {};
const ERIKA = 'erika@example.de';
const request = (request_id = 'request-0001') => ({ request_id });
const give = (email: string, id?: string) =>
  api.post('/api/admin/admins', { ...request(id), email }, chef());
const take = (uid: string, id?: string, sender = chef()) =>
  api.post(`/api/admin/admins/${uid}/take`, request(id), sender);
const list = (sender = chef()) => api.read<AdminAccount[]>('/api/admin/admins', sender);
const emails = async () => (await list()).map(({ email }) => email);
const log = () => api.read<Change[]>('/api/admin/changes', chef());
const claimsOf = (uid: string) =>
  JSON.parse(api.google.accounts.get(uid)?.customAttributes ?? '{}') as object;
const selfOf = (uid: string) => ({ uid, email: `${uid}@example.de`, isAdmin: true });

describe('the list', () => {
  test('has at least the caller', async () => {
    expect(await list()).toEqual([
      { uid: 'chef', email: 'chef@example.de', is_self: true, is_leaving: false },
    ]);
  });

  test('says since when they are admins and when they last signed in', async () => {
    await registerAdmin(api.deps, 'anna');
    const account = {
      localId: 'anna',
      email: 'anna@example.de',
      customAttributes: '{"admin":true}',
    };
    api.google.accounts.set('anna', { ...account, lastLoginAt: '1772443800000' });
    expect(await list()).toContainEqual({
      uid: 'anna',
      email: 'anna@example.de',
      since: '2026-03-02T09:30:00.123Z',
      last_sign_in: '2026-03-02T09:30:00.000Z',
      is_self: false,
      is_leaving: false,
    });
  });

  test('leaves out who lost the claim elsewhere', async () => {
    api.asAdmin('erika');
    await registerAdmin(api.deps, 'erika');
    api.signedIn('erika');
    expect(await emails()).toEqual(['chef@example.de']);
  });

  test('adds an admin older than the registry at their next sign-in', async () => {
    api.google.accounts.set('uid-old', {
      localId: 'uid-old',
      email: 'old@example.de',
      customAttributes: '{"admin":true}',
    });
    const begun = await api.call('/api/oauth/google/redirect_url');
    const { redirectUrl } = (await begun.json()) as { redirectUrl: string };
    const person = { sub: 'old', email: 'old@example.de', name: 'Olga Alt', given_name: 'Olga' };
    const { code, state } = api.google.consent(redirectUrl, person);
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const signedIn = await api.post('/api/sessions', { code, state }, { cookie });
    expect(signedIn.status).toBe(200);
    expect(await emails()).toContain('old@example.de');
  });
});

describe('granting the role', () => {
  test('sets the claim, keeps others, lists the account and logs it once', async () => {
    const account = { localId: 'erika', email: ERIKA, customAttributes: '{"beta":true}' };
    api.google.accounts.set('erika', account);
    expect((await give(' Erika@Example.de ')).status).toBe(200);
    expect((await give(ERIKA)).status).toBe(200);
    expect(claimsOf('erika')).toEqual({ beta: true, admin: true });
    expect(await emails()).toEqual(['chef@example.de', ERIKA]);
    const entries = await log();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      kind: 'admin',
      item_id: 'erika',
      item_name: ERIKA,
      before: { is_admin: false },
      after: { is_admin: true },
      by: 'chef@example.de',
      is_latest: false,
    });
    const stored = JSON.stringify(await api.everything());
    expect(stored).not.toContain('@example.de');
  });

  test.each([
    ['nobody has', {}, 404, /gibt es kein Konto/],
    ['nobody has signed in with through Google', { providerUserInfo: [] }, 404, /kein Konto/],
    ['nobody has confirmed', { emailVerified: false }, 404, /gibt es kein Konto/],
    ['an account of live tokens has', { localId: 'live-x' }, 404, /gibt es kein Konto/],
    ['belongs to a disabled account', { disabled: true }, 422, /gesperrt/],
  ])('is refused for an address that %s', async (_, fields, status, message) => {
    const email = Object.keys(fields).length === 0 ? 'nobody@example.de' : ERIKA;
    api.google.accounts.set('erika', { localId: 'erika', email: ERIKA, ...fields });
    const response = await writesNothing(api, () => give(email));
    expect(response.status).toBe(status);
    expect(await messageOf(response)).toMatch(message);
    expect(claimsOf('erika')).toEqual({});
  });

  test('is completed by a second try after Firebase Auth has failed', async () => {
    api.google.isAllowed = false;
    expect((await give(ERIKA)).status).toBeGreaterThanOrEqual(500);
    api.google.isAllowed = true;
    expect((await give(ERIKA)).status).toBe(200);
    expect(claimsOf('erika')).toEqual({ admin: true });
  });
});

describe('revoking the role', () => {
  beforeEach(async () => {
    await registerAdmin(api.deps, 'chef');
    await registerAdmin(api.deps, 'anna');
  });

  test('removes the claim and ends the sessions at once', async () => {
    expect((await take('anna')).status).toBe(200);
    expect(claimsOf('anna')).toEqual({});
    const response = await api.call('/api/admin/stats', { headers: admin.anna ?? {} });
    expect(response.status).toBe(401);
    expect(await emails()).toEqual(['chef@example.de']);
    expect((await log())[0]).toMatchObject({
      item_name: 'anna@example.de',
      after: { is_admin: false },
    });
    expect((await take('anna')).status).toBe(200);
    expect(await log()).toHaveLength(1);
  });

  test('is refused for the last admin’s own, and for one whose colleague is disabled', async () => {
    const anna = { localId: 'anna', email: 'anna@example.de', customAttributes: '{"admin":true}' };
    api.google.accounts.set('anna', { ...anna, disabled: true });
    const response = await take('chef');
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toContain('der letzte Admin');
    expect((await take('anna')).status).toBe(200);
    expect((await take('chef', 'request-0002')).status).toBe(422);
    expect(claimsOf('chef')).toEqual({ admin: true });
  });

  test('of oneself is possible while another admin exists', async () => {
    expect((await take('chef')).status).toBe(200);
    expect(claimsOf('chef')).toEqual({});
    expect((await api.call('/api/admin/stats', { headers: chef() })).status).toBe(401);
  });

  test('leaves one of two admins who revoke each other’s at the same time', async () => {
    const answers = await Promise.all([
      take('anna', 'request-0001', chef()),
      take('chef', 'request-0002', admin.anna),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const claims = [claimsOf('chef'), claimsOf('anna')];
    expect(claims).toContainEqual({ admin: true });
    expect(claims).toContainEqual({});
  });

  test('is completed by a second try after Firebase Auth has failed in between', async () => {
    const { accounts } = api.deps;
    const failing = { ...accounts, setAdmin: () => Promise.reject(new Error('away')) };
    const half = takeRole({ ...api.deps, accounts: failing }, 'anna', request(), selfOf('chef'));
    await expect(half).rejects.toThrow('away');
    expect(await list()).toContainEqual(expect.objectContaining({ uid: 'anna', is_leaving: true }));
    expect((await take('anna', 'request-0002')).status).toBe(200);
    expect(claimsOf('anna')).toEqual({});
  });

  test('sent again, spares a role that has been granted again since', async () => {
    await registerAdmin(api.deps, 'anna');
    expect((await take('anna')).status).toBe(200);
    expect((await give('anna@example.de', 'request-0002')).status).toBe(200);
    expect((await take('anna')).status).toBe(200);
    expect(claimsOf('anna')).toEqual({ admin: true });
  });

  test('is refused for a customer', async () => {
    expect((await take('erika')).status).toBe(404);
  });
});

describe('ending sessions', () => {
  test('signs an admin out everywhere, but leaves the role', async () => {
    await registerAdmin(api.deps, 'anna');
    const ended = await api.post('/api/admin/admins/anna/end-sessions', request(), chef());
    expect(ended.status).toBe(200);
    expect((await api.call('/api/admin/stats', { headers: admin.anna ?? {} })).status).toBe(401);
    expect(await emails()).toContain('anna@example.de');
    expect((await log())[0]?.after).toEqual({ sessions_ended: true });
  });

  test('is refused for a customer', async () => {
    const result = await endSessionsOf(api.deps, 'erika', request(), selfOf('chef'));
    expect(result).toMatchObject({ ok: false, code: 'not_found' });
  });
});
