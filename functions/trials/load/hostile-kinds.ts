import { randomInt, randomUUID } from 'node:crypto';
import { MAX_CART_LINES } from '@shop/domain/cart/cart';
import { MAX_LOOK_UPS } from '../../src/assortment/item-cache.ts';
import type { Config } from '../../src/config.ts';
import { COSTLY_CALLS } from '../../src/http/route.ts';
import { contactRequest, withdrawal } from '../../test/shop-data.ts';
import { newOrder, PRICED_PRODUCTS } from '../stack/catalogue.ts';
import {
  asSession,
  type Cost,
  get,
  type Known,
  orderCost,
  PAGE_READS,
  POSTAL_CODE,
  post,
  rentalBooking,
  type ShopRequest,
  TO_POSTAL_CODE,
} from './request-kinds.ts';

type ReadsAndWrites = Pick<Cost, 'reads' | 'writes'>;

/** A request that costs as much as possible, and its exact cost. */
export interface HostileKind {
  name: string;
  cost: Cost;
  /** Of the answer. */
  status: number;
  make: (known: Known) => ShopRequest;
}

const ALL_LINES = PRICED_PRODUCTS.length;
/** From an IPv6 address, for which a counter of its /48 is added. */
const ORDER = plusOne(orderCost(ALL_LINES, TO_POSTAL_CODE));
/** Reads cart, four counters, delivery areas, zone prices and the product that differs. */
const REFUSED_ORDER = { reads: 8, writes: 2 };
/** Sent again, it costs one read. */
const CANCELLATION = { reads: 6, writes: 9 };
/** Counted for the session, too. */
const CONTACT_OF_SESSION = { reads: 9, writes: 12 };
/** Without an e-mail address, there is no receipt. */
const CALLBACK_OF_SESSION = { reads: 7, writes: 8 };
const REFUSED_CONTACT_READS = 4;
/** Also counted for the session; the first one marks the order. */
const WITHDRAWAL_OF_SESSION = { reads: 10, writes: 13 };
/** The months from today to the last bookable day, and one more for checking the tool. */
const BOOKABLE_MONTHS = 8;
/**
 * Reads the booking twice, four counters of an IPv6 address and one of its network's mails, tool, mailbox, the
 * open requests of both, and the months of the booking, these once more to suggest the next free days.
 */
const MOST_OPEN = 30;
const REFUSED_BOOKING = { reads: 9 + MOST_OPEN + 2 * BOOKABLE_MONTHS, writes: 2 };
/** Once too many were refused, those days are not told. */
const REFUSED_AGAIN_READS = 8 + MOST_OPEN + BOOKABLE_MONTHS;
/** Its months, counters, mails and their quotas. */
const BOOKING_WRITES = 11 + BOOKABLE_MONTHS;
const MOST_TOOLS = 40;
const SIGN_IN = { reads: 3, writes: 3 };

