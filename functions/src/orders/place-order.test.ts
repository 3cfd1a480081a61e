import { randomBytes } from 'node:crypto';
import type { CartItem } from '@shop/domain/cart/cart';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '@shop/domain/order/order-number';
import type { OrderReceipt, OrderRequest } from '@shop/domain/order/order-request';
import { deliveryWish, orderItem, orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  expectRefused,
  messageOf,
  orderNumberOf,
  untilServed,
  writesNothing,
} from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { placeOrder, requestHash } from './place-order.ts';

const OTHER_SESSION = 'session-fedcba9876543210';
const HOUR_MS = 3_600_000;
const ORDER_LIMIT = { name: 'order', max: 3, windowMs: HOUR_MS };
const REFUSED_ORDER_LIMIT = { name: 'refused order', max: 6, windowMs: HOUR_MS };
const FROM_HOME = { address: '203.0.113.7' };

const api = apiWithoutMails({
  deadlineMs: 60_000, // orders queue for one cart, perhaps on a busy machine
  orderLimit: ORDER_LIMIT,
  refusedOrderLimit: REFUSED_ORDER_LIMIT,
});
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const order = (fields = {}) => api.post('/api/orders', orderRequest(fields));
const storedOrders = async () => (await api.firestore.collection('orders').get()).size;

describe('a repeated order', () => {
  test('returns it, whatever the price is by now or spaces surround, but with another note is refused', async () => {
    const first = await orderNumberOf(await order());
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 3000 });
    expect(await orderNumberOf(await order({ customer_name: ' Erika Muster ' }))).toBe(first);
    const before = await api.everything();
    await expectRefused(await order({ notes: 'Zum Hintereingang' }), 409, new RegExp(first));
    expect(await api.everything()).toMatchObject(before);
    expect(await storedOrders()).toBe(1);
  });

  test('sent ten times at once is one order', async () => {
    api.mailer.open();
    const responses = await Promise.all(Array.from({ length: 10 }, () => untilServed(order)));
    const statuses = responses.map((response) => response.status);
    const numbers = await Promise.all(responses.map(orderNumberOf));
    expect(new Set(numbers).size).toBe(1);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(await storedOrders()).toBe(1);
    const [number] = numbers;
    const ids = () => api.mailer.mails.map(({ id }) => id).sort();
    // On a slow machine, mails are sent after the answer.
    const both = [`${number}-confirmation`, `${number}-notice`];
    await expect.poll(ids, { timeout: 60_000 }).toEqual(both);
  });
});

describe('additions from another window while an order is under way', () => {
  const LATER = 'session-of-what-came-later';
  const add = (product_id: number, quantity: number) =>
    api.post('/api/cart', { product_id, quantity }, { 'session-id': SESSION });
  const seen = [{ product_id: 1, quantity: 2 }];
  const later = { session_id: LATER, seen };
  const cart = (id: string) => api.call(`/api/cart/${id}`);
  beforeEach(async () => {
    await storeProducts(api.firestore, { ...SLATE, price_cents: 100 });
    await add(1, 2);
  });

  test('move to a cart of their own, once, which repeats and readers of the cart learn', async () => {
    await add(1, 3);
    await add(SLATE.id, 4);
    for (const status of [201, 200]) {
      const placed = await order({ later });
      expect(placed.status).toBe(status);
      expect(await placed.json()).toMatchObject({ later_session_id: LATER });
    }
    // Without it the order has the same content, and another id moves nothing.
    const elsewhere = { session_id: OTHER_SESSION, seen: [] };
    expect((await order()).status).toBe(200);
    expect(await (await order({ later: elsewhere })).json()).toMatchObject({
      later_session_id: LATER,
    });
    expect((await cart(SESSION)).headers.get('later-session-id')).toBe(LATER);
    expect(await (await cart(LATER)).json()).toMatchObject([
      { product_id: 1, quantity: 3 },
      { product_id: SLATE.id, quantity: 4 },
    ]);
    expect(await (await cart(OTHER_SESSION)).json()).toEqual([]);
  });

  test.each([
    ['nothing was added', { later }],
    ['the client says nothing of what it saw', {}],
    ['the new cart would be the ordered one', { later: { session_id: SESSION, seen: [] } }],
  ])('move nowhere if %s', async (_, fields) => {
    const placed = await order(fields);
    expect(placed.status).toBe(201);
    expect(await placed.json()).not.toHaveProperty('later_session_id');
    expect((await cart(SESSION)).headers.get('later-session-id')).toBeNull();
    expect(await (await cart(LATER)).json()).toEqual([]);
  });

  test('replace no other cart', async () => {
    const first = await orderNumberOf(await order({ session_id: OTHER_SESSION }));
    await add(1, 3);
    const placed = await order({ later: { session_id: OTHER_SESSION, seen } });
    expect(await placed.json()).not.toHaveProperty('later_session_id');
    expect((await cart(OTHER_SESSION)).headers.get('order-number')).toBe(first);
  });

  test('are refused if the client’s account of what it saw is malformed', async () => {
    for (const bad of [{}, { session_id: 'x', seen }, { ...later, seen: [{ product_id: 1 }] }]) {
      expect((await order({ later: bad })).status).toBe(400);
    }
  });
});

