import { randomBytes } from 'node:crypto';
import { orderNumberFrom } from '@shop/domain/order-number';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf, orderNumberOf } from '../../test/answers.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { placeOrder } from './place-order.ts';

const OTHER_SESSION = 'session-fedcba9876543210';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ deadlineMs: 60_000 }); // 200 orders queue for one cart, maybe on a busy machine
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
    firestore: api.firestore,
    now: () => api.clock.now,
    randomBytes: (count: number) => numbers.shift() ?? randomBytes(count),
  });

  test('is given to nobody else: the next one is drawn', async () => {
    await placeOrder(deps([taken]), orderRequest());
    const request = orderRequest({ session_id: OTHER_SESSION });
    expect(await placeOrder(deps([taken, free]), request)).toEqual({
      ok: true,
      orderNumber: orderNumberFrom(free),
      isNew: true,
    });
    expect(await storedOrders()).toBe(2);
  });

  test('five times in a row is a fault, and writes nothing', async () => {
    await placeOrder(deps([taken]), orderRequest());
    const request = orderRequest({ session_id: OTHER_SESSION });
    await expect(placeOrder(deps(Array(5).fill(taken)), request)).rejects.toThrow();
    expect(await storedOrders()).toBe(1);
  });
});