export const HOSTILE_KINDS: readonly HostileKind[] = [
  kind('list with a made-up query', 200, {}, () => get(`products?${randomUUID()}`)),
  kind('sitemap with a made-up query', 200, {}, () => page(`/sitemap.xml?${randomUUID()}`)),
  kind('page of a product with a made-up query', 200, {}, () => page(`/produkt/1?${randomUUID()}`)),
  kind('unknown product', 404, { reads: 1 }, () => get(`products/${1000 + randomInt(1e9)}`)),
  kind('unknown picture', 404, { reads: 1 }, () => get(`pictures/${madeUpName()}-800.webp`)),
  kind('picture with a malformed address', 404, {}, () => get(`pictures/${randomUUID()}.webp`)),
  kind('cart of every product, read', 200, { reads: 1 }, ({ fullSession }) =>
    get(`cart/${fullSession}`),
  ),
  kind('order of every product', 201, ORDER, () =>
    post('orders', newOrder(ALL_LINES, POSTAL_CODE)),
  ),
  kind('order at a wrong price', 422, REFUSED_ORDER, () => post('orders', wrongOrder())),
  kind('order with a wrong total', 422, { reads: 7, writes: 2 }, () =>
    post('orders', { ...newOrder(ALL_LINES, POSTAL_CODE), total_amount: 1 }),
  ),
  kind('order to where nothing is delivered', 422, { reads: 7, writes: 2 }, () =>
    post('orders', newOrder(ALL_LINES, '99998')),
  ),
  kind('changed order of an ordered cart', 409, { reads: 3, writes: 2 }, ({ placedOrder }) =>
    post('orders', { ...placedOrder, notes: randomUUID() }),
  ),
  kind('order, sent again', 200, { reads: 1 }, ({ placedOrder }) => post('orders', placedOrder)),
  kind('order, made-up number', 404, { reads: 1 }, () => get('orders/B-ZZZZZ-ZZZZZ')),
  kind('cancelling with a made-up token', 404, {}, () =>
    post('orders/B-ZZZZZ-ZZZZZ/cancel', { token: randomUUID() }),
  ),
  kind('cancelling the order of somebody else', 404, { reads: 1 }, ({ admin, orderNumber }) =>
    post(`orders/${orderNumber}/cancel`, {}, { cookie: admin }),
  ),
  kind('booking of more than is reserved', 201, { reads: 15, writes: 11 }, () =>
    post('rental-bookings', rentalBooking({ start_day: '2026-03-02', end_day: '2026-08-29' })),
  ),
  kind('booking of what is taken', 409, { reads: 16, writes: 2 }, () =>
    post('rental-bookings', rentalBooking({ pieces: 5 })),
  ),
  kind('booking of more than there is', 422, { reads: 4, writes: 2 }, () =>
    post('rental-bookings', rentalBooking({ pieces: 6 })),
  ),
  kind('extending the booking of somebody else', 404, { reads: 1 }, ({ admin, bookingNumber }) =>
    post(`rental-bookings/${bookingNumber}/extend`, { end_day: '2026-05-08' }, { cookie: admin }),
  ),
  kind('contact request of a session', 201, CONTACT_OF_SESSION, () =>
    post(
      'contact',
      contactRequest({ email: `${randomUUID()}@example.de` }),
      asSession(randomUUID()),
    ),
  ),
  kind('withdrawal of a session from an order', 201, WITHDRAWAL_OF_SESSION, ({ orderNumber }) =>
    post('withdrawals', withdrawal({ order_number: orderNumber }), asSession(randomUUID())),
  ),
  kind('sign-in with a made-up code', 400, SIGN_IN, ({ pendingSignIn }) =>
    post('sessions', { code: randomUUID() }, { cookie: pendingSignIn }),
  ),
];

/** A row of the table, its cost for one request, and for all of one address in an hour. */
type WorstCost = readonly [row: string, once: ReadsAndWrites, hourly: ReadsAndWrites];

/**
 * The maximum cost of each row of the table in `docs/reliability.md`, if one address sends one process
 * everything that the limits allow. Excludes transactions repeated because of contention.
 */