test('the cancel token goes to the orderer, also when the same order is sent again', async () => {
  for (const status of [201, 200]) {
    const placed = await order();
    expect(placed.status).toBe(status);
    const { order_number, token } = (await placed.json()) as OrderReceipt;
    const link = { purpose: 'cancel-order' as const, number: order_number };
    expect(isSignedLink(api.deps.linkKey, link, token, api.clock.now)).toBe(true);
    api.pass(HOUR_MS);
  }
  const number = await orderNumberOf(await order());
  expect(await api.read(`/api/orders/${number}`)).not.toHaveProperty('token');
  expect(await (await order({ notes: 'Anders' })).text()).not.toContain('token');
});

describe('a taken order number', () => {
  const taken = new Uint8Array(10);
  const free = new Uint8Array(10).fill(1);
  const deps = (numbers: Uint8Array[]) => ({
    ...api.deps,
    randomBytes: (count: number) =>
      (count === ORDER_NUMBER_BYTES ? numbers.shift() : undefined) ?? randomBytes(count),
  });

  test('is replaced by the next one, and a fault after five in a row, which writes nothing', async () => {
    await placeOrder(deps([taken]), orderRequest(), FROM_HOME);
    const request = orderRequest({ session_id: OTHER_SESSION });
    await expect(placeOrder(deps(Array(5).fill(taken)), request, FROM_HOME)).rejects.toThrow();
    expect(await storedOrders()).toBe(1);
    expect(await placeOrder(deps([taken, free]), request, FROM_HOME)).toEqual({
      ok: true,
      orderNumber: orderNumberFrom(free),
      orderedAt: api.clock.now,
      isNew: true,
    });
    expect(await storedOrders()).toBe(2);
  });
});

describe('orders above the limit of an address', () => {
  const orderOf = (session: number, fields = {}) =>
    order({ session_id: `session-of-shopper-${session}`, ...fields });
  test('do not include refused and repeated orders, nor prevent repeating a placed one', async () => {
    await orderOf(1);
    for (let times = 0; times < 4; times += 1) {
      expect((await orderOf(1)).status).toBe(200);
      expect((await orderOf(2, { total_amount: 1 })).status).toBe(422);
    }
    expect([(await orderOf(2)).status, (await orderOf(3)).status]).toEqual([201, 201]);
    expect([(await orderOf(4)).status, (await orderOf(2)).status]).toEqual([429, 200]);
    expect((await orderOf(2, { notes: 'Anders' })).status).toBe(409);
  });

  test('are counted exactly when they arrive at once', async () => {
    const sessions = Array.from({ length: 6 }, (_, session) => session);
    const statuses = (await Promise.all(sessions.map((session) => orderOf(session)))).map(
      (response) => response.status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await storedOrders()).toBe(3);
  });
});

