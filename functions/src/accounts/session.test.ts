import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { cookieClaims, PROJECT } from '../../test/google/identity-toolkit.ts';
import { forgeToken, signToken, unsignedToken } from '../../test/google/signing.ts';
import { registerAdmin } from './admins.ts';

const api = apiWithoutMails();
const ERIKA = { localId: 'erika', email: 'erika@example.de' };
const call = (cookie?: string) =>
  api.call('/api/users/profile', { headers: cookie === undefined ? {} : { cookie } });
const asUser = (token: string) => call(`__session=${token}`);

describe('a session', () => {
  test('identifies the account', async () => {
    expect(await api.accounts.findBySession(api.google.sessionOf(ERIKA))).toEqual({
      uid: 'erika',
      email: 'erika@example.de',
      verifiedEmail: 'erika@example.de',
      isAdmin: false,
      signedInAt: expect.any(Date),
    });
  });

  test('of an account created in the same second is not taken for revoked', async () => {
    const second = Math.floor(Date.now() / 1000) - 60;
    const created = { validSince: `${second}`, createdAt: `${second * 1000 + 999}` };
    const first = api.google.sessionOf(created, { auth_time: second });
    expect((await asUser(first)).status).toBe(200);
  });

  test('is found among other cookies', async () => {
    const token = api.google.sessionOf(ERIKA);
    expect((await call(`theme=dark; __session=${token}; x=y`)).status).toBe(200);
  });
});

describe('a request is refused', () => {
  const hour = 60 * 60;
  const now = Math.floor(Date.now() / 1000);
  const claims = cookieClaims(ERIKA);
  const stores = (token: string) => {
    api.google.sessionOf(ERIKA);
    return token;
  };

  const withClaims = (text: string) => {
    const [head, , signature] = stores(signToken(claims)).split('.');
    return [head, Buffer.from(text).toString('base64url'), signature].join('.');
  };

  test.each<[what: string, token: () => string]>([
    ['with an arbitrary text', () => 'x'],
    ['with an expired cookie', () => stores(signToken({ ...claims, exp: now - hour }))],
    ['with a forged cookie', () => stores(forgeToken(claims))],
    ['with an unsigned cookie', () => stores(unsignedToken(claims))],
    [
      'with a changed cookie',
      () => `${stores(signToken(claims)).slice(0, -20)}AAAAAAAAAAAAAAAAAAAA`,
    ],
    ['with claims that are not JSON', () => withClaims('{"aud":"demo')],
    ['with claims that are not an object', () => withClaims('null')],
    ['with a list for claims', () => withClaims('[]')],
    ['with another project’s cookie', () => stores(signToken({ ...claims, aud: 'demo-other' }))],
    [
      'with an id token instead of a cookie',
      () => stores(signToken({ ...claims, iss: `https://securetoken.google.com/${PROJECT}` })),
    ],
    ['whose sessions were revoked', () => api.google.sessionOf({ validSince: `${now}` })],
    [
      'whose sessions were revoked in the second in which it began',
      () => api.google.sessionOf({ validSince: `${now}`, createdAt: '1' }, { auth_time: now }),
    ],
    [
      'whose sessions were revoked in the second in which its account was created',
      () => {
        const second = { validSince: `${now}`, createdAt: `${now * 1000 + 1}` };
        const customAttributes = '{"signed_out":true}';
        return api.google.sessionOf({ ...second, customAttributes }, { auth_time: now });
      },
    ],
    ['of an account of live tokens', () => api.google.sessionOf({ localId: 'live-erika' })],
    ['whose account is disabled', () => api.google.sessionOf({ disabled: true })],
    ['whose account was deleted', () => signToken(claims)],
  ])('%s', async (_what, token) => {
    const response = await asUser(token());
    await expectRefused(response, 401, 'Bitte melden Sie sich an.');
  });

  test('without a cookie', async () => {
    expect((await call()).status).toBe(401);
    expect((await call('theme=dark')).status).toBe(401);
    expect((await call('__session=')).status).toBe(401);
  });
});

test('an account of live tokens belongs to nobody, wherever it is used', async () => {
  const [uid, email] = ['live-erika', 'office@example.de'];
  const cookie = api.google.sessionOf({ localId: uid, email, customAttributes: '{"admin":true}' });
  const { accounts } = api;
  expect(await accounts.findBySession(cookie)).toBeUndefined();
  expect(await accounts.findBySignature(cookie)).toBeUndefined();
  expect(await accounts.findPerson(email)).toBeUndefined();
  expect(await accounts.findPeople([uid])).toEqual([]);
  await registerAdmin(api.deps, uid);
  expect(await api.stored('admins/registry')).toBeUndefined();
  for (const path of ['/api/admin/live-token', '/api/users/profile', '/api/admin/stats']) {
    const response = await api.call(path, { headers: { cookie: `__session=${cookie}` } });
    expect(response.status).toBe(401);
  }
});

test('signs nobody out before Google’s keys were fetched for the first time', async () => {
  const fresh = await apiForTest();
  const headers = fresh.signedIn();
  fresh.google.isUp = false;
  expect((await fresh.call('/api/users/me', { headers })).status).toBe(503);
  fresh.google.isUp = true;
  expect((await fresh.call('/api/users/profile', { headers })).status).toBe(200);
});

test('reports a missing permission of the service account by name in the log', async () => {
  const headers = api.signedIn();
  api.google.isAllowed = false;
  expect((await api.call('/api/users/me', { headers })).status).toBe(500);
  expect(api.log[0]?.message).toBe('Error with code auth/insufficient-permission');
});
