import { randomBytes } from 'node:crypto';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '@shop/domain/order-number';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf, orderNumberOf } from '../../test/answers.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { placeOrder } from './place-order.ts';

const OTHER_SESSION = 'session-fedcba9876543210';
let api: TestApi;

const ORDER_LIMIT = { name: 'order', max: 3, windowMs: 3_600_000 };
const FROM_HOME = { address: '203.0.113.7' };

beforeAll(async () => {
  api = await startApi({ deadlineMs: 60_000, orderLimit: ORDER_LIMIT }); // 200 orders queue for one cart, maybe on a busy machine
});
beforeEach(async () => {
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
});
afterAll(() => api.stop());

const order = (fields = {}) => api.post('/api/orders', orderRequest(fields));
const storedOrders = async () => (await api.firestore.collection('orders').get()).size;

describe('an order that is sent again', () => {
  test('gives the first order’s number', async () => {
    const first = await orderNumberOf(await order());
    const again = await order();
    expect(again.status).toBe(200);
    expect(await orderNumberOf(again)).toBe(first);
    expect(await storedOrders()).toBe(1);
  });

  test('gives it also when the price has changed since', async () => {
    const first = await orderNumberOf(await order());
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 3000 });
    expect(await orderNumberOf(await order())).toBe(first);
  });

  test.each([
    ['another note', { notes: 'Zum Hintereingang' }],
    ['another name', { customer_name: 'Max Muster' }],
    ['another quantity', { order_items: [orderItem({ quantity: 1, total_price: 28.9 })] }],
  ])('with %s is refused with the first order’s number', async (_what, fields) => {
    const first = await orderNumberOf(await order());
    const before = await api.everything();
    const response = await order(fields);
    expect(response.status).toBe(409);
    expect(await messageOf(response)).toContain(first);
    expect(await api.everything()).toEqual(before);
  });

  test('counts as the same when only spaces around its texts differ', async () => {
    const first = await orderNumberOf(await order());
    expect(await orderNumberOf(await order({ customer_name: ' Erika Muster ' }))).toBe(first);
  });

  test('200 times at once is one order', { timeout: 60_000 }, async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => order()));
    const statuses = responses.map((response) => response.status);
    const numbers = await Promise.all(responses.map(orderNumberOf));
    expect(new Set(numbers).size).toBe(1);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(199);
    expect(await storedOrders()).toBe(1);
  });

  test('is another order in another session', async () => {
    const first = await orderNumberOf(await order());
    expect(await orderNumberOf(await order({ session_id: OTHER_SESSION }))).not.toBe(first);
    expect(await storedOrders()).toBe(2);
  });
});

describe('an order number that is taken', () => {
  const taken = new Uint8Array(10);
  const free = new Uint8Array(10).fill(1);
  const deps = (numbers: Uint8Array[]) => ({
    ...api.deps,
    randomBytes: (count: number) =>
      (count === ORDER_NUMBER_BYTES ? numbers.shift() : undefined) ?? randomBytes(count),
  });

  test('is given to nobody else: the next one is drawn', async () => {
    await placeOrder(deps([taken]), orderRequest(), FROM_HOME);
    const request = orderRequest({ session_id: OTHER_SESSION });
    expect(await placeOrder(deps([taken, free]), request, FROM_HOME)).toEqual({
      ok: true,
      orderNumber: orderNumberFrom(free),
      isNew: true,
    });
    expect(await storedOrders()).toBe(2);
  });

  test('five times in a row is a fault, and writes nothing', async () => {
    await placeOrder(deps([taken]), orderRequest(), FROM_HOME);
    const request = orderRequest({ session_id: OTHER_SESSION });
    await expect(placeOrder(deps(Array(5).fill(taken)), request, FROM_HOME)).rejects.toThrow();
    expect(await storedOrders()).toBe(1);
  });
});

describe('more orders than an address may place', () => {
  const orderOf = (session: number, fields = {}) =>
    order({ session_id: `session-of-shopper-${session}`, ...fields });
  const placeThree = async () => {
    for (const session of [1, 2, 3]) expect((await orderOf(session)).status).toBe(201);
  };

  test('are refused without a trace until the first is an hour old', async () => {
    await placeThree();
    const before = await api.everything();
    api.clock.now = new Date(api.clock.now.getTime() + 3_540_000);
    const response = await orderOf(4);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await messageOf(response)).toBe(
      'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
    );
    expect(await api.everything()).toEqual(before);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    expect((await orderOf(4)).status).toBe(201);
  });

  test('do not keep anybody from hearing the number of an order that was placed', async () => {
    await placeThree();
    expect((await orderOf(2)).status).toBe(200);
    expect((await orderOf(2, { notes: 'Anders' })).status).toBe(409);
  });

  test('are not those that were refused or sent again', async () => {
    await orderOf(1);
    for (let times = 0; times < 4; times += 1) {
      expect((await orderOf(1)).status).toBe(200);
      expect((await orderOf(2, { total_amount: 1 })).status).toBe(422);
    }
    expect([(await orderOf(2)).status, (await orderOf(3)).status]).toEqual([201, 201]);
  });

  test('are counted exactly, also when they come at once', { timeout: 60_000 }, async () => {
    const sessions = Array.from({ length: 12 }, (_, session) => session);
    const statuses = (await Promise.all(sessions.map((session) => orderOf(session)))).map(
      (response) => response.status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(await storedOrders()).toBe(3);
  });
});
