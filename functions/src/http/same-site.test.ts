import { contactRequest } from '@shop/domain/testing/sent';
import { describe, expect, test } from 'vitest';
import { expectRefused, messageOf } from '../../test/answers.ts';
import { apiWithoutMails, sharedApi } from '../../test/api-for-tests.ts';
import { AT_SHOP } from '../../test/browser.ts';
import { readSignInConfig } from '../accounts/sign-in-config.ts';

const api = apiWithoutMails();

/** A request's claimed origin, and whether it may change anything. */
const ORIGINS: [what: string, headers: Record<string, string>, isAllowed: boolean][] = [
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
  ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a foreign page that hides its name', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sister domain', { 'sec-fetch-site': 'same-site', origin: 'https://x.shop.example' }, false],
  ['something new', { 'sec-fetch-site': 'elsewhere' }, false],
  ['our own page in an older browser', { origin: 'https://shop.example' }, true],
  ['a foreign page in an older browser', { origin: 'https://evil.example' }, false],
  ['a page that only begins like ours', { origin: 'https://shop.example.evil.example' }, false],
  ['a page on another port of ours', { origin: 'https://shop.example:8443' }, false],
  ['a page without an address', { origin: 'null' }, false],
  ['no page, as a script', {}, true],
  ['a script behind Hosting, which adds an empty cookie', { cookie: '' }, true],
  ['a script with a cookie of something else', { cookie: 'x__session=1; theme=dark' }, true],
];

describe.each(ORIGINS)('%s', (_what, headers, isAllowed) => {
  const from = { ...AT_SHOP, ...headers };
  const verdict = async (response: Response) => {
    if (response.status !== 403) return response.status;
    expect(await messageOf(response)).toBe('Diese Anfrage kommt von einer fremden Seite.');
    return 403;
  };

  test(`${isAllowed ? 'may' : 'may not'} send requests, begin or end a session; may read the catalogue`, async () => {
    const response = await api.post('/api/contact', contactRequest(), from);
    expect(await verdict(response)).toBe(isAllowed ? 201 : 403);
    for (const path of ['/api/oauth/google/redirect_url', '/api/logout']) {
      const response = await api.call(path, { headers: from });
      expect(await verdict(response)).toBe(isAllowed ? 200 : 403);
      expect(response.headers.has('set-cookie')).toBe(isAllowed);
    }
    expect((await api.call('/api/products', { headers: from })).status).toBe(200);
  });
});

describe('a picture on another site, in a browser that sends no origin', () => {
  test.each([
    ['without a referrer', {}],
    ['from there', { referer: 'https://evil.example/' }],
    ['from a page that only begins like ours', { referer: 'https://shop.example.evil.example/' }],
    ['from something that is no address', { referer: 'shop.example' }],
  ])('cannot sign out, %s', async (_, headers) => {
    const { cookie } = api.signedIn('erika');
    for (const path of ['/api/logout', '/api/oauth/google/redirect_url']) {
      const response = await api.call(path, { headers: { ...AT_SHOP, cookie, ...headers } });
      expect(response.status).toBe(403);
      expect(response.headers.has('set-cookie')).toBe(false);
    }
    expect((await api.call('/api/users/profile', { headers: { cookie } })).status).toBe(200);
  });

  test('differs from a page of ours, which can', async () => {
    const referer = 'https://shop.example/dashboard';
    const headers = { ...AT_SHOP, ...api.signedIn('erika'), referer };
    const response = await api.call('/api/logout', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^__session=;/);
  });
});

test('a foreign page stays foreign if X-Forwarded-Host names it', async () => {
  const from = { ...AT_SHOP, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  expect((await api.post('/api/contact', contactRequest(), from)).status).toBe(403);
});

test('Google returns to the shop whatever the host', async () => {
  for (const host of ['evil.example', 'a b', '[']) {
    const headers = { ...AT_SHOP, 'x-forwarded-host': host };
    const answer = await api.read('/api/oauth/google/redirect_url', headers);
    expect(returnAddress(answer)).toBe('https://shop.example/auth/callback');
  }
});

describe('without SITE_ORIGINS, as with the emulators', () => {
  const env = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  const local = sharedApi({ signIn: readSignInConfig(env) });

  test.each([
    ['http', 'localhost:5050'],
    ['http', '127.0.0.1:5050'],
    ['http', '[::1]:5050'],
    ['https', 'localhost'],
  ])('treats this machine as the shop: %s://%s', async (proto, host) => {
    const origin = `${proto}://${host}`;
    const headers = { 'x-forwarded-proto': proto, 'x-forwarded-host': host };
    const response = await local.call('/api/oauth/google/redirect_url', { headers });
    expect(returnAddress(await response.json())).toBe(`${origin}/auth/callback`);
    const from = { ...headers, origin };
    expect((await local.post('/api/contact', contactRequest(), from)).status).toBe(201);
    const otherPort = { ...headers, origin: `${proto}://127.0.0.1:1` };
    expect((await local.post('/api/contact', contactRequest(), otherPort)).status).toBe(403);
  });

  test.each([
    ['https', 'evil.example'],
    ['http', '192.168.0.5:5050'],
    ['http', 'localhost.evil.example'],
    ['http', '127.0.0.1.evil.example'],
    ['javascript', 'localhost'],
    ['http', 'a b'],
    ['http', '['],
    ['http', 'localhost:99999'],
  ])('refuses a foreign host: %s://%s', async (proto, host) => {
    const headers = { 'x-forwarded-proto': proto, 'x-forwarded-host': host };
    const response = await local.call('/api/oauth/google/redirect_url', { headers });
    await expectRefused(response, 400, 'Die Anfrage ist ungültig.');
    expect(response.headers.has('set-cookie')).toBe(false);
    const from = { ...headers, origin: `${proto}://${host}` };
    expect((await local.post('/api/contact', contactRequest(), from)).status).toBe(403);
  });
});

function returnAddress(answer: unknown): string | null {
  const { redirectUrl } = answer as { redirectUrl: string };
  return new URL(redirectUrl).searchParams.get('redirect_uri');
}
