import { readFileSync } from 'node:fs';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { contactRequest, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signedLink } from '../src/accounts/signed-link.ts';
import { orderNumberOf } from './answers.ts';
import { AT_SHOP, openBrowser } from './browser.ts';
import { storeAreas, storeProducts } from './shop-data.ts';
import { startApi, type TestApi } from './start-api.ts';

const SESSION = 'session-of-zacharias-0123456789';
const GUEST = {
  session_id: SESSION,
  customer_name: 'Zacharias Zirkelbaum',
  customer_email: 'zacharias@zirkelbaum.example',
  customer_phone: '0171 5550123',
  company_name: 'Zirkelbaum Hoch und Tief',
  company_address: 'Zirkelgasse 17, 60311 Mainhattan',
  tax_number: 'DE987654321',
  customer_reference: 'Kostenstelle Zirkelturm',
  invoice_address: 'Zirkelallee 18, 60311 Mainhattan',
  notes: 'Hinter dem Hühnerstall abladen',
};
const DELIVERY = {
  method: 'delivery',
  street: 'Baustellenzufahrt 4711',
  postal_code: '12344',
  city: 'Mainhattan',
  truck_access: 'no',
  unloading_place: 'Neben dem Taubenschlag',
  wished_day: '',
  contact_name: 'Polier Knollmann',
  contact_phone: '0171 5550789',
  express: false,
} as const;
const ASKING = contactRequest({
  name: 'Wilhelmine Wacholder',
  email: 'wilhelmine@wacholder.example',
  phone: '0171 5550456',
  message: 'Mein Gartenzaun ist umgefallen.',
});
const WITHDRAWING = {
  name: 'Zacharias Zirkelbaum',
  email: 'zirkelschluss@zirkelbaum.example',
  goods: 'Nur die Zirkelsteine',
};
/** Texts that the office writes. */
const OFFICE = {
  note: 'Schuldet uns noch Kartoffelsalat',
  reason: 'Der Kunde wandert nach Australien aus',
};
const CUSTOMER = {
  sub: '4711000815',
  email: 'quirin@quendelkraut.example',
  name: 'Quirin Quendelkraut',
  given_name: 'Quirin',
};
const FROM = { 'x-forwarded-for': '203.0.113.77, 192.0.2.1', 'user-agent': 'Zirkelbrowser/7' };

/** Words that also occur in paths. */
const EVERYDAY = new Set(['contact', 'sign-in', '__session', 'orders']);

let api: TestApi;
/** Texts that must not appear in logs and error answers. */
const secrets = new Set<string>();
const errors: string[] = [];
const printed: string[] = [];

function keepSecret(...texts: string[]): void {
  for (const text of texts.flatMap((text) => text.split(/[\s,.=]+/))) {
    if (text.length >= 5 && !EVERYDAY.has(text)) secrets.add(text.toLowerCase());
  }
}

beforeAll(async () => {
  const note = (...words: unknown[]) => void printed.push(words.map(String).join(' '));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(note);
  }
  api = await startApi();
  keepSecret(...Object.values(GUEST), ...Object.values(ASKING).map(String));
  const { street, postal_code, unloading_place, contact_name, contact_phone } = DELIVERY;
  keepSecret(street, postal_code, unloading_place, contact_name, contact_phone);
  keepSecret(...Object.values(WITHDRAWING), ...Object.values(OFFICE));
  keepSecret(...Object.values(CUSTOMER), ...Object.values(FROM));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.stop();
});

function shopper() {
  const browser = openBrowser(api, { ...AT_SHOP, ...FROM });
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await browser.call(path, {
      ...init,
      headers: { 'session-id': SESSION, ...init.headers },
    });
    if (response.status >= 400) errors.push(await response.clone().text());
    // A guest's cookie also contains order numbers, which appear in paths.
    const parts = browser.cookie().split(/[=.~]/);
    keepSecret(...parts.filter((part) => !isOrderNumber(part)));
    return response;
  };
  const post = (path: string, body: unknown, headers = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...browser, call, post };
}

