import { randomInt, randomUUID } from 'node:crypto';
import { SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { PLAIN_PICTURE_URL } from '../../test/pictures.ts';
import { contactRequest, withdrawal } from '../../test/shop-data.ts';
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
  /** The cookie of a sign-in that was begun. */
  pendingSignIn: string;
  orderNumber: string;
  /** A booking of that customer, and one that is still requested. */
  bookingNumber: string;
  requestedNumber: string;
  productsETag: string;
}

/** One kind of request and its exact cost, however much is stored. */
export interface RequestKind {
  name: string;
  cost: Cost;
  /** How many of a hundred connections send it under load. */
  share: number;
  make: (known: Known) => ShopRequest;
}

const ORDER_LINES = 3;
/** Fifty orders, one to know whether there are more, and their count. */
export const PAGE_READS = 52;

export const TO_POSTAL_CODE = { isToPostalCode: true };
/** A postcode of zone 2. */
export const POSTAL_CODE = '12369';

/**
 * An order reads the cart, the products, the counters of address, recipient, the network's mails, all mails
 * and notices, the zone prices and the office's addresses, and with a postcode the delivery areas. It writes order, cart, counters
 * and two outbox entries, which are marked once they are sent.
 */
export function orderCost(lines: number, { isToPostalCode = false } = {}) {
  return { reads: lines + (isToPostalCode ? 9 : 8), writes: 11 };
}

const PUBLIC_KINDS = [
  // The catalogue is answered from memory.
  kind('product list', { share: 20 }, () => get('products')),
  kind('product list, not modified', { share: 20 }, ({ productsETag }) =>
    get('products', { 'if-none-match': productsETag }),
  ),
  kind('one product', { share: 12 }, () => get(`products/${PRICED_PRODUCTS[0]?.id}`)),
  kind('categories', { share: 4 }, () => get('categories')),
  kind('rental tools', { share: 8 }, () => get('rental-tools')),
  kind('page of a product', {}, () => ({ method: 'GET', path: `/produkt/1?${randomUUID()}` })),
  kind('one rental tool', { share: 4 }, () => get(`rental-tools/${TOOLS[0]?.id}`)),
  kind('cart, first add', { share: 10, reads: 2, writes: 2 }, () =>
    post('cart', { product_id: PRICED_PRODUCTS[0]?.id, quantity: 2 }, asSession(randomUUID())),
  ),
  kind('cart, add', { reads: 1, writes: 1 }, ({ filledSession }) =>
    post('cart', { product_id: PRICED_PRODUCTS[0]?.id, quantity: 1 }, asSession(filledSession)),
  ),
  kind('cart, read', { share: 8, reads: 1 }, ({ filledSession }) => get(`cart/${filledSession}`)),
  kind('order of 3 lines', { share: 4, ...orderCost(ORDER_LINES) }, () =>
    post('orders', newOrder(ORDER_LINES)),
  ),
  kind('order to a postcode', { share: 2, ...orderCost(ORDER_LINES, TO_POSTAL_CODE) }, () =>
    post('orders', newOrder(ORDER_LINES, POSTAL_CODE)),
  ),
  kind('order, read', { share: 2, reads: 1 }, ({ orderNumber }) => get(`orders/${orderNumber}`)),
  kind('order, cancel', { reads: 6, writes: 9 }, ({ customer, orderNumber }) =>
    post(`orders/${orderNumber}/cancel`, {}, { cookie: customer }),
  ),
  // The months are kept for ten seconds.
  kind('what is free of a tool', { reads: 2 }, () =>
    get(`rental-tools/${TOOLS[0]?.id}/availability?from=2026-03`),
  ),
  kind('what is free', { reads: 1 }, () =>
    get('rental-availability?from=2026-03-09&to=2026-03-11'),
  ),
  kind('booking of a tool', { reads: 10, writes: 11 }, () =>
    post('rental-bookings', rentalBooking()),
  ),
  kind('booking, read', { reads: 1 }, ({ bookingNumber }) =>
    get(`rental-bookings/${bookingNumber}`),
  ),
  kind('booking, extend', { reads: 10, writes: 11 }, ({ customer, bookingNumber }) =>
    post(
      `rental-bookings/${bookingNumber}/extend`,
      { end_day: '2026-05-07' },
      { cookie: customer },
    ),
  ),
  kind('booking, cancel', { reads: 7, writes: 10 }, ({ customer, bookingNumber }) =>
    post(`rental-bookings/${bookingNumber}/cancel`, {}, { cookie: customer }),
  ),
  kind('contact request', { share: 1, reads: 7, writes: 10 }, () =>
    post('contact', contactRequest({ email: `${randomUUID()}@example.de` })),
  ),
  kind('callback', { reads: 5, writes: 6 }, () =>
    post('callbacks', { name: 'Erika Muster', phone: '0171 2345678', time: 'Vormittags' }),
  ),
  kind('withdrawal', { reads: 8, writes: 10 }, () =>
    post('withdrawals', withdrawal({ email: `${randomUUID()}@example.de` })),
  ),
  // Read once in ten seconds.
  kind('health', { reads: 1 }, () => get('health')),
  kind('picture', { share: 4, reads: 1 }, () => ({ method: 'GET', path: PLAIN_PICTURE_URL })),
  kind('sign-in, begin', {}, () => get('oauth/google/redirect_url')),
  kind('own account', { share: 2, reads: 1 }, ({ customer }) =>
    get('users/me', { cookie: customer }),
  ),
  kind('own orders, one page', { share: 1, reads: PAGE_READS }, ({ customer }) =>
    get('users/orders', { cookie: customer }),
  ),
  kind('own requests, one page', { reads: PAGE_READS }, ({ customer }) =>
    get('users/contacts', { cookie: customer }),
  ),
  kind('own bookings, one page', { reads: PAGE_READS }, ({ customer }) =>
    get('users/rental-bookings', { cookie: customer }),
  ),
  kind('own profile', { reads: 1 }, ({ customer }) => get('users/profile', { cookie: customer })),
  kind('own profile, forgotten', { reads: 1, writes: 1 }, ({ customer }) =>
    post('users/profile/forget', {}, { cookie: customer }),
  ),
];

