import { contactRequest, orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunTransaction } from '../src/firestore/run-transaction.ts';
import { runUntil } from '../src/lib/deadline.ts';
import { placeOrder } from '../src/orders/place-order.ts';
import { expectRefused } from './answers.ts';
import { apiForTest, apiForTests, sharedApi } from './api-for-tests.ts';
import { openBrowser } from './browser.ts';
import { firstRequest, NEEDING_FIRESTORE } from './sample-calls.ts';
import { storeProducts } from './shop-data.ts';

const UNREACHABLE =
  'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute erneut.';
const ERIKA = { sub: '1001', email: 'erika@example.de', name: 'Erika Muster', given_name: 'Erika' };

async function expectUnavailable(response: Response): Promise<void> {
  const { headers, url } = response;
  expect([url, headers.get('retry-after')]).toEqual([url, '10']);
  await expectRefused(response, 503, UNREACHABLE);
}

describe('a Firestore that fails every call', () => {
  const api = apiForTests({ deadlineMs: 1000 });
  beforeEach(() => storeProducts(api.firestore, GRAVEL));

  test.each(['UNAVAILABLE', 'ABORTED', 'DEADLINE_EXCEEDED'] as const)(
    'with %s makes every route answer 503 in time, and nothing is written',
    async (code) => {
      const before = await api.everything();
      const browser = openBrowser(api);
      const { code: googleCode } = api.google.consent(await browser.beginSignIn(), ERIKA);
      api.setFault({ code });
      const asked = NEEDING_FIRESTORE.filter(({ path }) => path !== '/api/sessions').map((call) => {
        const [path, init] = firstRequest(call);
        return api.call(path, { ...init, headers: { ...init.headers, ...api.asAdmin() } });
      });
      const signingIn = browser.post('/api/sessions', { code: googleCode });
      for (const response of await Promise.all([...asked, signingIn])) {
        await expectUnavailable(response);
      }
      api.setFault();
      expect(await api.everything()).toEqual(before);
    },
  );
});

test('a transaction that begins after its deadline writes nothing', async () => {
  const api = await apiForTest();
  const write = () =>
    api.deps.runTransaction(async (transaction) => {
      transaction.create(api.firestore.doc('any/one'), {});
    });
  await expect(runUntil(performance.now() - 1, write)).rejects.toMatchObject({ status: 503 });
  expect(await api.everything()).toEqual({});
  await runUntil(performance.now() + 5000, write);
  expect(Object.keys(await api.everything())).toEqual(['any/one']);
});

test('a transaction reads nothing more once a part of it has failed', async () => {
  const api = await apiForTest();
  const document = api.firestore.doc('any/one');
  let readLate: (() => Promise<unknown>) | undefined;
  const run = api.deps.runTransaction(async (transaction) => {
    readLate = async () => transaction.get(document);
    await transaction.get(document);
    throw new Error('refused');
  });
  await expect(run).rejects.toThrow('refused');
  const before = api.usage();
  await expect(readLate?.()).rejects.toThrow('is over');
  expect(api.usage()).toEqual(before);
});

describe('a Firestore that fails now and then', () => {
  const api = apiForTests({ deadlineMs: 30_000 });
  beforeEach(async () => {
    // The libraries pause for random times between attempts; this makes each pause the shortest.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await storeProducts(api.firestore, GRAVEL);
  });
  afterEach(() => vi.restoreAllMocks());

  const add = (quantity: number) =>
    api.post('/api/cart', { product_id: 1, quantity }, { 'session-id': SESSION });
  const sizeOf = async (collection: string) =>
    (await api.firestore.collection(collection).get()).size;

  test.each(['UNAVAILABLE', 'DEADLINE_EXCEEDED'] as const)(
    'at every third call with %s delays an order, which is then stored once',
    async (code) => {
      api.setFault({ code, every: 3 });
      const response = await api.post('/api/orders', orderRequest());
      expect([200, 201]).toContain(response.status);
      api.setFault();
      expect(await sizeOf('orders')).toBe(1);
      expect(await sizeOf('outbox')).toBe(2);
    },
  );

  test('and loses the answer to an order’s commit stores the order once', async () => {
    let tries = 0;
    const runTransaction: RunTransaction = (work) =>
      api.deps.runTransaction(async (transaction) => {
        api.setFault();
        const result = await work(transaction);
        tries += 1;
        if (tries === 1) api.setFault({ code: 'UNAVAILABLE', when: 'after' });
        return result;
      });
    const deps = { ...api.deps, runTransaction };
    const placed = await placeOrder(deps, orderRequest(), { address: '203.0.113.7' });
    // The repeated transaction found its own order, and no mail is sent.
    expect([tries, placed]).toEqual([
      2,
      { ok: true, orderNumber: expect.any(String), orderedAt: expect.any(Date), isNew: false },
    ]);
    expect((await api.firestore.collection('orders').get()).docs).toMatchObject([
      { id: placed.ok && placed.orderNumber },
    ]);
    expect(await sizeOf('rateLimits')).toBe(3);
  });

  test('and is slow only delays answers', async () => {
    const browser = openBrowser(api);
    const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
    api.setFault({ delayMs: 150 });
    const headers = { 'session-id': SESSION, ...api.asAdmin() };
    const answers = await Promise.all([
      api.call('/api/products'),
      api.call(`/api/cart/${SESSION}`),
      api.call('/api/admin/stats', { headers }),
      add(1),
      api.post('/api/contact', contactRequest()),
      browser.post('/api/sessions', { code }),
      api.post('/api/orders', orderRequest({ session_id: 'session-of-somebody-else' })),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 201, 200, 201]);
  });
});

describe('a Firestore that is gone', () => {
  const api = sharedApi({ catalogueTtlMs: 60_000, deadlineMs: 2000 });
  beforeAll(async () => {
    await storeProducts(api.firestore, GRAVEL);
    await api.call('/api/products');
    await api.call('/api/rental-tools');
    await api.stopFirestore();
    api.pass(3_000_000);
  });

  test.each(['/api/products', '/api/products/1', '/api/categories', '/api/rental-tools'])(
    'leaves the cached answer of %s, and logs that',
    async (path) => {
      const response = await api.call(path);
      expect(response.status).toBe(200);
      expect(api.log).toContainEqual({
        severity: 'WARNING',
        message: expect.stringMatching(/^Firestore gives no (products|tools); .* 3000 s ago$/),
      });
    },
  );

  test('prevents selling at old prices', async () => {
    await Promise.all([
      api.post('/api/orders', orderRequest()).then(expectUnavailable),
      api.call(`/api/cart/${SESSION}`).then(expectUnavailable),
    ]);
  });

  test('and comes back is used within seconds', async () => {
    await api.restartFirestore();
    await expect
      .poll(async () => (await api.call(`/api/cart/${SESSION}`)).status, { timeout: 5000 })
      .toBe(200);
    await storeProducts(api.firestore, GRAVEL);
    expect((await api.post('/api/orders', orderRequest())).status).toBe(201);
  });
});