/** Valid and invalid requests of a guest, a customer and an admin; resolves to their statuses. */
async function walkThrough(): Promise<number[]> {
  const guest = shopper();
  const statuses: number[] = [];
  const note = async (answer: Promise<Response>) => {
    const response = await answer;
    statuses.push(response.status);
    return response;
  };
  const order = orderRequest({ ...GUEST, delivery: DELIVERY });
  const elsewhere = { ...DELIVERY, postal_code: '99998' };
  await note(guest.call('/api/products/1'));
  await note(guest.post('/api/cart', { product_id: 1, quantity: 2 }));
  await note(guest.call(`/api/cart/${SESSION}`));
  await note(guest.post('/api/orders', { ...order, total_amount: 1 }));
  await note(guest.post('/api/orders', { ...order, delivery: elsewhere }));
  await note(guest.post('/api/orders', { ...order, delivery: { ...DELIVERY, express: 1 } }));
  await note(guest.post('/api/orders', { ...order, customer_email: 'zacharias@' }));
  await note(guest.post('/api/orders', { ...order, [GUEST.customer_name]: 'x' }));
  await note(guest.post('/api/orders', `${JSON.stringify(order)}}`));
  await note(guest.post('/api/orders', { ...order, notes: GUEST.notes.repeat(9999) }));
  await note(guest.post('/api/orders', order, { origin: 'https://zirkelbaum.example' }));
  const placed = await note(guest.post('/api/orders', order));
  await note(guest.post('/api/orders', { ...order, notes: '' }));
  const number = placed.ok ? await orderNumberOf(placed) : 'B-00000-00000';
  await note(guest.call(`/api/orders/${number}`));
  await note(guest.post('/api/withdrawals', { ...WITHDRAWING, order_number: number }));
  await note(guest.post('/api/withdrawals', { ...WITHDRAWING, order_number: GUEST.notes }));
  await note(guest.post('/api/withdrawals', { ...WITHDRAWING, email: GUEST.customer_name }));
  await note(
    guest.post(`/api/orders/${number}/cancel`, {
      token: signedLink('other', { purpose: 'cancel-order', number }, api.clock.now),
    }),
  );
  await note(guest.post(`/api/orders/${number}/cancel`, { token: GUEST.customer_name }));
  await note(guest.call(`/api/orders/${GUEST.customer_email}`));
  await note(guest.call(`/api/${GUEST.customer_email}?email=${GUEST.customer_email}`));
  for (let sent = 0; sent < 6; sent += 1) await note(guest.post('/api/contact', ASKING));
  await note(guest.post('/api/contact', { ...ASKING, request_type: ASKING.name }));

  const customer = shopper();
  const consented = await note(customer.call('/api/oauth/google/redirect_url'));
  if (consented.ok) {
    const { redirectUrl } = (await consented.json()) as { redirectUrl: string };
    const { code, state } = api.google.consent(redirectUrl, CUSTOMER);
    keepSecret(code, state);
    await note(customer.post('/api/sessions', { code, state: 'another-state' }));
    await note(customer.post('/api/sessions', { code: 'another-code' }));
    await note(customer.post('/api/sessions', { code, state }));
  }
  for (const path of ['me', 'orders', 'profile', 'plans', 'orders?after=zirkelbaum']) {
    await note(customer.call(`/api/users/${path}`));
  }
  await note(customer.call('/api/admin/orders'));
  const chef = api.asAdmin();
  keepSecret(chef.cookie);
  for (const path of [
    'stats',
    'today',
    'orders',
    'contacts',
    'orders.csv',
    'contacts.csv',
    'orders?after=x',
    'orders?search=Zirkelbaum%20taubenschlag',
    `orders?search=${encodeURIComponent(GUEST.customer_email)}`,
    `orders?status=${DELIVERY.contact_name}`,
    `deliveries?day=${DELIVERY.contact_phone}`,
    'deliveries',
    `orders/${number}/notes`,
  ]) {
    await note(shopper().call(`/api/admin/${path}`, { headers: chef }));
  }
  const decide = (path: string, body: object) =>
    note(shopper().post(`/api/admin/orders/${number}/${path}`, body, chef));
  const id = 'note-0123456789abcdef';
  await decide('notes', { id, text: OFFICE.note });
  await decide('notes', { id: OFFICE.note, text: OFFICE.note });
  await decide('events', { what: 'delivery_day', day: OFFICE.note });
  await decide('status', { from: OFFICE.reason, to: 'cancelled' });
  await decide('status', { from: 'pending', to: 'cancelled', reason: OFFICE.reason });
  await note(
    guest.post(`/api/orders/${number}/cancel`, {
      token: signedLink('link key', { purpose: 'cancel-order', number }, api.clock.now),
    }),
  );
  await note(customer.call('/api/logout'));
  return statuses;
}

