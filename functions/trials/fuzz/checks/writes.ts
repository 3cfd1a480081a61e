import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { wholeNumber } from '@shop/domain/order/order-number';
import type { DocumentData } from 'firebase-admin/firestore';
import { toCurrentVersion } from '../../../src/firestore/stored-type.ts';
import { DELIVERY_AREAS } from '../../../src/stored/delivery-areas.ts';
import { FIXTURES } from '../../../test/stored-fixtures.ts';
import { type Check, type Exchange, fieldOf, isSuccess, type Write } from './exchange.ts';

/** A refused request may only write counters, a successful one only what its sender may write. */
export const writesItsOwn: Check = (exchange) => {
  const forbidden = exchange.writes.find((write) => !mayWrite(exchange, write));
  return forbidden && `it writes ${forbidden.path}, which it has no right to`;
};

function mayWrite(exchange: Exchange, write: Write): boolean {
  const [collection = '', id = ''] = write.path.split('/');
  // Undoing a step deletes its mail, reopening a rental its order, and taking back a part that.
  if (write.after === undefined) {
    const isOfRental = is(exchange, 'POST /api/admin/rental-bookings/{bookingNumber}/take-back');
    const isOfOrder = is(exchange, 'POST /api/admin/orders/{orderNumber}/take-back');
    const isPart = id !== exchange.parameter && wholeNumber(id) === exchange.parameter;
    return collection === 'outbox'
      ? isOfRental || isOfOrder
      : collection === 'orders' && (isOfRental || (isOfOrder && isPart));
  }
  if (collection === 'rateLimits') return exchange.call?.method === 'POST';
  if (isPacking(collection, write)) return true;
  return isSuccess(exchange) && (RIGHTS[collection]?.(exchange, write, id) ?? false);
}

/** Any request may rewrite the catalogue's shards if its process finds them outdated. */
function isPacking(collection: string, { path, before, after }: Write): boolean {
  const isSame = fieldOf(before, 'revision') === fieldOf(after, 'revision');
  return collection === 'catalogueShards' || (path === 'settings/revision' && isSame);
}

type MayWrite = (exchange: Exchange, write: Write, id: string) => boolean;

/** Allows an admin to write by any of these calls. */
const office =
  (...paths: string[]): MayWrite =>
  ({ person, call }) =>
    person === 'admin' &&
    call?.method === 'POST' &&
    paths.some((path) => call.path.startsWith(`/api/admin/${path}`));
/** Allows an admin to write the document named by the URL, or a part of that order. */
const named =
  (path: string): MayWrite =>
  (exchange, write, id) =>
    [id, wholeNumber(id)].includes(exchange.parameter ?? '') && office(path)(exchange, write, id);
const added: MayWrite = (_, { before }) => before === undefined;

const ENTRIES = Object.values(ENTRY_KINDS);
const LOGGED = office(...ENTRIES.map(({ path }) => path), 'changes', 'batches');
const bookingOf = (claim: unknown) => String(claim).replace(/-[KS]$/, '');
const is = ({ call }: Exchange, ...names: string[]) => names.includes(call?.name ?? '');

const MEMBER_CALLS = ['members', 'membership'].map(
  (path) => `POST /api/users/companies/{number}/${path}`,
);
const CART_CALLS = ['POST /api/cart', 'POST /api/cart/plan'];

