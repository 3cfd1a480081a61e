import type { AdminAccount } from '@shop/domain/office/admins';
import type { Change } from '@shop/domain/office/office';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { openBrowser } from '../../test/browser.ts';
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
const ANNA = { localId: 'anna', email: 'anna@example.de', customAttributes: '{"admin":true}' };
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
  test('has the caller, and says since when others are admins and when they last signed in', async () => {
    const self = { uid: 'chef', email: 'chef@example.de', is_self: true, is_leaving: false };
    expect(await list()).toEqual([self]);
    await registerAdmin(api.deps, 'anna');
    api.google.accounts.set('anna', { ...ANNA, lastLoginAt: '1772443800000' });
    expect(await list()).toContainEqual({
      ...self,
      uid: 'anna',
      email: ANNA.email,
      is_self: false,
      since: '2026-03-02T09:30:00.123Z',
      last_sign_in: '2026-03-02T09:30:00.000Z',
    });
  });

  test('leaves out who lost the claim elsewhere', async () => {
    api.asAdmin('erika');
    await registerAdmin(api.deps, 'erika');
    api.signedIn('erika');
    expect(await emails()).toEqual(['chef@example.de']);
  });

  test('adds an admin older than the registry at their next sign-in', async () => {
    const [localId, email] = ['uid-old', 'old@example.de'];
    api.google.accounts.set(localId, { ...ANNA, localId, email });
    const browser = openBrowser(api);
    const person = { sub: 'old', email, name: 'Olga Alt', given_name: 'Olga' };
    const { code, state } = api.google.consent(await browser.beginSignIn(), person);
    expect((await browser.post('/api/sessions', { code, state })).status).toBe(200);
    expect(await emails()).toContain(email);
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
    expect(entries).toMatchObject([
      {
        kind: 'admin',
        item_id: 'erika',
        item_name: ERIKA,
        by: 'chef@example.de',
        before: { is_admin: false },
        after: { is_admin: true },
        is_latest: false,
      },
    ]);
    expect(JSON.stringify(await api.everything())).not.toContain('@example.de');
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
    await writesNothing(api, () => expectRefused(give(email), status, message));
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
    api.google.accounts.set('anna', { ...ANNA, disabled: true });
    await expectRefused(take('chef'), 422, /der letzte Admin/);
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

  test('is refused for a customer, like revoking the role', async () => {
    expect((await take('erika')).status).toBe(404);
    const result = await endSessionsOf(api.deps, 'erika', request(), selfOf('chef'));
    expect(result).toMatchObject({ ok: false, code: 'not_found' });
  });
});