export function worstCosts(config: Config): readonly WorstCost[] {
  const calls = config.callLimit.max * 60;
  const costlyCalls = calls / COSTLY_CALLS;
  const contacts = Math.min(...(config.contactLimit.longer ?? []).map(({ max }) => max));
  const withdrawn = config.contactLimit.max * 60;
  const signIns = config.signInLimits.address.max * 60;
  const contacting = ({ reads, writes }: ReadsAndWrites) => {
    const refused = (calls - contacts) * REFUSED_CONTACT_READS;
    return { reads: contacts * reads + refused, writes: contacts * writes };
  };
  const withdrawals = {
    reads: withdrawn * WITHDRAWAL_OF_SESSION.reads + (calls - withdrawn) * REFUSED_CONTACT_READS,
    writes: withdrawn * WITHDRAWAL_OF_SESSION.writes,
  };
  const order = plusOne(orderCost(MAX_CART_LINES, TO_POSTAL_CODE));
  const orders = {
    reads: config.orderLimit.max * order.reads + costlyCalls * REFUSED_ORDER.reads,
    writes:
      config.orderLimit.max * order.writes + config.refusedOrderLimit.max * REFUSED_ORDER.writes,
  };
  const refused = config.refusedBookingLimit.max;
  const bookings = {
    reads: refused * REFUSED_BOOKING.reads + (costlyCalls - refused) * REFUSED_AGAIN_READS,
    writes: config.bookingLimit.max * BOOKING_WRITES + refused * REFUSED_BOOKING.writes,
  };
  const cancellations = {
    reads: calls + config.orderLimit.max * (CANCELLATION.reads - 1),
    writes: config.orderLimit.max * CANCELLATION.writes,
  };
  const reading = (row: string, reads: number, times: number): WorstCost => {
    return [row, { reads, writes: 0 }, { reads: reads * times, writes: 0 }];
  };
  const counted = (row: string, once: ReadsAndWrites, times: number, all = calls): WorstCost => {
    return [row, once, { reads: once.reads * all, writes: once.writes * times }];
  };
  return [
    reading('lists, categories, notices, sitemap, sign-in begun', 0, calls),
    reading('one product or rental tool', 1, 2 * MAX_LOOK_UPS * 60),
    counted('cart, first add', { reads: 3, writes: 3 }, config.cartLimit.max),
    counted('cart, add', { reads: 1, writes: 1 }, calls),
    reading('cart, read', 1, calls),
    ['order to a postcode', order, orders],
    reading('order, read', 1, calls),
    ['order, cancel', CANCELLATION, cancellations],
    reading('what is free of a tool', 2, calls),
    [
      'what is free',
      { reads: 3 * MOST_TOOLS, writes: 0 },
      { reads: 360 * BOOKABLE_MONTHS * MOST_TOOLS, writes: 0 },
    ],
    ['booking of a tool', { reads: REFUSED_BOOKING.reads, writes: BOOKING_WRITES }, bookings],
    reading('booking, read', 1, calls),
    counted(
      'booking, extend',
      { reads: 9 + MOST_OPEN + BOOKABLE_MONTHS, writes: BOOKING_WRITES },
      config.bookingLimit.max,
      costlyCalls,
    ),
    counted(
      'booking, cancel',
      { reads: 6 + BOOKABLE_MONTHS, writes: 9 + BOOKABLE_MONTHS },
      config.bookingLimit.max,
      costlyCalls,
    ),
    ['contact request', CONTACT_OF_SESSION, contacting(CONTACT_OF_SESSION)],
    ['callback', CALLBACK_OF_SESSION, contacting(CALLBACK_OF_SESSION)],
    ['withdrawal', WITHDRAWAL_OF_SESSION, withdrawals],
    counted('sign-in, refused', SIGN_IN, signIns),
    reading('health', 1, 360),
    reading('picture', 1, calls),
    // Those from before papers were kept are kept with the first call.
    counted('invoice, by the link of its mail', { reads: 2, writes: 1 }, costlyCalls, costlyCalls),
    counted('own invoice', { reads: 3, writes: 1 }, costlyCalls, costlyCalls),
    reading('own account', 1, calls),
    reading('own profile', 1, calls),
    counted('own profile, forgotten', { reads: 1, writes: 1 }, config.orderLimit.max),
    reading('own orders, one page', PAGE_READS, costlyCalls),
    reading('own bookings, one page', PAGE_READS, costlyCalls),
    reading('own requests, one page', PAGE_READS, costlyCalls),
  ];
}

function plusOne({ reads, writes }: ReadsAndWrites): ReadsAndWrites {
  return { reads: reads + 1, writes: writes + 1 };
}

const madeUpName = () => randomUUID().replaceAll('-', '');

/** An order of every product, one of them at a wrong price. */
export function wrongOrder() {
  const order = newOrder(ALL_LINES, POSTAL_CODE);
  const [first, ...others] = order.order_items;
  return { ...order, order_items: [{ ...first, unit_price: 0.01 }, ...others] };
}

function page(path: string): ShopRequest {
  return { method: 'GET', path };
}

function kind(
  name: string,
  status: number,
  { reads = 0, writes = 0 }: Partial<ReadsAndWrites>,
  make: HostileKind['make'],
): HostileKind {
  const address = `2001:db8:${randomInt(65_536).toString(16)}::1`;
  const fromIpv6 = (known: Known): ShopRequest => {
    const request = make(known);
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
  };
  return { name, status, cost: { reads, writes, deletes: 0 }, make: fromIpv6 };
}