/** A booking of one tool, in a month without other bookings. */
export function rentalBooking(fields: object = {}) {
  return {
    tool_id: TOOLS[1]?.id,
    start_day: '2026-03-09',
    end_day: '2026-03-11',
    pieces: 1,
    method: 'pickup',
    customer_name: 'Erika Muster',
    customer_email: `${randomUUID()}@example.de`,
    customer_phone: '069 1',
    ...fields,
  };
}

/** Of identical requests, only the first changes anything. */
const ADMIN_CHANGES = [
  kind('admin: order status', { reads: 3, writes: 3 }, ({ admin, orderNumber }) =>
    post(
      `admin/orders/${orderNumber.replace(/.$/, '1')}/status`,
      { from: 'pending', to: 'processing' },
      { cookie: admin },
    ),
  ),
  kind('admin: payment', { reads: 2, writes: 1 }, ({ admin, orderNumber }) =>
    post(
      `admin/orders/${orderNumber.replace(/.$/, '2')}/payments`,
      { id: randomUUID(), amount: 1, day: '2026-03-02' },
      { cookie: admin },
    ),
  ),
  kind('admin: order edit', { reads: 5, writes: 5 }, ({ admin, orderNumber }) =>
    post(
      `admin/orders/${orderNumber.replace(/.$/, '3')}/edit`,
      {
        id: randomUUID(),
        seen: 0,
        items: [{ product_id: 1, quantity: 3 }],
        reason: 'x',
        total_amount: 111.7,
      },
      { cookie: admin },
    ),
  ),
  kind('admin: booking on the telephone', { reads: 5, writes: 2 }, ({ admin }) =>
    post(
      'admin/rental-bookings',
      { ...rentalBooking({ customer_email: '' }), kind: 'rental', request_id: randomUUID() },
      { cookie: admin },
    ),
  ),
  kind('admin: booking moved', { reads: 7, writes: 6 }, ({ admin, requestedNumber }) =>
    post(
      `admin/rental-bookings/${requestedNumber}/move`,
      { request_id: randomUUID(), start_day: '2026-05-11', end_day: '2026-05-12', pieces: 1 },
      { cookie: admin },
    ),
  ),
  kind('admin: booking confirmed', { reads: 4, writes: 3 }, ({ admin, requestedNumber }) =>
    post(
      `admin/rental-bookings/${requestedNumber}/step`,
      { request_id: randomUUID(), from: 'requested', to: 'confirmed' },
      { cookie: admin },
    ),
  ),
  kind('admin: note on a request', { reads: 2, writes: 1 }, ({ admin }) =>
    post('admin/contacts/c0001/notes', { id: randomUUID(), text: 'x' }, { cookie: admin }),
  ),
  kind('admin: answer to a request', { reads: 3, writes: 4 }, ({ admin }) =>
    post('admin/contacts/c0001/reply', { id: randomUUID(), text: 'x' }, { cookie: admin }),
  ),
];