describe('refused orders above the limit of an address', () => {
  const WRONG = { total_amount: 1 };
  test('are refused without their reason until the first is an hour old; right ones are not, nor repeated', async () => {
    for (let times = 0; times < 6; times += 1) expect((await order(WRONG)).status).toBe(422);
    const response = await writesNothing(api, () => order(WRONG));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await messageOf(response)).toBe(
      'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in 60 Minuten erneut.',
    );
    const placed = await order();
    expect(placed.status).toBe(201);
    expect(await orderNumberOf(await order())).toBe(await orderNumberOf(placed));
    api.pass(HOUR_MS);
    expect((await order({ ...WRONG, session_id: OTHER_SESSION })).status).toBe(422);
  });

  test('include changed orders of a cart that was already ordered', async () => {
    await order();
    const changed = async () => (await order({ notes: 'Anders' })).status;
    for (let times = 0; times < 6; times += 1) expect(await changed()).toBe(409);
    expect(await changed()).toBe(429);
  });
});

test('while the catalogue in memory is outdated, orders are placed at newer prices and of newer products, at no older price', async () => {
  const caching = await apiForTest({ catalogueTtlMs: 60_000 });
  await storeProducts(caching.firestore, GRAVEL, SLATE);
  await caching.call('/api/products');
  await caching.post('/api/cart', { product_id: 1, quantity: 2 }, { 'session-id': SESSION });
  const priceInCart = async () =>
    (await caching.read<CartItem[]>(`/api/cart/${SESSION}`))[0]?.price;
  const send = (fields: object) => caching.post('/api/orders', orderRequest(fields));
  const slate = orderItem({ product_id: SLATE.id });
  const newPrice = (price: number, ...others: ReturnType<typeof orderItem>[]) => ({
    order_items: [orderItem({ unit_price: price, total_price: 2 * price }), ...others],
    total_amount: 2 * price + 57.8 * others.length + 25,
  });
  const set = (price_cents: number) =>
    storeProducts(caching.firestore, { ...GRAVEL, price_cents }, { ...SLATE, price_cents: 2890 });
  await set(3000);
  expect((await send({ ...newPrice(30, slate), session_id: OTHER_SESSION })).status).toBe(201);
  expect(await priceInCart()).toBe(30);
  await set(3100);
  expect(await priceInCart()).toBe(30);
  await expectRefused(await send({}), 422, /beträgt jetzt 31,00/);
  expect(await priceInCart()).toBe(31);
  expect((await send(newPrice(31))).status).toBe(201);
});

test('the request hash ignores the order of fields and less than half a cent', () => {
  const fields = Object.entries(orderRequest({ total_amount: 82.80000000000001 })).reverse();
  const same = Object.fromEntries(fields) as unknown as OrderRequest;
  expect(requestHash('key', same)).toBe(requestHash('key', orderRequest()));
  const delivery = deliveryWish({});
  const reversed = Object.fromEntries(Object.entries(delivery).reverse()) as typeof delivery;
  const [one, other] = [delivery, reversed].map((wish) =>
    requestHash('key', { ...orderRequest(), delivery: wish as OrderRequest['delivery'] }),
  );
  expect(one).toBe(other);
});

test('the request hash depends on the key and all that is ordered', () => {
  const others: Partial<OrderRequest>[] = [
    { customer_name: 'Max Muster' },
    { payment_method: 'vorkasse' },
    { notes: 'x' },
    { total_amount: 82.81 },
    { order_items: [orderItem({ product_id: 2 })] },
    { order_items: [orderItem({ quantity: 3 })] },
    { order_items: [orderItem(), orderItem()] },
  ];
  const hashes = [{}, ...others].map((fields) => requestHash('key', orderRequest(fields)));
  expect(new Set([...hashes, requestHash('another key', orderRequest())]).size).toBe(9);
});