function expectNothingLeaked(): void {
  const leaked = [...api.log.map((entry) => JSON.stringify(entry)), ...errors, ...printed];
  const found = [...secrets].filter((secret) =>
    leaked.some((line) => line.toLowerCase().includes(secret)),
  );
  expect(found).toEqual([]);
  expect(api.log.length).toBeGreaterThan(30);
}

afterEach(() => {
  api.reset();
  errors.length = 0;
  printed.length = 0;
});

test('valid and invalid requests leave no personal data in logs and error answers', async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  const statuses = await walkThrough();
  expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 403, 404, 409, 413, 422, 429]));
  expectNothingLeaked();
  const expiring = await expiringCollections();
  expect(expiring).toEqual(['carts', 'outbox', 'rateLimits', 'requests']);
  expect(collectionsWithTtl()).toEqual(expect.arrayContaining(expiring));
});

test.each<[what: string, begin: () => void, status: number]>([
  ['Firestore refuses', () => api.setFault({ code: 'PERMISSION_DENIED' }), 500],
  ['Google fails', () => Object.assign(api.google, { isUp: false }), 503],
  ['Google refuses', () => Object.assign(api.google, { isAllowed: false }), 500],
])('neither do they while %s', async (_what, begin, status) => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  begin();
  expect(await walkThrough()).toContain(status);
  expectNothingLeaked();
});

test('neither do they while Firestore is unavailable', async () => {
  const usual = api;
  api = await startApi({ deadlineMs: 50 });
  try {
    api.setFault({ code: 'UNAVAILABLE' });
    expect(await walkThrough()).toContain(503);
    expectNothingLeaked();
  } finally {
    await api.stop();
    api = usual;
  }
});

test('neither do an unreadable document and a failing mail', async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  api.mailer.result = { ok: false, problem: 'EAUTH', isPermanent: false };
  const guest = shopper();
  const number = await orderNumberOf(await guest.post('/api/orders', orderRequest(GUEST)));
  await api.firestore
    .doc(`orders/${number}`)
    .update({ customer_phone: { zirkelbaum: GUEST.notes } });
  expect((await guest.call(`/api/orders/${number}`)).status).toBe(500);
  await guest.call('/api/admin/orders', { headers: api.asAdmin() });
  expect(api.log.map(({ message }) => message)).toContainEqual(expect.stringContaining('EAUTH'));
  for (let line = 0; line < 30; line += 1) await guest.call('/api/nothing');
  expectNothingLeaked();
});

/** The collections with documents that have an `expires_at`. */
async function expiringCollections(): Promise<string[]> {
  const documents = Object.entries(await api.everything()) as [string, object][];
  const expiring = documents.filter(([, document]) => 'expires_at' in document);
  return [...new Set(expiring.map(([path]) => path.split('/')[0] ?? ''))].sort();
}

/** The collections with a TTL policy on `expires_at`. */
function collectionsWithTtl(): string[] {
  const file = new URL('../../firestore.indexes.json', import.meta.url);
  const { fieldOverrides }: { fieldOverrides: Override[] } = JSON.parse(readFileSync(file, 'utf8'));
  return fieldOverrides
    .filter(({ fieldPath, ttl }) => fieldPath === 'expires_at' && ttl)
    .map(({ collectionGroup }) => collectionGroup);
}

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}