/** Who may write which document, by collection. */
const RIGHTS: Record<string, MayWrite> = {
  missedSearches: (exchange) => is(exchange, 'POST /api/missed-searches'),
  // An ordered cart must never change; otherwise one cart could become two orders.
  carts: (exchange, { before }, id) =>
    fieldOf(before, 'order_number') === undefined &&
    (is(exchange, ...CART_CALLS)
      ? id === exchange.request.headers.get('session-id')
      : is(exchange, 'POST /api/orders', 'POST /api/admin/orders') &&
        [
          fieldOf(exchange.json, is(exchange, 'POST /api/orders') ? 'session_id' : 'id'),
          fieldOf(exchange.answer, 'later_session_id'),
        ].includes(id)),
  orders: (exchange, write, id) =>
    isOwnOrder(exchange, write, id) ||
    named('orders')(exchange, write, id) ||
    isCancelled(exchange, write, id) ||
    (write.before !== undefined && office('invoices', 'customers', 'datev')(exchange, write, id)) ||
    isWithdrawn(exchange, id),
  // What a repeated change is answered by; it is not of the sender's choice.
  requests: (exchange, write, id) =>
    added(exchange, write, id) &&
    (office('')(exchange, write, id) || /^POST \/api\/users\//.test(exchange.call?.name ?? '')),
  // By the office, or with the token of its link.
  quotes: (exchange, write, id) =>
    named('quotes')(exchange, write, id) ||
    (added(exchange, write, id) && office('quotes')(exchange, write, id)) ||
    (is(exchange, 'POST /api/admin/orders') && acceptedBy(exchange) === id) ||
    isLinked(exchange, id),
  counters: (exchange) =>
    is(exchange, 'POST /api/admin/quotes') || is(exchange, 'POST /api/admin/customers'),
  rentalBookings: (exchange, write, id) =>
    isOwnBooking(exchange, write, id) ||
    named('rental-bookings')(exchange, write, id) ||
    isChangedByOwner(exchange, write, id) ||
    isWithdrawn(exchange, id),
  rentalRecords: (exchange, write, id) =>
    named('rental-bookings')(exchange, write, id) ||
    (added(exchange, write, id) && office('rental-bookings')(exchange, write, id)),
  rentalDays: (exchange) => /rental-bookings/.test(exchange.call?.path ?? ''),
  // The deposit and the damages of a booking follow its steps; entries of one may change the other.
  claims: ({ call, parameter, answer }, _, id) =>
    /rental-bookings|claims/.test(call?.path ?? '') &&
    [parameter, fieldOf(answer, 'booking_number')].some((of) => bookingOf(of) === bookingOf(id)),
  // Invoices are written once and never changed; their book entries reflect payments.
  invoices: (...given) => added(...given) && office('invoices')(...given),
  invoiceBook: (...given) =>
    office('invoices')(...given) || (!added(...given) && office('orders', 'customers')(...given)),
  invoiceChain: office('invoices'),
  bookMonths: office('invoices'),
  datevBatches: (...given) => added(...given) && office('datev')(...given),
  // Papers are kept as they are first drawn.
  keptPapers: (exchange, write, id) =>
    added(exchange, write, id) &&
    exchange.person === 'admin' &&
    (is(
      exchange,
      'POST /api/admin/orders/{orderNumber}/status',
      'POST /api/admin/orders/{orderNumber}/edit',
    ) ||
      office('quotes')(exchange, write, id) ||
      (exchange.request.method === 'GET' && /\.pdf(?:\?|$)/.test(exchange.request.target))),
  orderNotes: (exchange, write, id) =>
    named('orders')(exchange, write, id) || isOwnOrder(exchange, write, id),
  tours: named('deliveries'),
  contacts: (exchange, write, id) =>
    added(exchange, write, id)
      ? is(exchange, 'POST /api/contact', 'POST /api/callbacks', 'POST /api/withdrawals') ||
        isLinked(exchange, String(exchange.parameter))
      : named('contacts')(exchange, write, id),
  users: (exchange, _, id) =>
    is(exchange, 'POST /api/orders') || exchange.call?.name.startsWith('POST /api/users/')
      ? id === exchange.person
      : is(exchange, 'POST /api/sessions') && id === 'uid-newcomer',
  outbox: (exchange, write, id) =>
    added(exchange, write, id)
      ? exchange.call?.method === 'POST' && !is(exchange, ...CART_CALLS)
      : named('undelivered-mail')(exchange, write, id),
  // A name's content never changes.
  pictures: (...given) => added(...given) && office('pictures')(...given),
  rentalPictures: (...given) => added(...given) && office('rental-pictures')(...given),
  ...Object.fromEntries(ENTRIES.map(({ collection }) => [collection, LOGGED])),
  // Members who manage a company change nothing else of it.
  customers: (...given) => LOGGED(...given) || is(given[0], ...MEMBER_CALLS),
  settings: (...given) => LOGGED(...given) || office('settings')(...given),
  admins: (...given) => office('admins')(...given) || is(given[0], 'POST /api/sessions'),
  // The log only grows.
  changes: (...given) => added(...given) && (office('')(...given) || is(given[0], ...MEMBER_CALLS)),
};

function isLinked({ call, json, known, parameter }: Exchange, quote: string): boolean {
  const isToken = fieldOf(json, 'token') === known.quoteToken && quote === known.quote;
  return isToken && parameter === quote && /^\/api\/quotes\//.test(call?.path ?? '');
}

/** The quote that an order of the office accepts. */
const acceptedBy = ({ json }: Exchange) => fieldOf(fieldOf(json, 'quote'), 'number');

function isOwnOrder(exchange: Exchange, write: Write, id: string): boolean {
  const { before, after } = write;
  return (
    before === undefined &&
    (is(exchange, 'POST /api/orders', 'POST /api/quotes/{number}/order')
      ? fieldOf(after, 'user_id') === (exchange.person ?? null)
      : is(exchange, 'POST /api/admin/orders') && office('orders')(exchange, write, id)) &&
    id === fieldOf(exchange.answer, 'order_number')
  );
}

function isOwnBooking(exchange: Exchange, write: Write, id: string): boolean {
  const { before, after } = write;
  const isCustomers =
    is(exchange, 'POST /api/rental-bookings') &&
    fieldOf(after, 'user_id') === (exchange.person ?? null);
  return (
    before === undefined &&
    (isCustomers || office('rental-bookings')(exchange, write, id)) &&
    id === fieldOf(exchange.answer, 'booking_number')
  );
}

/** Its owner, or anyone with the link from its mail. */
function isCancelled(exchange: Exchange, { before }: Write, id: string): boolean {
  const { json, known } = exchange;
  const hasToken = fieldOf(json, 'token') === known.cancelToken && id === known.order;
  return (
    is(exchange, 'POST /api/orders/{orderNumber}/cancel') &&
    isAllowed(exchange, before, id, hasToken)
  );
}

function isChangedByOwner(exchange: Exchange, { before }: Write, id: string): boolean {
  const { json, known } = exchange;
  const hasToken = fieldOf(json, 'token') === known.bookingToken && id === known.booking;
  return (
    is(
      exchange,
      'POST /api/rental-bookings/{bookingNumber}/cancel',
      'POST /api/rental-bookings/{bookingNumber}/extend',
    ) && isAllowed(exchange, before, id, hasToken)
  );
}

function isAllowed(
  { person, parameter }: Exchange,
  before: unknown,
  id: string,
  hasToken: boolean,
): boolean {
  const isOwner = person !== undefined && fieldOf(before, 'user_id') === person;
  return id === parameter && (isOwner || hasToken);
}

/** A withdrawal marks the order that it names, and the rental that it bills or is billed by. */
function isWithdrawn(exchange: Exchange, id: string): boolean {
  const order = String(fieldOf(exchange.json, 'order_number')).replace(/\s/g, '').toUpperCase();
  return is(exchange, 'POST /api/withdrawals') && order.slice(1) === id.slice(1);
}

/** Except settings, each of which has its own type. */
const TYPES = new Map(
  FIXTURES.flatMap(([type]) =>
    type.collection === DELIVERY_AREAS.collection ? [] : [[type.collection, type] as const],
  ),
);

/** Stored documents must be readable again and have no fields that nobody reads. */
export const storesReadableDocuments: Check = ({ writes }) => {
  for (const { path, after } of writes) {
    const type = TYPES.get(path.split('/')[0] ?? '');
    if (!type || after === undefined) continue;
    const unknown = Object.keys(after as object).find(
      (field) => field !== 'schema_version' && !Object.hasOwn(type.checks, field),
    );
    if (unknown) return `${path} is stored with an unknown field ${unknown}`;
    try {
      toCurrentVersion(type, after as DocumentData);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
};
