import { NEXT_PAGE_HEADER, ORDER_NUMBER_HEADER } from '@shop/domain/api';
import type { AdminOrder, Order } from '@shop/domain/order';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retryUndelivered } from '../../src/mail/undelivered-mail.ts';
import { messageOf } from '../answers.ts';
import { parseCsv } from '../parse-csv.ts';
import { contactRequest, SESSION } from '../shop-data.ts';
import { startApi, type TestApi } from '../start-api.ts';
import { CART_V1, CART_V2, ORDERED_CART_V1, ORDERED_CART_V2 } from './carts.ts';
import { PRODUCT_V1, RENTAL_TOOL_V1 } from './catalogue.ts';
import { ORDER_V1, ORDER_V2 } from './orders.ts';
import { CONTACT_V1, MESSAGE_V1, USER_V1 } from './people.ts';
import { RATE_LIMIT_V1, RATE_LIMIT_V2 } from './rate-limits.ts';

const OFFICE = 'buero@muster-tiefbau.example';
const NUMBER = ORDER_V1.order_number;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.reset();
  api.google.accounts.set('office', { localId: 'office', email: OFFICE });
});
afterAll(() => api.stop());

const store = (path: string, document: DocumentData) => api.firestore.doc(path).set(document);
const stored = async (path: string) => (await api.firestore.doc(path).get()).data();
const asAdmin = () => api.signedIn('chef', { admin: true });
const read = async <T>(path: string, headers: Record<string, string> = {}) => {
  const response = await api.call(path, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};

describe.each([
  [1, ORDER_V1],
  [2, ORDER_V2],
])('an order of version %i', (_version, order) => {
  beforeEach(() => store(`orders/${NUMBER}`, order));

  test('reads the same to everybody', async () => {
    const seen = await read<Order>(`/api/orders/${NUMBER}`);
    expect(seen).toMatchObject({ customer_name: 'Erika Muster', total_amount: 82.8 });
    expect(JSON.stringify(seen)).not.toContain(OFFICE);
    expect(await read<Order[]>('/api/users/orders', api.signedIn('erika'))).toEqual([seen]);
    const [listed] = await read<AdminOrder[]>('/api/admin/orders', asAdmin());
    expect(listed).toMatchObject(seen);
    expect(listed?.status_changes).toMatchObject([{ to: 'processing', by: OFFICE }]);
    const csv = await api.call('/api/admin/orders.csv', { headers: asAdmin() });
    expect(parseCsv(await csv.text())[1]).toContain('Erika Muster');
  });

  test('is stored in the current version when it is moved, without an e-mail address of ours', async () => {
    const wanted = { from: 'processing', to: 'delivered' };
    const moved = await api.post(`/api/admin/orders/${NUMBER}/status`, wanted, asAdmin());
    const { status_changes } = (await moved.json()) as AdminOrder;
    expect(status_changes.map(({ by }) => by)).toEqual([OFFICE, 'chef@example.de']);
    const document = await stored(`orders/${NUMBER}`);
    expect(document).toMatchObject({
      order_status: 'delivered',
      status_changes: [{ by_uid: 'office' }, { by_uid: 'chef' }],
      schema_version: 2,
    });
    expect(JSON.stringify(document?.status_changes)).not.toContain('@');
  });
});

test('an admin of version 1 who has no account any more is named by nothing once it is moved', async () => {
  api.google.accounts.delete('office');
  await store(`orders/${NUMBER}`, ORDER_V1);
  const wanted = { from: 'processing', to: 'delivered' };
  const moved = await api.post(`/api/admin/orders/${NUMBER}/status`, wanted, asAdmin());
  const { status_changes } = (await moved.json()) as AdminOrder;
  expect(status_changes[0]?.by).toBe('ehemaliges Konto');
});

describe.each([
  [1, CART_V1, ORDERED_CART_V1],
  [2, CART_V2, ORDERED_CART_V2],
])('a cart of version %i', (_version, open, ordered) => {
  beforeEach(() => store('products/1', PRODUCT_V1));

  test('shows its lines and takes more', async () => {
    await store(`carts/${SESSION}`, open);
    expect(await read(`/api/cart/${SESSION}`)).toMatchObject([{ name: 'Kies 16/32', quantity: 2 }]);
    const body = { product_id: 1, quantity: 3 };
    await api.post('/api/cart', body, { 'session-id': SESSION });
    expect(await stored(`carts/${SESSION}`)).toMatchObject({
      items: [{ product_id: 1, quantity: 5 }],
      schema_version: 2,
    });
  });

  test('stays ordered', async () => {
    await store(`carts/${SESSION}`, ordered);
    const response = await api.call(`/api/cart/${SESSION}`);
    expect(response.headers.get(ORDER_NUMBER_HEADER)).toBe(NUMBER);
    const again = await api.post(
      '/api/cart',
      { product_id: 1, quantity: 1 },
      { 'session-id': SESSION },
    );
    expect(await messageOf(again)).toContain(NUMBER);
  });
});

describe.each([
  [1, RATE_LIMIT_V1, 201],
  [2, RATE_LIMIT_V2, 429],
])('a counter of version %i', (_version, counter, expected) => {
  test('goes on counting', async () => {
    const send = () => api.post('/api/contact', contactRequest());
    await send();
    const counters = await api.firestore.collection('rateLimits').get();
    await Promise.all(counters.docs.map(({ ref }) => ref.set(counter)));
    expect((await send()).status).toBe(expected);
    if (expected !== 429) expect((await send()).status).toBe(429);
  });
});

test('a product of version 1 is in the catalogue', async () => {
  await store('products/1', PRODUCT_V1);
  const { price_cents: _, schema_version: __, ...shown } = PRODUCT_V1;
  expect(await read('/api/products/1')).toEqual({ ...shown, price: 28.9 });
  expect(await read('/api/products')).toHaveLength(1);
  expect(await read('/api/categories')).toMatchObject([{ category: 'Schüttgut' }]);
});

test('a rental tool of version 1 is for rent', async () => {
  await store('rentalTools/101', RENTAL_TOOL_V1);
  expect(await read('/api/rental-tools/101')).toMatchObject({ model: 'VP1550', daily_price: 32 });
  expect(await read('/api/rental-tools')).toHaveLength(1);
});

test('a contact request of version 1 is listed and exported', async () => {
  await store('contacts/request-1', CONTACT_V1);
  const { schema_version: _, created_at: __, ...shown } = CONTACT_V1;
  expect(await read('/api/admin/contacts', asAdmin())).toMatchObject([
    { id: 'request-1', ...shown },
  ]);
  const csv = await api.call('/api/admin/contacts.csv', { headers: asAdmin() });
  expect(parseCsv(await csv.text())[1]).toContain(CONTACT_V1.email);
});

test('a user of version 1 is known, with their profile', async () => {
  await store('users/erika', USER_V1);
  const headers = api.signedIn('erika');
  expect(await read('/api/users/me', headers)).toMatchObject({
    created_at: '2026-03-02T09:30:00.123Z',
    google_user_data: { name: 'Erika Muster', given_name: 'Erika' },
  });
  expect(await read('/api/users/profile', headers)).toEqual({
    company_name: 'Muster GmbH',
    phone: '069 90009-123',
  });
});

test('a message of version 1 that was given up can be tried again', async () => {
  await store('outbox/request-1-notice', MESSAGE_V1);
  expect(await retryUndelivered(api.firestore, 'request-1-notice', api.clock.now)).toEqual({
    ok: true,
  });
  expect(await stored('outbox/request-1-notice')).toMatchObject({ state: 'waiting', tries: 0 });
});

describe('a document without a version', () => {
  test('is read as the first', async () => {
    const { schema_version: _, ...byHand } = ORDER_V1;
    await store(`orders/${NUMBER}`, byHand);
    const [listed] = await read<AdminOrder[]>('/api/admin/orders', asAdmin());
    expect(listed?.status_changes).toMatchObject([{ by: OFFICE }]);
  });

  test('may leave out what a product need not have', async () => {
    await store('products/5', { id: 5, name: 'Lava', category: 'Neu', unit: 't' });
    expect(await read('/api/products/5')).toMatchObject({ name: 'Lava', specifications: [] });
  });
});

describe('a document of a version that the program does not know yet', () => {
  const NEWER = { ...ORDER_V2, carrier: 'DHL', schema_version: 9 };

  test('is read as far as it is known', async () => {
    await store(`orders/${NUMBER}`, NEWER);
    expect(await read(`/api/orders/${NUMBER}`)).toMatchObject({ customer_name: 'Erika Muster' });
  });

  test('keeps its version and what is not known of it when it is moved', async () => {
    await store(`orders/${NUMBER}`, NEWER);
    const wanted = { from: 'processing', to: 'delivered' };
    await api.post(`/api/admin/orders/${NUMBER}/status`, wanted, asAdmin());
    expect(await stored(`orders/${NUMBER}`)).toMatchObject({
      order_status: 'delivered',
      carrier: 'DHL',
      schema_version: 9,
    });
  });
});

describe('a document that cannot be worked with', () => {
  const { total_cents: _, ...broken } = ORDER_V2;
  const faults = () => api.log.filter(({ message }) => message.includes('cannot be read'));

  test('is a fault in the log, which names the field and nothing of what stands in it', async () => {
    await store(`orders/${NUMBER}`, { ...broken, schema_version: 9 });
    expect((await api.call(`/api/orders/${NUMBER}`)).status).toBe(500);
    expect(faults()).toMatchObject([
      {
        message:
          'UnreadableDocument: a document of orders, version 9 (this program knows 2), cannot be read: total_cents',
      },
    ]);
    expect(JSON.stringify(api.log)).not.toMatch(/Muster|B-7K2MQ/);
  });

  test('does not take the others of a list with it', async () => {
    await store(`orders/${NUMBER}`, broken);
    await store('orders/B-00000-00000', { ...ORDER_V2, order_number: 'B-00000-00000' });
    expect(await read('/api/admin/orders', asAdmin())).toHaveLength(1);
    expect(faults()).toMatchObject([{ message: expect.stringContaining('total_cents') }]);
  });

  test('is not for sale', async () => {
    await store('products/1', { ...PRODUCT_V1, price_cents: 28.9 });
    await store('products/2', { ...PRODUCT_V1, id: 2 });
    expect(await read('/api/products')).toMatchObject([{ id: 2 }]);
    expect(faults()).toMatchObject([
      { message: 'a document of products, version 1, cannot be read: price_cents' },
    ]);
    const body = { product_id: 1, quantity: 1 };
    expect((await api.post('/api/cart', body, { 'session-id': SESSION })).status).toBe(404);
  });

  test('still has its place at the end of a page', async () => {
    const batch = api.firestore.batch();
    for (let index = 0; index < 51; index += 1) {
      const order_number = `B-00000-${String(index).padStart(5, '0')}`;
      const order = index === 1 ? broken : ORDER_V2;
      batch.set(api.firestore.doc(`orders/${order_number}`), { ...order, order_number });
    }
    await batch.commit();
    const first = await api.call('/api/admin/orders', { headers: asAdmin() });
    const next = first.headers.get(NEXT_PAGE_HEADER);
    expect(await read(`/api/admin/orders?after=${next}`, asAdmin())).toHaveLength(1);
  });
});
