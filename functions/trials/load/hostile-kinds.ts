import { randomInt, randomUUID } from 'node:crypto';
import { MAX_CART_LINES } from '@shop/domain/cart/cart';
import { type ApiCall, CALL_TERMS } from '@shop/domain/contract/api';
import { contactRequest, withdrawal } from '@shop/domain/testing/sent';
import { MAX_LOOK_UPS } from '../../src/catalogue/item-cache.ts';
import type { Config } from '../../src/config.ts';
import { COSTLY_CALLS, isCostly } from '../../src/http/route.ts';
import type { SampleCall } from '../../test/sample-calls.ts';
import { newOrder, PRICED_PRODUCTS } from '../stack/catalogue.ts';
import {
  type Cost,
  type Known,
  kind,
  POSTAL_CODE,
  type RequestKind,
  rentalBooking,
  type Sent,
} from './request-kinds.ts';

export type ReadsAndWrites = Pick<Cost, 'reads' | 'writes'>;

const atWorst = (call: ApiCall): ReadsAndWrites => {
  const { reads = 0, writes = 0 } = CALL_TERMS[call];
  return { reads, writes };
};
const ALL_LINES = PRICED_PRODUCTS.length;
/** Who is like five records costs four reads more, and ten for the credit of the likeliest. */
const ORDER = {
  reads: atWorst('POST /api/orders').reads - 14 - (MAX_CART_LINES - ALL_LINES),
  writes: atWorst('POST /api/orders').writes,
};
/** Reads cart, four counters and the product that differs. */
const REFUSED_ORDER = { reads: 6, writes: 2 };
const SIGN_IN = { reads: 3, writes: 3 };
const FREE = { reads: 0, writes: 0 };
const ONE_READ = { reads: 1, writes: 0 };
const SENDER = { email: '{{id}}@example.de' };

const QUOTE_LINK = { token: '{{id}}' };
const QUOTE_TEXT = { ...QUOTE_LINK, id: '{{other}}', text: 'x' };
const QUOTE_ORDER = {
  ...QUOTE_LINK,
  id: '{{other}}',
  version: 1,
  gross_amount: 1,
  delivery: {},
  lines: [{ line: 0, quantity: 1 }],
};

/** Requests that cost as much as possible, each from an IPv6 address, which adds a counter for its /48. */
export const HOSTILE_KINDS: readonly RequestKind[] = [
  hostile('list with a made-up query', 'products?{{id}}', 200),
  hostile('sitemap with a made-up query', '/sitemap.xml?{{id}}', 200),
  hostile('page of a product with a made-up query', '/produkt/1?{{id}}', 200),
  hostile('unknown product', `products/${1000 + randomInt(1e9)}`, 404, { cost: ONE_READ }),
  hostile('unknown picture', `pictures/${randomUUID().replaceAll('-', '')}-800.webp`, 404),
  hostile('picture with a malformed address', 'pictures/{{id}}.webp', 404, { cost: FREE }),
  hostile('cart of every product, read', 'cart/{{fullSession}}', 200),
  hostile('order of every product', 'orders', 201, {
    body: () => newOrder(ALL_LINES, POSTAL_CODE),
    cost: ORDER,
  }),
  hostile('order at a wrong price', 'orders', 422, { body: wrongOrder, cost: REFUSED_ORDER }),
  hostile('order with a wrong total', 'orders', 422, {
    body: () => ({ ...newOrder(ALL_LINES, POSTAL_CODE), total_amount: 1 }),
    cost: { reads: 5, writes: 2 },
  }),
  hostile('order to where nothing is delivered', 'orders', 422, {
    body: () => newOrder(ALL_LINES, '99998'),
    cost: { reads: 5, writes: 2 },
  }),
  hostile('changed order of an ordered cart', 'orders', 409, {
    body: ({ placedOrder }: Known) => ({ ...placedOrder, notes: '{{id}}' }),
    cost: { reads: 3, writes: 2 },
  }),
  hostile('order, sent again', 'orders', 200, {
    body: ({ placedOrder }: Known) => placedOrder,
    cost: ONE_READ,
  }),
  hostile('order, made-up number', 'orders/B-ZZZZZ-ZZZZZ', 404),
  hostile('cancelling with a made-up token', 'orders/B-ZZZZZ-ZZZZZ/cancel', 404, {
    body: { token: '{{id}}' },
    cost: FREE,
  }),
  ...['open', 'ask', 'decline', 'order'].map((what) =>
    hostile(`quote, ${what} with a made-up token`, `quotes/AN-10001/${what}`, 404, {
      body: what === 'order' ? QUOTE_ORDER : what === 'open' ? QUOTE_LINK : QUOTE_TEXT,
      cost: FREE,
    }),
  ),
  hostile('cancelling the order of somebody else', 'orders/{{order}}/cancel', 404, {
    as: 'admin',
    body: {},
    cost: ONE_READ,
  }),
  hostile('booking of more than is reserved', 'rental-bookings', 201, {
    body: () => rentalBooking({ start_day: '2026-03-02', end_day: '2026-08-29' }),
    cost: { reads: 15 },
  }),
  hostile('booking of what is taken', 'rental-bookings', 409, {
    body: () => rentalBooking({ pieces: 5 }),
    cost: { reads: 16, writes: 2 },
  }),
  hostile('booking of more than there is', 'rental-bookings', 422, {
    body: () => rentalBooking({ pieces: 6 }),
    cost: { reads: 4, writes: 2 },
  }),
  hostile('extending somebody else’s booking', 'rental-bookings/{{bookingNumber}}/extend', 404, {
    as: 'admin',
    body: { end_day: '2026-05-08' },
    cost: ONE_READ,
  }),
  hostile('contact request of a session', 'contact', 201, {
    session: '{{id}}',
    body: contactRequest(SENDER),
    cost: atWorst('POST /api/contact'),
  }),
  hostile('withdrawal of a session from an order', 'withdrawals', 201, {
    session: '{{id}}',
    body: withdrawal({ order_number: '{{order}}' }),
    cost: { reads: 12, writes: 14 },
  }),
  hostile('sign-in with a made-up code', 'sessions', 400, {
    headers: { cookie: '{{pendingSignIn}}' },
    body: { code: '{{id}}' },
    cost: SIGN_IN,
  }),
];

