import { readFileSync } from 'node:fs';
import { contactRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeAll, expect, test } from 'vitest';
import { revalidating } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';

/** The headers that Hosting sets for every static file. */
function hostingHeaders(): Record<string, string> {
  const file = new URL('../../../firebase.json', import.meta.url);
  const { headers }: { headers: { source?: string; headers: Header[] }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  ).hosting;
  const ofAll = headers.find(({ source }) => source?.startsWith('!/@(api|'))?.headers ?? [];
  return Object.fromEntries(ofAll.map(({ key, value }) => [key.toLowerCase(), value]));
}

interface Header {
  key: string;
  value: string;
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), /),
};
const api = sharedApi();
beforeAll(() => storeProducts(api.firestore, GRAVEL));

const asAdmin = () => ({ headers: api.asAdmin() });
const listAgain = async () => {
  const etag = (await api.call('/api/products')).headers.get('etag') ?? '';
  return api.call('/api/products', { headers: revalidating(etag) });
};

test.each<[what: string, status: number, ask: () => Promise<Response>]>([
  ['a list', 200, () => api.call('/api/products')],
  ['a list that the browser has cached', 304, listAgain],
  ['an export', 200, () => api.call('/api/admin/orders.csv', asAdmin())],
  ['a stored request', 201, () => api.post('/api/contact', contactRequest())],
  ['an invalid body', 400, () => api.post('/api/contact', {})],
  ['an admin’s call', 401, () => api.call('/api/admin/stats')],
  [
    'a foreign page’s request',
    403,
    () => api.post('/api/cart', {}, { origin: 'https://x.example' }),
  ],
  ['an unknown path', 404, () => api.call('/api/nothing')],
  ['an unsupported method', 405, () => api.call('/api/products', { method: 'DELETE' })],
  ['a body that is too large', 413, () => api.post('/api/cart', 'x'.repeat(70_000))],
  ['a path that cannot be decoded', 400, () => api.call('/api/products/%ff')],
])('%s (%i) has the security headers', async (_what, status, ask) => {
  const response = await ask();
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(HEADERS);
  expect(response.headers.has('x-powered-by')).toBe(false);
});

test('the API sends Hosting’s headers, with a policy that loads nothing', async () => {
  const { 'content-security-policy': pagePolicy, ...shared } = hostingHeaders();
  expect(Object.keys(shared)).toHaveLength(Object.keys(HEADERS).length - 1);
  expect(Object.fromEntries((await api.call('/api/products')).headers)).toMatchObject(shared);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(pagePolicy?.split('; ')).toContain(rule);
  }
});
