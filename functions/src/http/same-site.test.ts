import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { AT_SHOP } from '../../test/browser.ts';
import { contactRequest } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

/** Where a request claims to come from, and whether it may change anything. */
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
];

describe.each(ORIGINS)('%s', (_what, headers, isAllowed) => {
  const from = { ...AT_SHOP, ...headers };
  const verdict = async (response: Response) => {
    if (response.status !== 403) return response.status;
    expect(await messageOf(response)).toBe('Diese Anfrage kommt von einer fremden Seite.');
    return 403;
  };

  test(`${isAllowed ? 'may' : 'may not'} send a contact request`, async () => {
    const response = await api.post('/api/contact', contactRequest(), from);
    expect(await verdict(response)).toBe(isAllowed ? 201 : 403);
  });

  test(`${isAllowed ? 'may' : 'may not'} begin or end a session`, async () => {
    for (const path of ['/api/oauth/google/redirect_url', '/api/logout']) {
      const response = await api.call(path, { headers: from });
      expect(await verdict(response)).toBe(isAllowed ? 200 : 403);
      expect(response.headers.has('set-cookie')).toBe(isAllowed);
    }
  });

  test('may read the catalogue', async () => {
    expect((await api.call('/api/products', { headers: from })).status).toBe(200);
  });
});

test('a foreign page’s request changes nothing and cannot sign out', async () => {
  const { cookie } = api.signedIn('erika');
  const before = await api.everything();
  const headers = { ...AT_SHOP, cookie, 'sec-fetch-site': 'cross-site' };
  await api.call('/api/logout', { headers });
  await api.post('/api/contact', contactRequest(), headers);
  expect(await api.everything()).toEqual(before);
  expect((await api.call('/api/users/profile', { headers: { cookie } })).status).toBe(200);
});

test('a page on the origin of the request is ours, whatever its name', async () => {
  const { origin } = new URL((await api.call('/api/products')).url);
  expect((await api.post('/api/contact', contactRequest(), { origin })).status).toBe(201);
});

test.each(['a b', '[', 'shop.example:99999'])('the host %j is refused', async (host) => {
  const headers = { ...AT_SHOP, 'x-forwarded-host': host };
  const response = await api.call('/api/oauth/google/redirect_url', { headers });
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toBe('Die Anfrage ist ungültig.');
});