/** How many requests of a kind one address may send per hour, where that is limited. */
interface Hour {
  sent?: number;
  /** How many of them cost the maximum; the others are refused, with fewer reads and no writes. */
  taken?: number;
  refusedReads?: number;
  writes?: number;
}

/**
 * The maximum cost of one request of a kind, and of all that one address can send to one process in
 * an hour. Excludes transactions repeated because of contention.
 */
export function worstCosts(config: Config) {
  const { orderLimit, bookingLimit, contactLimit, refusedOrderLimit, refusedBookingLimit } = config;
  const calls = config.callLimit.max * 60;
  const papers = { sent: calls / COSTLY_CALLS };
  const booking = atWorst('POST /api/rental-bookings');
  const contacts = Math.min(...(contactLimit.longer ?? []).map(({ max }) => max));
  const unknown = { sent: 2 * MAX_LOOK_UPS * 60 };
  const contact = { taken: contacts, refusedReads: 4 };
  const hours: Readonly<Record<string, Hour>> = {
    'GET /api/products/{id}': unknown,
    'GET /api/rental-tools/{id}': unknown,
    'POST /api/cart': { taken: config.cartLimit.max },
    'POST /api/missed-searches': { writes: 40 * 3 },
    'POST /api/orders': {
      taken: orderLimit.max,
      refusedReads: REFUSED_ORDER.reads,
      writes: orderLimit.max * ORDER.writes + refusedOrderLimit.max * REFUSED_ORDER.writes,
    },
    'POST /api/orders/{orderNumber}/cancel': { taken: orderLimit.max, refusedReads: 1 },
    // Three of eight months at a time, which are cached for ten seconds.
    'GET /api/rental-availability': { sent: (360 * 8) / 3 },
    // After too many refusals, the eight months with the next free days are not read.
    'POST /api/rental-bookings': {
      taken: refusedBookingLimit.max,
      refusedReads: booking.reads - 9,
      writes: bookingLimit.max * booking.writes + refusedBookingLimit.max * 2,
    },
    'POST /api/rental-bookings/{bookingNumber}/extend': { taken: bookingLimit.max },
    'POST /api/rental-bookings/{bookingNumber}/cancel': { taken: bookingLimit.max },
    'POST /api/contact': contact,
    'POST /api/callbacks': contact,
    'POST /api/withdrawals': { ...contact, taken: contactLimit.max * 60 },
    'POST /api/sessions': { taken: config.signInLimits.address.max * 60 },
    'GET /api/health': { sent: 360 },
    'GET /api/invoices/{number}/pdf': papers,
    'GET /api/invoices/{number}/xml': papers,
    'POST /api/users/profile/forget': { taken: orderLimit.max },
  };
  return ({
    name,
    terms,
  }: Pick<SampleCall, 'name' | 'terms'>): [once: ReadsAndWrites, inAnHour: ReadsAndWrites] => {
    const hour = hours[name] ?? {};
    const { reads = 0, writes = 0 } = terms;
    const { sent = isCostly(terms) ? calls / COSTLY_CALLS : calls, taken = sent } = hour;
    const refused = (sent - taken) * (hour.refusedReads ?? reads);
    const inAll = { reads: taken * reads + refused, writes: hour.writes ?? taken * writes };
    return [{ reads, writes }, inAll];
  };
}

/** An order of every product, one of them at a wrong price. */
export function wrongOrder() {
  const order = newOrder(ALL_LINES, POSTAL_CODE);
  const [first, ...others] = order.order_items;
  return { ...order, order_items: [{ ...first, unit_price: 0.01 }, ...others] };
}

/** `status` is the expected one. */
function hostile(name: string, path: string, status: number, sent: Sent = {}): RequestKind {
  const address = `2001:db8:${randomInt(65_536).toString(16)}::1`;
  const headers = { ...sent.headers, 'x-forwarded-for': address };
  return kind(name, path, { ...sent, status, headers });
}
