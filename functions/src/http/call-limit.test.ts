import { randomUUID } from 'node:crypto';
import { contactRequest, orderRequest, SESSION, withdrawal } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeAll, describe, expect, test } from 'vitest';
import { revalidating, writesNothing } from '../../test/answers.ts';
import { apiForTest, sharedApi } from '../../test/api-for-tests.ts';
import { storeAll, storeProducts } from '../../test/shop-data.ts';

const api = sharedApi({ callLimit: { name: 'call', max: 10, windowMs: 60_000 } });
beforeAll(() => storeProducts(api.firestore, GRAVEL));

/** A different address for each `client`. */
const from = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client}, 192.0.2.1` });
const look = (client: number) => api.call(`/api/cart/${SESSION}`, { headers: from(client) });

test('limits an address’s calls that read the database, of whatever kind', async () => {
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
});

test('affects neither other addresses nor the catalogue', async () => {
  for (let calls = 0; calls < 11; calls += 1) await look(2);
  expect((await look(2)).status).toBe(429);
  expect((await look(3)).status).toBe(200);
  expect((await api.call('/api/products/1', { headers: from(2) })).status).toBe(200);
  expect((await api.call('/produkt/1', { headers: from(2) })).status).toBe(200);
});

test('allows a fifth as many calls that read many documents', async () => {
  const headers = { ...from(4), ...api.signedIn() };
  const list = async () => (await api.call('/api/users/orders', { headers })).status;
  expect([await list(), await list(), await list()]).toEqual([200, 200, 429]);
  const paper = async () => (await api.call('/api/invoices/x/pdf', { headers: from(6) })).status;
  expect([await paper(), await paper(), await paper()]).toEqual([404, 404, 429]);
  const order = async () => (await api.post('/api/orders', orderRequest(), from(5))).status;
  expect([await order(), await order(), await order()]).toEqual([200, 200, 429]);
  expect((await look(4)).status).toBe(200);
});

test('allows an address a megabyte of in-memory lists for each of its calls a minute', async () => {
  const small = await apiForTest({ callLimit: { name: 'call', max: 1, windowMs: 60_000 } });
  const products = Array.from({ length: 400 }, (_, index) => {
    const id = index + 1;
    return [`products/${id}`, { ...GRAVEL, id, name: `${id} ${'x'.repeat(1000)}` }] as const;
  });
  await storeAll(small.firestore, products);
  const list = (headers: Record<string, string>, path = '/api/products') =>
    small.call(path, { headers });
  const first = await list(from(1));
  const known = { ...from(1), ...revalidating(first.headers.get('etag') ?? '') };
  const bytes = (await first.arrayBuffer()).byteLength;
  const answers = Math.ceil(1_000_000 / bytes);
  expect(answers).toBeGreaterThan(1);
  for (let again = 0; again < 10; again += 1) expect((await list(known)).status).toBe(304);
  for (let sent = 1; sent < answers; sent += 1) expect((await list(from(1))).status).toBe(200);
  const refused = [await list(from(1)), await list(known), await list(from(1), '/api/categories')];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(30);
  expect(await refused[0]?.json()).toEqual({ message: expect.stringMatching(/Anfragen/) });
  expect((await list(from(2))).status).toBe(200);
});

describe('counts the addresses of a /48, which anybody can get, as ten at most', () => {
  const once = { max: 1, windowMs: 60_000 };
  const small = sharedApi({
    contactLimit: { name: 'contact', ...once },
    orderLimit: { name: 'order', ...once },
    refusedOrderLimit: { name: 'refused order', ...once },
    cartLimit: { name: 'cart', ...once },
    callLimit: { name: 'call', max: 5, windowMs: 60_000 },
    signInLimits: {
      address: { name: 'sign-in', ...once },
      pending: { name: 'pending sign-in', max: 5, windowMs: 60_000 },
    },
  });
  beforeAll(() => storeProducts(small.firestore, GRAVEL));

  type From = Record<string, string>;
  const order = (fields = {}) => orderRequest({ session_id: randomUUID(), ...fields });
  const inCart = { product_id: 1, quantity: 1 };
  const newSession = () => ({ 'session-id': randomUUID() });

  async function signIn(from: From) {
    const begun = await small.call('/api/oauth/google/redirect_url', { headers: from });
    const cookie = begun.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    return small.post('/api/sessions', { code: 'x' }, { ...from, cookie });
  }

  async function fiveCalls(headers: From) {
    const calls = Array.from({ length: 5 }, () => small.call(`/api/cart/${SESSION}`, { headers }));
    return (await Promise.all(calls))[4] as Response;
  }

  test.each<[what: string, status: number, send: (from: From) => Promise<Response>]>([
    ['order', 201, (from) => small.post('/api/orders', order(), from)],
    ['refused order', 422, (from) => small.post('/api/orders', order({ total_amount: 1 }), from)],
    ['cart', 200, (from) => small.post('/api/cart', inCart, { ...from, ...newSession() })],
    ['contact', 201, (from) => small.post('/api/contact', contactRequest(), from)],
    ['withdrawal', 201, (from) => small.post('/api/withdrawals', withdrawal(), from)],
    ['sign-in', 400, signIn],
    ['five calls at a time', 200, fiveCalls],
  ])('%s', async (what, status, send) => {
    const site = what.length.toString(16);
    const from = (prefix: string) => ({ 'x-forwarded-for': `${prefix}::1, 192.0.2.1` });
    for (let network = 0; network < 10; network += 1) {
      expect((await send(from(`2001:db8:${site}:${network}`))).status).toBe(status);
    }
    expect((await writesNothing(small, () => send(from(`2001:db8:${site}:a`)))).status).toBe(429);
    expect((await send(from(`2001:db8:${site}0:a`))).status).toBe(status);
  });
});