/** These must cost the same however many orders are stored. */
export const ADMIN_KINDS = [
  kind('admin: statistics', { share: 1, reads: 6 }, asAdmin('stats')),
  kind('admin: what waits today', { reads: 5 }, asAdmin('today')),
  kind('admin: orders per day', { reads: 30 }, asAdmin('orders-per-day')),
  kind('admin: orders, one page', { share: 1, reads: PAGE_READS }, asAdmin('orders')),
  kind('admin: orders, a search', { reads: PAGE_READS }, asAdmin('orders?search=must')),
  kind('admin: deliveries of a day', { reads: 2 }, asAdmin('deliveries')),
  kind('admin: order of the stops', { reads: 2, writes: 1 }, ({ admin, orderNumber }) =>
    post('admin/deliveries/2026-03-02/stops', { order_numbers: [orderNumber] }, { cookie: admin }),
  ),
  kind('admin: one order', { reads: 1 }, ({ admin, orderNumber }) =>
    get(`admin/orders/${orderNumber}`, { cookie: admin }),
  ),
  kind('admin: notes on an order', { reads: 2 }, ({ admin, orderNumber }) =>
    get(`admin/orders/${orderNumber}/notes`, { cookie: admin }),
  ),
  kind('admin: new note', { reads: 3, writes: 1 }, ({ admin, orderNumber }) =>
    post(`admin/orders/${orderNumber}/notes`, { id: randomUUID(), text: 'x' }, { cookie: admin }),
  ),
  kind('admin: one booking', { reads: 2 }, ({ admin, requestedNumber }) =>
    get(`admin/rental-bookings/${requestedNumber}`, { cookie: admin }),
  ),
  kind('admin: notes on a booking', { reads: 2 }, ({ admin, requestedNumber }) =>
    get(`admin/rental-bookings/${requestedNumber}/notes`, { cookie: admin }),
  ),
  kind('admin: new note on a booking', { reads: 3, writes: 1 }, ({ admin, requestedNumber }) =>
    post(
      `admin/rental-bookings/${requestedNumber}/notes`,
      { id: randomUUID(), text: 'x' },
      { cookie: admin },
    ),
  ),
  kind(
    'admin: bookings of four weeks',
    { reads: 2 },
    asAdmin('rental-calendar?from=2026-03-02&to=2026-03-29'),
  ),
  kind('admin: bookings, one page', { reads: PAGE_READS }, asAdmin('rental-bookings')),
  kind('admin: rentals today', { reads: 4 }, asAdmin('rental-today')),
  kind('admin: requests, one page', { reads: PAGE_READS }, asAdmin('contacts')),
  kind('admin: requests by status', { reads: 3 }, asAdmin('contact-counts')),
  kind('admin: open payments', { reads: 2 }, asAdmin('open-payments')),
  kind('admin: overdue orders', { reads: 20 }, asAdmin('overdue-orders')),
  kind('admin: undelivered mail', { reads: 1 }, asAdmin('undelivered-mail')),
  kind('admin: waiting mail', { reads: 1 }, asAdmin('waiting-mail')),
];

export const REQUEST_KINDS: readonly RequestKind[] = [
  ...PUBLIC_KINDS,
  ...ADMIN_CHANGES,
  ...ADMIN_KINDS,
];

export function kind(
  name: string,
  { share = 0, reads = 0, writes = 0 },
  make: RequestKind['make'],
): RequestKind {
  return { name, cost: { reads, writes, deletes: 0 }, share, make };
}

export function asAdmin(path: string): RequestKind['make'] {
  return ({ admin }) => get(`admin/${path}`, { cookie: admin });
}

export function get(path: string, headers: Record<string, string> = {}): ShopRequest {
  return { method: 'GET', path: `/api/${path}`, headers };
}

/** Sends from a random address, as a single one would reach the rate limits. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): ShopRequest {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const sent = { 'x-forwarded-for': address, ...headers };
  return { method: 'POST', path: `/api/${path}`, headers: sent, body };
}

export function asSession(sessionId: string): Record<string, string> {
  return { [SESSION_ID_HEADER]: sessionId };
}
