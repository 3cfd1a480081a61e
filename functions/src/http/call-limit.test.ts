import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { GRAVEL, orderRequest, SESSION, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ callLimit: { name: 'call', max: 10, windowMs: 60_000 } });
  await storeProducts(api.firestore, GRAVEL);
});
afterAll(() => api.stop());

/** As from another address for each `client`. */
const from = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client}, 192.0.2.1` });
const look = (client: number) => api.call(`/api/cart/${SESSION}`, { headers: from(client) });

test('an address may make so many calls that read the database, of whatever kind', async () => {
  for (let calls = 0; calls < 9; calls += 1) expect((await look(1)).status).toBe(200);
  expect((await api.post('/api/orders', orderRequest(), from(1))).status).toBe(201);
  const before = api.usage();
  const refused = [
    await look(1),
    await api.post('/api/orders', orderRequest(), from(1)),
    await api.post('/api/cart', { product_id: 1, quantity: 1 }, from(1)),
    await api.call('/api/orders/B-00000-00000', { headers: from(1) }),
    await api.call('/api/users/me', { headers: from(1) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429));
  expect(api.usage()).toEqual(before);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(refused[0] && (await messageOf(refused[0]))).toBe(
    'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
  );
});

test('other addresses are not affected, nor is the catalogue', async () => {
  for (let calls = 0; calls < 11; calls += 1) await look(2);
  expect((await look(2)).status).toBe(429);
  expect((await look(3)).status).toBe(200);
  expect((await api.call('/api/products/1', { headers: from(2) })).status).toBe(200);
  expect((await api.call('/produkt/1', { headers: from(2) })).status).toBe(200);
});

test('what reads many documents may be asked for a fifth as often', async () => {
  const headers = { ...from(4), ...api.signedIn() };
  const list = async () => (await api.call('/api/users/orders', { headers })).status;
  expect([await list(), await list(), await list()]).toEqual([200, 200, 429]);
  const order = async () => (await api.post('/api/orders', orderRequest(), from(5))).status;
  expect([await order(), await order(), await order()]).toEqual([200, 200, 429]);
  expect((await look(4)).status).toBe(200);
});
