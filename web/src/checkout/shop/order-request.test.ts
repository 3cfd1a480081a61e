import { parseBody } from '@shop/domain/contract/request-bodies';
import { cartItem } from '@shop/domain/testing/wire';
import { expect, test } from 'vitest';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { SESSION_ID } from '../../test/fixtures.ts';
import { orderRequest } from './order-request.ts';

const line = (product_id: number, price: number, quantity: number) =>
  cartItem({ product_id, price, quantity });

const form = {
  ...checkoutDraft.empty,
  customer_name: '  Anna Beispiel ',
  customer_email: ' anna@beispiel.example ',
  customer_phone: ' 069 1 ',
  company_name: ' Beispiel Bau ',
  company_address: ' Weg 1 ',
  tax_number: ' DE1 ',
  customer_reference: ' Kst. 1 ',
  invoice_address: ' Weg 2 ',
  notes: ' Bitte klingeln ',
};

test('trims texts and omits the customer type', () => {
  const body = orderRequest({ ...form, customer_type: 'business' }, SESSION_ID, [line(1, 10, 2)]);
  expect(body).toMatchObject({
    session_id: SESSION_ID,
    customer_name: 'Anna Beispiel',
    customer_email: 'anna@beispiel.example',
    customer_phone: '069 1',
    company_name: 'Beispiel Bau',
    company_address: 'Weg 1',
    tax_number: 'DE1',
    customer_reference: 'Kst. 1',
    payment_method: 'rechnung',
    notes: 'Bitte klingeln',
  });
  expect(body).not.toHaveProperty('customer_type');
  expect(body).not.toHaveProperty('invoice_address');
  expect(body).not.toHaveProperty('country');
});

test('omits company data that a private customer once typed', () => {
  const body = orderRequest(form, SESSION_ID, [line(1, 10, 2)]);
  expect(body).toMatchObject({ company_name: '', company_address: '', tax_number: '' });
  expect(body).not.toHaveProperty('customer_reference');
  expect(body).toHaveProperty('invoice_address', 'Weg 2');
  const abroad = { ...form, country: 'AT' };
  expect(orderRequest(abroad, SESSION_ID, [])).toHaveProperty('country', 'AT');
  const without = { ...abroad, invoice_address: ' ' };
  expect(orderRequest(without, SESSION_ID, [])).not.toHaveProperty('country');
});

test('blank fields express no delivery wish', () => {
  expect(orderRequest({ ...form, street: ' ' }, SESSION_ID, [line(1, 10, 2)])).not.toHaveProperty(
    'delivery',
  );
});

test('the body satisfies the server’s schema, with amounts exact to the cent', () => {
  const body = orderRequest(form, SESSION_ID, [line(1, 0.1, 3), line(2, 499.69, 1)]);
  expect(parseBody('POST /api/orders', body)).toEqual({ ok: true, value: body });
  expect(body.order_items.map((item) => item.total_price)).toEqual([0.3, 499.69]);
  expect(body.total_amount).toBe(524.99);
});

test('lines carry the days of their stages instead of one day for all, unless nothing is delivered later', () => {
  const wish = { stage: 'base', wished_day: '2026-12-08' } as const;
  const items = [{ ...line(1, 10, 2), ...wish }, line(2, 5, 1)];
  const staged = { ...form, street: 'Weg 3', wished_day: '2026-12-01' };
  const body = orderRequest(staged, SESSION_ID, items);
  expect(body.order_items[0]).toMatchObject(wish);
  expect(body.order_items[1]).not.toHaveProperty('wished_day');
  expect(body.delivery).toMatchObject({ street: 'Weg 3', wished_day: '' });
  expect(parseBody('POST /api/orders', body)).toMatchObject({ ok: true });
  for (const other of [{ delivery_method: 'pickup' }, { express: 'yes' }] as const) {
    const [first] = orderRequest({ ...staged, ...other }, SESSION_ID, items).order_items;
    expect(first).not.toHaveProperty('wished_day');
  }
});
