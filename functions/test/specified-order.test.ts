import { beforeEach, describe, expect, test } from 'vitest';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { ALMOST_FREE, GRAVEL, JUST_FREE, storeAreas, storeProducts } from './shop-data.ts';
import { ORDERED_CART_V1 } from './stored-fixtures.ts';

/** The fields of an order and of its items that the specification names, and no others. */
const PRIVATE = {
  session_id: '3f2b8c1e-5a64-4f0a-9d3e-1c7b2a9e8d40',
  customer_name: 'Erika Muster',
  customer_email: 'erika@muster.example',
  customer_phone: '069 90009-123',
  company_name: '',
  company_address: '',
  tax_number: '',
  payment_method: 'rechnung' as const,
  notes: '',
  total_amount: 82.8,
  order_items: [
    {
      product_id: 1,
      product_name: 'Kies 16/32',
      quantity: 2,
      unit_price: 28.9,
      total_price: 57.8,
    },
  ],
};
const BUSINESS = {
  ...PRIVATE,
  customer_name: 'Max Muster',
  customer_email: 'max@muster-bau.example',
  company_name: 'Muster Bau GmbH',
  company_address: 'Hauptstraße 1, 12340 Musterstadt',
  tax_number: 'DE123456789',
  payment_method: 'vorkasse' as const,
  notes: 'Bitte anrufen',
};

const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL, ALMOST_FREE, JUST_FREE);
  await storeAreas(api.firestore);
});

const send = (body: object, headers = {}) => api.post('/api/orders', body, headers);
const read = async (path: string, headers = {}) => (await api.call(path, { headers })).json();
const stored = async (number: string) => (await api.stored(`orders/${number}`)) ?? {};

describe.each([
  ['a private customer', PRIVATE],
  ['a business customer', BUSINESS],
])('an order of %s with the specified fields alone', (_who, body) => {
  test('is answered with its number', async () => {
    const response = await send(body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      order_number: expect.stringMatching(/^B-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    });
  });

  test('is stored with what was sent, at the flat rate, and with no delivery', async () => {
    const order = await stored(await orderNumberOf(await send(body)));
    const { session_id: _, total_amount: __, order_items: ___, ...fields } = body;
    expect(order).toMatchObject({ ...fields, order_status: 'pending', user_id: null });
    expect([order.subtotal_cents, order.delivery_cents, order.total_cents]).toEqual([
      5780, 2500, 8280,
    ]);
    expect(Object.keys(order)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(delivery|express_cents|delivery_day)$/)]),
    );
  });

  test('is read with all that the specification names', async () => {
    const number = await orderNumberOf(await send(body));
    expect(await read(`/api/orders/${number}`)).toMatchObject({
      id: number,
      order_number: number,
      created_at: '2026-03-02T09:30:00.123Z',
      payment_method: body.payment_method,
      order_status: 'pending',
      total_amount: 82.8,
      customer_name: body.customer_name,
      customer_email: body.customer_email,
      customer_phone: body.customer_phone,
      company_name: body.company_name,
      order_items: [
        { product_name: 'Kies 16/32', quantity: 2, unit_price: 28.9, total_price: 57.8 },
      ],
    });
  });

  test('is confirmed to the customer and announced to the office, at the same prices', async () => {
    const number = await orderNumberOf(await send(body));
    const [confirmation, notice] = ['erika|max', 'office'].map((who) =>
      api.mailer.mails.find(({ to }) => new RegExp(who).test(to.address)),
    );
    expect(api.mailer.mails).toHaveLength(2);
    expect(confirmation?.to.address).toBe(body.customer_email);
    for (const mail of [confirmation, notice]) {
      expect(mail?.subject).toContain(number);
      expect(mail?.text).toMatch(/Kies 16\/32: 2 t × 28,90\s€ = 57,80\s€/);
      expect(mail?.text).toMatch(/Lieferung: 25,00\s€/);
      expect(mail?.text).toMatch(/: 82,80\s€/);
      expect(mail?.text).not.toMatch(/Zone|Express|Selbstabholung/);
    }
    expect(confirmation?.text).toContain('Wir rufen Sie an und stimmen den Liefertermin');
  });

  test('is in the account of its customer and in the list of the office', async () => {
    const number = await orderNumberOf(await send(body, api.signedIn('erika')));
    const shown = { order_number: number, total_amount: 82.8, order_status: 'pending' };
    expect(await read('/api/users/orders', api.signedIn('erika'))).toMatchObject([shown]);
    const admin = api.asAdmin();
    expect(await read('/api/admin/orders', admin)).toMatchObject([
      { ...shown, customer_name: body.customer_name, customer_email: body.customer_email },
    ]);
    expect(await read('/api/admin/stats', admin)).toMatchObject({
      totalOrders: 1,
      totalRevenue: 82.8,
    });
  });

  test('is one order however often it is sent', async () => {
    const first = await orderNumberOf(await send(body));
    const again = await send(body);
    expect([again.status, await orderNumberOf(again)]).toEqual([200, first]);
  });
});

test.each([
  ['below the limit of free delivery', [ALMOST_FREE], 499.99, 524.99, 2500],
  ['at the limit', [JUST_FREE], 500, 500, 0],
  ['of several goods', [JUST_FREE, ALMOST_FREE, GRAVEL], 1028.89, 1028.89, 0],
])('an order %s costs what it did', async (_what, products, subtotal, total, delivery) => {
  const order_items = products.map(({ id, name, price_cents = 0 }) => {
    const price = price_cents / 100;
    return {
      product_id: id,
      product_name: name,
      quantity: 1,
      unit_price: price,
      total_price: price,
    };
  });
  const response = await send({ ...PRIVATE, order_items, total_amount: total });
  expect(response.status).toBe(201);
  expect(await stored(await orderNumberOf(response))).toMatchObject({
    subtotal_cents: Math.round(subtotal * 100),
    delivery_cents: delivery,
    total_cents: Math.round(total * 100),
  });
});

test('an order at another total is refused as before, and not stored', async () => {
  expect((await send({ ...PRIVATE, total_amount: 57.8 })).status).toBe(422);
  expect((await api.firestore.collection('orders').get()).size).toBe(0);
});

test('an order that was placed before deliveries were known is known when it is sent again', async () => {
  const hashThen = '395621c65dd8e0cefc97b62b3d4cdaab8d6a21aa753d1cb392df131a3bab6f11';
  const order_number = 'B-7K2MQ-4XN8T';
  const cart = { ...ORDERED_CART_V1, order_number, request_hash: hashThen };
  await api.firestore.doc(`carts/${PRIVATE.session_id}`).set(cart);
  const response = await send(PRIVATE);
  expect([response.status, await orderNumberOf(response)]).toEqual([200, order_number]);
});
