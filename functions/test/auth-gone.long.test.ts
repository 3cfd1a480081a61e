import { contactRequest, orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderNumberOf } from './answers.ts';
import { apiForTests, sharedApi } from './api-for-tests.ts';
import { openBrowser } from './browser.ts';
import { storeProducts } from './shop-data.ts';
import type { TestApi } from './start-api.ts';

const ERIKA = { sub: '1001', email: 'erika@example.de', name: 'Erika', given_name: 'Erika' };
const OUTAGES: [how: string, begin: (api: TestApi) => unknown][] = [
  ['fails every call', ({ google }) => Object.assign(google, { isUp: false })],
  ['does not answer', ({ google }) => Object.assign(google, { isSilent: true })],
];

describe.each(OUTAGES)('a Firebase Auth that %s', (_how, begin) => {
  const api = apiForTests();
  beforeEach(() => storeProducts(api.firestore, GRAVEL));

  const userOf = async (order: Response) =>
    (await api.firestore.doc(`orders/${await orderNumberOf(order)}`).get()).get('user_id');

  test('does not affect catalogue, cart, contact requests and guest orders', async () => {
    const headers = { ...api.signedIn('erika'), 'session-id': SESSION };
    begin(api);
    const answers = await Promise.all([
      api.call('/api/products', { headers }),
      api.post('/api/cart', { product_id: 1, quantity: 2 }, headers),
      api.call(`/api/cart/${SESSION}`, { headers }),
      api.post('/api/contact', contactRequest(), headers),
      api.post('/api/orders', orderRequest({ session_id: 'session-of-a-guest-1' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201, 201]);
  });

  test('does not affect a customer’s order if Google’s keys are cached', async () => {
    const headers = api.signedIn('erika');
    await api.call('/api/users/profile', { headers });
    begin(api);
    const order = await api.post('/api/orders', orderRequest(), headers);
    expect(order.status).toBe(201);
    expect(await userOf(order)).toBe('erika');
    expect(api.log).toContainEqual({
      severity: 'WARNING',
      message: 'Firebase Auth is away: what was sent is taken by its cookie’s signature',
    });
  });

  test('answers 503 for accounts and the admin area', async () => {
    const browser = openBrowser(api);
    const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
    const { cookie } = api.asAdmin();
    begin(api);
    const closed = [
      '/api/users/me',
      '/api/users/orders',
      '/api/admin/live-token',
      '/api/admin/orders',
    ];
    const answers = await Promise.all([
      ...closed.map((path) => api.call(path, { headers: { cookie } })),
      browser.post('/api/sessions', { code }),
    ]);
    for (const { status, headers } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '10']);
      expect(headers.has('set-cookie')).toBe(false);
    }
  });
});

describe('while Firebase Auth fails', () => {
  const api = sharedApi();
  beforeAll(async () => {
    await storeProducts(api.firestore, GRAVEL);
    api.google.isUp = false;
  });

  const orderWith = async (cookie: string, session_id: string) => {
    const response = await api.post('/api/orders', orderRequest({ session_id }), { cookie });
    expect(response.status).toBe(201);
    return (await api.firestore.doc(`orders/${await orderNumberOf(response)}`).get()).get(
      'user_id',
    );
  };

  test('turns an order into a guest’s without Google’s keys', async () => {
    expect(await orderWith(api.signedIn('erika').cookie, 'session-without-keys-1')).toBeNull();
  });

  test('turns an order with a forged cookie into a guest’s', async () => {
    api.google.isUp = true;
    const { cookie } = api.signedIn('erika');
    await api.call('/api/users/profile', { headers: { cookie } });
    api.google.isUp = false;
    const forged = `${cookie.slice(0, -20)}AAAAAAAAAAAAAAAAAAAA`;
    expect(await orderWith(forged, 'session-with-forged-1')).toBeNull();
    expect(await orderWith(cookie, 'session-with-cookie-1')).toBe('erika');
  });
});
