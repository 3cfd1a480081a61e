import { randomInt, randomUUID } from 'node:crypto';
import { CALL_TERMS } from '@shop/domain/contract/api';
import { SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { CallTerms } from '@shop/domain/contract/describe';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { contactRequest, RENTAL_WISH, withdrawal } from '@shop/domain/testing/sent';
import { PLAIN_PICTURE_URL } from '../../test/pictures.ts';
import { callOf, fillSample, KNOWN, type SampleCall } from '../../test/sample-calls.ts';
import { orderNumber } from '../../test/stored-data.ts';
import { newOrder, PRICED_PRODUCTS, TOOLS } from '../stack/catalogue.ts';

export interface ShopRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export function toRequestInit({ method, headers, body }: ShopRequest) {
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** What Firestore bills for one request, in documents. */
export interface Cost {
  reads: number;
  writes: number;
  deletes: number;
}

/** Stored data that requests refer to. */
export interface Known {
  /** Cookies of a customer with more than a page of orders, and of an admin. */
  customer: string;
  admin: string;
  /** Sessions whose carts have two line items, and every product that has a price. */
  filledSession: string;
  fullSession: string;
  placedOrder: OrderRequest;
  /** The cookie of a sign-in in progress. */
  pendingSignIn: string;
  /** That customer's booking, and one still requested. */
  bookingNumber: string;
  booking: string;
  productsETag: string;
}

/** One kind of request and its exact cost, regardless of how much is stored. */
export interface RequestKind {
  name: string;
  /** The call that it makes, if it is one, and its terms. */
  call: string | undefined;
  terms: CallTerms;
  cost: Cost;
  /** Expected status; by default success. */
  status?: number;
  /** How many of a hundred connections send it under load. */
  share: number;
  make: (known: Known) => ShopRequest;
}

/** A product page is not a call: it may look up one product, like the call for a single product. */
const PAGE = { ...CALL_TERMS['GET /api/products/{id}'], reads: 0 };

export interface Sent {
  /** Sends the cookie of a customer or admin; by default of whoever may make the call. */
  as?: 'customer' | 'admin' | 'visitor';
  session?: string;
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  body?: object | (() => object) | ((known: Known) => object);
  /** If it differs from the usual cost of the call in `CALL_TERMS`. */
  cost?: Partial<Cost>;
  share?: number;
  status?: number;
}

/**
 * A kind of request to a path of the API or, with a leading slash, of the site. Path, session, headers and body
 * may contain names of `Known` and of samples in double braces, and `{{id}}` and `{{other}}` for random ids.
 */
export function kind(name: string, path: string, sent: Sent = {}): RequestKind {
  const { session, headers = {}, body, cost, share = 0, status } = sent;
  const url = path.startsWith('/') ? path : `/api/${path}`;
  const method = body === undefined ? 'GET' : 'POST';
  const { call } = callOf(method, url.replace(/\?.*/, ''));
  const terms = call?.terms ?? PAGE;
  const { as = terms.access } = sent;
  const all = { ...headers, ...(session && { [SESSION_ID_HEADER]: session }) };
  return {
    name,
    call: call?.name,
    terms,
    cost: { ...usualCost(terms), deletes: 0, ...cost },
    share,
    ...(status && { status }),
    make: (known) => {
      const ids = { id: randomUUID(), other: randomUUID() };
      const fill = (text: string) => fillSample(text, { ...KNOWN, ...known, ...ids } as never);
      const cookie = as === 'visitor' ? {} : { cookie: known[as] };
      const texts = Object.entries(all).map(([header, text]) => [header, fill(text)]);
      const filled = { ...Object.fromEntries(texts), ...cookie };
      if (body === undefined) return { method, path: fill(url), headers: filled };
      const json = typeof body === 'function' ? body(known) : body;
      return post(fill(url).slice('/api/'.length), JSON.parse(fill(JSON.stringify(json))), filled);
    },
  };
}

/** A call as its sample makes it. */
export function sampleKind({ name, path, parameters, queries, bodies, headers }: SampleCall) {
  const [parameter = ''] = parameters ?? [];
  const [query = ''] = queries ?? [];
  const url = path.replace(/\{\w+\}/, parameter) + query;
  return kind(name, url.slice('/api/'.length), {
    ...(headers && { headers }),
    ...(bodies?.[0] && { body: bodies[0] }),
  });
}

export function usualCost({ usual, reads = 0, writes = 0, isFromMemory }: CallTerms) {
  if (isFromMemory) return { reads: 0, writes: 0 };
  return usual ? { reads: usual[0], writes: usual[1] } : { reads, writes };
}

/** A postcode of zone 2. */
export const POSTAL_CODE = '12369';
const ADDED = { product_id: PRICED_PRODUCTS[0]?.id, quantity: 2 };
const SENDER = { email: '{{id}}@example.de' };

export const STANDING_ID = 'standing';
const PUBLIC_KINDS = [
  // The catalogue is answered from memory.
  kind('product list', 'products', { share: 20 }),
  kind('product list, not modified', 'products', {
    share: 20,
    headers: { 'if-none-match': '{{productsETag}}' },
  }),
  kind('one product', `products/${PRICED_PRODUCTS[0]?.id}`, { share: 12 }),
  kind('categories', 'categories', { share: 4 }),
  kind('rental tools', 'rental-tools', { share: 8 }),
  kind('page of a product', '/produkt/1?{{id}}'),
  kind('one rental tool', `rental-tools/${TOOLS[0]?.id}`, { share: 4 }),
  kind('cart, first add', 'cart', { share: 10, session: '{{id}}', body: ADDED }),
  kind('cart, add', 'cart', {
    session: '{{filledSession}}',
    body: ADDED,
    cost: { reads: 1, writes: 1 },
  }),
  kind('cart, a plan', 'cart/plan', {
    session: '{{filledSession}}',
    body: { request_id: '{{id}}', lines: [ADDED] },
    cost: { reads: 1, writes: 1 },
  }),
  kind('cart, read', 'cart/{{filledSession}}', { share: 8 }),
  kind('order of 3 lines', 'orders', { share: 4, body: () => newOrder(3) }),
  kind('order to a postcode', 'orders', { share: 2, body: () => newOrder(3, POSTAL_CODE) }),
  kind('order, read', 'orders/{{order}}', { share: 2 }),
  kind('order, cancel', 'orders/{{order}}/cancel', { as: 'customer', body: {} }),
  kind('booking of a tool', 'rental-bookings', { body: () => rentalBooking() }),
  kind('booking, price', 'rental-bookings/{{bookingNumber}}/price?end_day=2026-05-07'),
  kind('booking, extend', 'rental-bookings/{{bookingNumber}}/extend', {
    as: 'customer',
    body: { end_day: '2026-05-07' },
  }),
  kind('booking, cancel', 'rental-bookings/{{bookingNumber}}/cancel', { as: 'customer', body: {} }),
  kind('contact request', 'contact', { share: 1, body: contactRequest(SENDER) }),
  kind('withdrawal', 'withdrawals', { body: withdrawal(SENDER) }),
  kind('picture', PLAIN_PICTURE_URL, { share: 4 }),
  kind('own account', 'users/me', { share: 2, as: 'customer' }),
  kind('own orders, one page', 'users/orders', { share: 1 }),
  kind('company, left already', 'users/companies/K-10002/membership', {
    body: { request_id: '{{id}}', is_member: false },
    cost: { reads: 2, writes: 0 },
  }),
];

/** A booking of one tool, in a month without other bookings. */
export function rentalBooking(fields: object = {}) {
  return {
    ...RENTAL_WISH,
    tool_id: TOOLS[1]?.id,
    customer_email: `${randomUUID()}@example.de`,
    ...fields,
  };
}

const QUOTED = {
  customer_name: 'Erika Muster',
  customer_email: '{{id}}@example.de',
  customer_phone: '069 1',
  payment_method: 'rechnung',
  delivery: { method: 'pickup' },
  lines: [{ product_id: 1, name: 'x', quantity: 2, unit: 't', price: 20, vat_rate: 19 }],
  orderable: 'lines',
  valid_until: '2099-12-31',
};

/** Of identical requests, only the first changes anything. */
const ADMIN_CHANGES = [
  kind('admin: order status', `admin/orders/${orderNumber(1)}/status`, {
    body: { from: 'pending', to: 'processing' },
  }),
  kind('admin: payment', `admin/orders/${orderNumber(2)}/payments`, {
    body: { id: '{{id}}', amount: 1, day: '2026-03-02' },
  }),
  kind('admin: order edit', `admin/orders/${orderNumber(3)}/edit`, {
    body: {
      id: '{{id}}',
      items: [{ product_id: 1, quantity: 3 }],
      reason: 'x',
      total_amount: 111.7,
    },
  }),
  kind('admin: new quote', 'admin/quotes', {
    body: { id: '{{id}}', content: QUOTED },
    cost: { reads: 5, writes: 3 },
  }),
  kind('admin: quote saved', 'admin/quotes/AN-10001/save', {
    body: { id: '{{id}}', content: { ...QUOTED, valid_until: '2099-12-30' } },
    cost: { reads: 5, writes: 2 },
  }),
  kind('admin: quote sent', 'admin/quotes/AN-10001/send', { body: { id: '{{id}}' } }),
  kind('admin: quotes, one page', 'admin/quotes', { cost: { reads: 2 } }),
  kind('admin: quote withdrawn', 'admin/quotes/AN-10001/withdraw', {
    body: { id: '{{id}}', reason: '' },
  }),
  kind('admin: standing orders, one page', 'admin/standing-orders'),
  kind('admin: booking on the telephone', 'admin/rental-bookings', {
    body: rentalBooking({ customer_email: '', kind: 'rental', request_id: '{{id}}' }),
  }),
  kind('admin: booking moved', 'admin/rental-bookings/{{booking}}/move', {
    body: { request_id: '{{id}}', start_day: '2026-05-11', end_day: '2026-05-12', pieces: 1 },
  }),
  kind('admin: booking confirmed', 'admin/rental-bookings/{{booking}}/step', {
    body: { request_id: '{{id}}', from: 'requested', to: 'confirmed' },
  }),
  kind('admin: booking joined to a customer', 'admin/rental-bookings/{{booking}}/customer', {
    body: { customer_number: 'K-10001' },
  }),
  kind('admin: booking joined to nobody', 'admin/rental-bookings/{{booking}}/customer', {
    body: {},
    cost: { reads: 6, writes: 2 },
  }),
  kind('admin: deposit, received', 'admin/claims/{{booking}}-K/entries', {
    body: { request_id: '{{id}}', what: 'paid', amount: 1, day: '2026-03-02' },
  }),
  kind('admin: decision about a withdrawal', `admin/orders/${orderNumber(2)}/withdrawal`, {
    body: { id: '{{id}}', outcome: 'whole' },
    cost: { reads: 3, writes: 0 },
    status: 409,
  }),
];

/** Calls whose cost must not depend on the number of stored orders. */
export const ADMIN_KINDS = [
  kind('admin: statistics', 'admin/stats', { share: 1 }),
  kind('admin: orders, one page', 'admin/orders', { share: 1 }),
  kind('admin: orders, a search', 'admin/orders?search=must'),
  kind('admin: order of the stops', 'admin/deliveries/2026-03-02/stops', {
    body: { order_numbers: ['{{order}}'] },
  }),
];

export const REQUEST_KINDS: readonly RequestKind[] = [
  ...PUBLIC_KINDS,
  ...ADMIN_CHANGES,
  ...ADMIN_KINDS,
];

export const get = (path: string, headers: Record<string, string> = {}): ShopRequest => ({
  method: 'GET',
  path: `/api/${path}`,
  headers,
});

/** Sends from a random address, since a single one would reach the rate limits. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): ShopRequest {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const sent = { 'x-forwarded-for': address, ...headers };
  return { method: 'POST', path: `/api/${path}`, headers: sent, body };
}
