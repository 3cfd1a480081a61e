import { beforeEach, expect, test } from 'vitest';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { GRAVEL, orderRequest, storeAreas, storeProducts } from './shop-data.ts';
import { ORDERED_CART_V1 } from './stored-fixtures.ts';

/** The fields of an order and of its items that the specification names, and no others. */
const PRIVATE = orderRequest();
const BUSINESS = orderRequest({
  customer_name: 'Max Muster',
  customer_email: 'max@muster-bau.example',
  company_name: 'Muster Bau GmbH',
  company_address: 'Hauptstraße 1, 12340 Musterstadt',
  tax_number: 'DE123456789',
  payment_method: 'vorkasse',
  notes: 'Bitte anrufen',
});

const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
});

test.each([
  ['a private customer', PRIVATE],
  ['a business customer', BUSINESS],
])(
  'an order of %s with only the specified fields costs and returns what it did',
  async (_, body) => {
    const number = await orderNumberOf(await api.post('/api/orders', body, api.signedIn('erika')));
    const { session_id: _session, total_amount, order_items: _items, ...fields } = body;
    const stored = (await api.stored(`orders/${number}`)) ?? {};
    const cents = { subtotal_cents: 5780, delivery_cents: 2500, total_cents: 8280 };
    expect(stored).toMatchObject({ ...fields, ...cents, order_status: 'pending' });
    for (const field of ['delivery', 'delivery_day', 'customer_reference', 'invoice_address']) {
      expect(stored).not.toHaveProperty(field);
    }

    const { customer_name, customer_email, customer_phone, company_name, payment_method } = fields;
    const customer = { customer_name, customer_email, customer_phone, company_name };
    const shown = { order_number: number, total_amount, order_status: 'pending', payment_method };
    const line = { product_name: 'Kies 16/32', quantity: 2, unit_price: 28.9, total_price: 57.8 };
    const whole = { ...shown, ...customer, id: number, order_items: [line] };
    expect(await api.read(`/api/orders/${number}`)).toMatchObject(whole);
    expect(await api.read('/api/users/orders', api.signedIn('erika'))).toMatchObject([shown]);
    const admin = api.asAdmin();
    expect(await api.read('/api/admin/orders', admin)).toMatchObject([{ ...shown, ...customer }]);

    const mailTo = (who: string) => api.mailer.mails.find(({ to }) => to.address === who);
    const [confirmation, notice] = [mailTo(body.customer_email), mailTo('office@shop.example')];
    expect(api.mailer.mails).toHaveLength(2);
    for (const mail of [confirmation, notice]) {
      expect(mail?.subject).toContain(number);
      expect(mail?.text).toMatch(/Kies 16\/32: 2 t × 28,90\s€ = 57,80\s€/);
      expect(mail?.text).toMatch(/Lieferung: 25,00\s€/);
      expect(mail?.text).toMatch(/: 82,80\s€/);
      expect(mail?.text).not.toMatch(/Zone|Express|Selbstabholung/);
    }
    expect(confirmation?.text).toContain('Wir rufen Sie an und stimmen den Liefertermin');
  },
);

test('recognises a repeated order that was placed before there were deliveries', async () => {
  const hashThen = '395621c65dd8e0cefc97b62b3d4cdaab8d6a21aa753d1cb392df131a3bab6f11';
  const order_number = 'B-7K2MQ-4XN8T';
  const session_id = '3f2b8c1e-5a64-4f0a-9d3e-1c7b2a9e8d40';
  const body = orderRequest({ session_id, customer_email: 'erika@muster.example' });
  const cart = { ...ORDERED_CART_V1, order_number, request_hash: hashThen };
  await api.firestore.doc(`carts/${session_id}`).set(cart);
  const response = await api.post('/api/orders', body);
  expect([response.status, await orderNumberOf(response)]).toEqual([200, order_number]);
});
