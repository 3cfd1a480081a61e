import { orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL, JUST_FREE, SLATE } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';

const api = apiWithoutMails({ deadlineMs: 60_000 });
beforeEach(() =>
  storeProducts(api.firestore, { ...GRAVEL, image_url: '/kies.webp' }, JUST_FREE, SLATE),
);

const add = (product_id: number, quantity: number, session = SESSION) =>
  api.post('/api/cart', { product_id, quantity }, { 'session-id': session });
const cart = async (session = SESSION) => (await api.call(`/api/cart/${session}`)).json();

const gravelLine = {
  id: '1',
  product_id: 1,
  name: 'Kies 16/32',
  price: 28.9,
  quantity: 2,
  unit: 't',
  category: 'Schüttgut',
  image_url: '/kies.webp',
};

describe('POST /api/cart', () => {
  test('adds units to the session’s cart, uncached', async () => {
    const response = await add(1, 2);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual([gravelLine]);
    expect(await cart()).toEqual([gravelLine]);
    expect(await cart('another-session-0123')).toEqual([]);
  });

  test('loses no unit in 20 concurrent adds', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(1, 1)));
    expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200));
    expect(await cart()).toMatchObject([{ quantity: 20 }]);
  });

  test('keeps a cart for 30 days from its last change', async () => {
    await add(1, 2);
    expect(await api.stored(`carts/${SESSION}`)).toEqual({
      items: [{ id: '1', product_id: 1, quantity: 2 }],
      recent_adds: [expect.stringMatching(/^[\w-]{12}$/)],
      updated_at: Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z')),
      expires_at: Timestamp.fromDate(new Date('2026-04-01T09:30:00.123Z')),
      schema_version: 1,
    });
    api.clock.now = new Date('2026-04-01T09:30:00.122Z');
    expect(await cart()).toHaveLength(1);
    api.clock.now = new Date('2026-04-01T09:30:00.123Z');
    expect(await cart()).toEqual([]);
    await add(20, 1);
    expect(await cart()).toMatchObject([{ product_id: 20 }]);
  });

  test('takes what is on request for a company, whose own price only the account knows', async () => {
    const headers = { 'session-id': 'session-of-a-member' };
    const body = { product_id: 7, quantity: 2, customer_number: 'K-10001' };
    expect((await api.post('/api/cart', body, headers)).status).toBe(200);
    const answer = await api.call('/api/cart/session-of-a-member');
    const [line] = (await answer.json()) as object[];
    expect(line).toMatchObject({ product_id: 7, quantity: 2 });
    expect(line).not.toHaveProperty('price');
  });

  test.each(['', '../../orders/0123456789'])('refuses the session id %j', async (session) => {
    await expectRefused(await add(1, 1, session), 400, 'Die Sitzung ist ungültig.');
  });
});

describe('POST /api/cart/plan', () => {
  const plan = (request_id: string, ...lines: [number, number][]) =>
    api.post(
      '/api/cart/plan',
      { request_id, lines: lines.map(([product_id, quantity]) => ({ product_id, quantity })) },
      { 'session-id': SESSION },
    );

  test('adds all goods at once, to what is there, and only once', async () => {
    await add(1, 2);
    for (const _ of [1, 2]) {
      const response = await plan('plan-request-0001', [1, 9], [20, 3]);
      expect(await response.json()).toMatchObject([
        { product_id: 1, quantity: 11 },
        { product_id: 20, quantity: 3 },
      ]);
    }
    await plan('plan-request-0002', [20, 1]);
    expect(await cart()).toMatchObject([{ quantity: 11 }, { quantity: 4 }]);
  });

  test('refuses a product that stands in it twice', async () => {
    const twice = () => plan('plan-request-0004', [1, 2], [20, 1], [1, 3]);
    const refused = await writesNothing(api, twice);
    await expectRefused(refused, 400, 'Ein Artikel steht zweimal in der Liste.');
  });

  test.each<[string, number[], number, string]>([
    ['a product that is gone', [1, 99], 404, 'Diesen Artikel gibt es nicht.'],
    ['one on request', [1, 7], 422, '„Schieferplatten“ gibt es nur auf Anfrage.'],
    ['no goods', [], 400, 'Die Angaben zum Artikel oder zur Menge sind ungültig.'],
  ])('with %s adds nothing, nor does adding it alone', async (_, ids, status, says) => {
    const lines = ids.map((id): [number, number] => [id, 1]);
    const all = () => plan('plan-request-0003', ...lines);
    await expectRefused(await writesNothing(api, all), status, says);
    const [, wrong] = ids;
    if (wrong) await expectRefused(await writesNothing(api, () => add(wrong, 1)), status, says);
  });
});

describe('GET /api/cart/{sessionId}', () => {
  test('shows current prices, and leaves out products that are no longer for sale', async () => {
    await add(1, 2);
    await add(20, 1);
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 3001 });
    expect(await cart()).toMatchObject([{ price: 30.01 }, {}]);
    await storeProducts(api.firestore, { ...SLATE, id: 1 });
    await api.firestore.doc('products/20').delete();
    expect(await cart()).toEqual([]);
  });

  test('is empty and uncached for an unknown session, and after the order, which it names', async () => {
    const shown = async () => {
      const response = await api.call(`/api/cart/${SESSION}`);
      expect(await response.json()).toEqual([]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      return response.headers.get('order-number');
    };
    expect(await shown()).toBeNull();
    await add(1, 2);
    const orderNumber = await orderNumberOf(await api.post('/api/orders', orderRequest()));
    expect(await shown()).toBe(orderNumber);
    await expectRefused(await add(1, 1), 409, new RegExp(orderNumber));
  });
});
