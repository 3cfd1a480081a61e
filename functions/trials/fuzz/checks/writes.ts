import { isDeepStrictEqual } from 'node:util';
import { type Check, type Exchange, fieldOf, isCall, isSuccess, type Write } from './exchange.ts';
import { OFFICE_RIGHTS } from './office-writes.ts';
import { storedProblem } from './stored.ts';

/** A request writes all it promises, nothing it has no right to, and nothing if it is refused. */
export const writesItsOwn: Check = (exchange) => {
  const forbidden = exchange.writes.find((write) => !mayWrite(exchange, write));
  if (forbidden) return `it writes ${forbidden.path}, which it has no right to`;
  const written = exchange.writes.map((write) => write.path);
  const missing = promisedWrites(exchange).find((path) => !written.includes(path));
  return missing && `it succeeds without writing ${missing}`;
};

export const storesValidDocuments: Check = ({ writes }) =>
  writes
    .map(({ path, after }) => (after === undefined ? undefined : storedProblem(path, after)))
    .find((problem) => problem !== undefined);

/** An order costs what the customer saw, line by line. */
export const chargesWhatWasShown: Check = (exchange) => {
  if (!isNewOrder(exchange)) return undefined;
  const order = exchange.writes.find(({ path }) => path.startsWith('orders/'))?.after;
  const shown = (fieldOf(exchange.json, 'order_items') ?? []) as unknown[];
  const charged = (fieldOf(order, 'order_items') ?? []) as unknown[];
  const isSame =
    isSameAmount(fieldOf(exchange.json, 'total_amount'), fieldOf(order, 'total_cents')) &&
    shown.length === charged.length &&
    shown.every(
      (line, index) =>
        fieldOf(line, 'product_id') === fieldOf(charged[index], 'product_id') &&
        fieldOf(line, 'quantity') === fieldOf(charged[index], 'quantity') &&
        isSameAmount(fieldOf(line, 'total_price'), fieldOf(charged[index], 'total_price_cents')),
    );
  return isSame ? undefined : 'it charges what was not shown';
};

/** The amount sent may have more than two decimals; it counts as rounded. */
function isSameAmount(euro: unknown, cents: unknown): boolean {
  return Math.abs(Number(euro) * 100 - Number(cents)) < 0.51;
}

const RATE_LIMITED = new Set([
  '/api/cart',
  '/api/orders',
  '/api/orders/{orderNumber}/cancel',
  '/api/admin/orders/{orderNumber}/status',
  '/api/admin/orders/{orderNumber}/reminder',
  '/api/admin/contacts/{id}/reply',
  '/api/admin/pictures',
  '/api/contact',
  '/api/withdrawals',
  '/api/sessions',
]);

function mayWrite(exchange: Exchange, write: Write): boolean {
  const [collection = '', id = ''] = write.path.split('/');
  const { path = '', request } = exchange;
  if (collection === 'rateLimits') return request.method === 'POST' && RATE_LIMITED.has(path);
  return isSuccess(exchange) && (RIGHTS[collection]?.(exchange, write, id) ?? false);
}

const RIGHTS: Record<string, (exchange: Exchange, write: Write, id: string) => boolean> = {
  ...OFFICE_RIGHTS,
  // An ordered cart never changes; otherwise one cart could become two orders.
  carts: (exchange, { before }, id) =>
    fieldOf(before, 'order_number') === undefined &&
    ((isCall(exchange, 'POST', '/api/cart') && id === sessionHeader(exchange)) ||
      (isNewOrder(exchange) && id === fieldOf(exchange.json, 'session_id'))),
  orders: (exchange, write, id) =>
    (isNewOrder(exchange) && write.before === undefined && isOwnOrder(exchange, write, id)) ||
    (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/status') &&
      id === exchange.parameter &&
      isStatusChange(write)) ||
    (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/payments') &&
      id === exchange.parameter &&
      isPayment(exchange, write)) ||
    (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/reminder') &&
      id === exchange.parameter &&
      isReminder(write)) ||
    (isCancellation(exchange) &&
      id === exchange.parameter &&
      isStatusChange(write) &&
      fieldOf(write.before, 'order_status') === 'pending' &&
      mayCancel(exchange, write)) ||
    (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/delivery-day') &&
      id === exchange.parameter &&
      isDeliveryDayChange(exchange, write)) ||
    (isNewWithdrawal(exchange) && isWithdrawalOf(exchange, write, id)),
  orderNotes: (exchange, write, id) =>
    isAdminCall(exchange, '/api/admin/orders/{orderNumber}/notes') &&
    id === exchange.parameter &&
    isNewNote(write),
  contacts: (exchange, { before, after }, id) =>
    before === undefined
      ? isNewContact(exchange)
        ? id === fieldOf(exchange.answer, 'id')
        : isNewWithdrawal(exchange) && fieldOf(after, 'request_type') === 'withdrawal'
      : HANDLING.some((path) => isAdminCall(exchange, path)) &&
        id === exchange.parameter &&
        isHandled(before, after),
  users: (exchange, { after }, id) =>
    after !== undefined &&
    ((isNewOrder(exchange) && id === exchange.person) ||
      (isCall(exchange, 'POST', '/api/sessions') && id === 'uid-newcomer')),
  outbox: (exchange, { before, after }, id) =>
    (before === undefined && outboxIds(exchange).includes(id)) ||
    (isAdminCall(exchange, '/api/admin/undelivered-mail/{id}/retry') &&
      id === exchange.parameter &&
      fieldOf(before, 'state') === 'given_up' &&
      fieldOf(after, 'state') === 'waiting'),
  // What has a name never changes.
  pictures: (exchange, { before }, id) =>
    isAdminCall(exchange, '/api/admin/pictures') && before === undefined && isNamed(exchange, id),
};

const HANDLING = ['status', 'notes', 'reply'].map((what) => `/api/admin/contacts/{id}/${what}`);

/** Only what the office did about a request differs, and earlier notes and replies are still there. */
function isHandled(before: unknown, after: unknown): boolean {
  const handled = ['status', 'status_changes', 'notes', 'replies'];
  return ['notes', 'replies', 'status_changes'].every((name) => {
    const others = handled.filter((other) => other !== name);
    const { was, is, isElseSame } = grown(before, after, name, others);
    return (
      isElseSame && is.length <= was.length + 1 && isDeepStrictEqual(is.slice(0, was.length), was)
    );
  });
}

/** The outbox entries of a new order, contact request, withdrawal or reminder, or of an order's step. */
function outboxIds(exchange: Exchange): string[] {
  const { answer } = exchange;
  if (isNewOrder(exchange)) {
    const number = fieldOf(answer, 'order_number');
    return [`${number}-confirmation`, `${number}-notice`];
  }
  // Sent again, a reminder or a reply writes nothing.
  if (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/reminder') && orderWrite(exchange)) {
    return [`${exchange.parameter}-reminder-${fieldOf(exchange.json, 'id')}`];
  }
  if (isAdminCall(exchange, '/api/admin/orders/{orderNumber}/status')) {
    return isSuccess(exchange) ? [stepMailId(exchange)] : [];
  }
  if (isCancellation(exchange) && orderWrite(exchange)) {
    return [stepMailId(exchange), `${exchange.parameter}-cancellation-notice`];
  }
  if (isReply(exchange) && exchange.writes.some(({ path }) => path.startsWith('contacts/'))) {
    return [`${exchange.parameter}-reply-${fieldOf(exchange.json, 'id')}`];
  }
  if (isNewWithdrawal(exchange)) {
    return newRequests(exchange).flatMap((id) => [`${id}-receipt`, `${id}-notice`]);
  }
  return isNewContact(exchange) ? [`${fieldOf(answer, 'id')}-notice`] : [];
}

function stepMailId({ answer, parameter }: Exchange): string {
  return `${parameter}-${String(fieldOf(answer, 'order_status')).replaceAll('_', '-')}`;
}

function orderWrite({ writes }: Exchange): Write | undefined {
  return writes.find(({ path }) => path.startsWith('orders/'));
}

/** Sent again, it succeeds without writing anything. */
function isCancellation(exchange: Exchange): boolean {
  return isCall(exchange, 'POST', '/api/orders/{orderNumber}/cancel') && isSuccess(exchange);
}

/** Its owner, or anyone with the link from its mail. */
function mayCancel({ person, json, known }: Exchange, { before }: Write): boolean {
  const owner = fieldOf(before, 'user_id');
  if (person !== undefined && owner === person) return true;
  const token = fieldOf(json, 'token');
  return (
    token !== undefined &&
    token === known.cancelToken &&
    fieldOf(before, 'order_number') === known.order
  );
}

function promisedWrites(exchange: Exchange): string[] {
  const { answer, json } = exchange;
  const outbox = outboxIds(exchange).map((id) => `outbox/${id}`);
  if (isNewOrder(exchange)) {
    const order = `orders/${fieldOf(answer, 'order_number')}`;
    return [order, `carts/${fieldOf(json, 'session_id')}`, ...outbox];
  }
  if (isNewContact(exchange)) return [`contacts/${fieldOf(answer, 'id')}`, ...outbox];
  if (isNewWithdrawal(exchange)) {
    return outbox.length === 2 ? outbox : ['exactly one document of contacts'];
  }
  if (isReply(exchange)) return outbox;
  if (outbox.length > 0) return [`orders/${exchange.parameter}`, ...outbox];
  const isAdd = isSuccess(exchange) && isCall(exchange, 'POST', '/api/cart');
  return isAdd ? [`carts/${sessionHeader(exchange)}`] : [];
}

/** In the answer, by its widest file. */
function isNamed({ answer }: Exchange, id: string): boolean {
  return fieldOf(answer, 'url') === `/api/pictures/${id.replace('-400', '-800')}.webp`;
}

function isReply(exchange: Exchange): boolean {
  return isAdminCall(exchange, '/api/admin/contacts/{id}/reply');
}

function isNewOrder(exchange: Exchange): boolean {
  return isCall(exchange, 'POST', '/api/orders') && exchange.status === 201;
}

/** A filled honeypot field is answered with success, but nothing is stored. */
function isNewContact(exchange: Exchange): boolean {
  const isRobot = Boolean(fieldOf(exchange.json, 'website'));
  return isCall(exchange, 'POST', '/api/contact') && isSuccess(exchange) && !isRobot;
}

function isNewWithdrawal(exchange: Exchange): boolean {
  return isCall(exchange, 'POST', '/api/withdrawals') && exchange.status === 201;
}

/** Ids of the requests that were stored. */
function newRequests({ writes }: Exchange): string[] {
  return writes.flatMap(({ path }) => (path.startsWith('contacts/') ? path.slice(9) : []));
}

/** Nothing but the mark of the order that the sender named differs. */
function isWithdrawalOf({ json }: Exchange, { before, after }: Write, id: string): boolean {
  const { withdrawal: _, ...was } = (before ?? {}) as Record<string, unknown>;
  const { withdrawal, ...is } = after as Record<string, unknown>;
  const named = String(fieldOf(json, 'order_number')).replace(/\s/g, '').toUpperCase();
  return withdrawal !== undefined && isDeepStrictEqual(was, is) && named === id;
}

function isOwnOrder({ answer, person }: Exchange, { after }: Write, id: string): boolean {
  const isPending = fieldOf(after, 'order_status') === 'pending';
  const isOwn = fieldOf(after, 'user_id') === (person ?? null);
  return isPending && isOwn && id === fieldOf(answer, 'order_number');
}

const STATUS_CHANGES = [
  'pending processing',
  'pending cancelled',
  'processing on_the_way',
  'processing delivered',
  'processing cancelled',
  'on_the_way delivered',
  'on_the_way cancelled',
];

/** Only the status and its history differ, by an allowed step. */
function isStatusChange({ before, after }: Write): boolean {
  const [was, is] = [before, after].map((order) => {
    const { order_status, status_changes, schema_version, ...rest } = order as Record<
      string,
      unknown
    >;
    return { order_status, length: (status_changes as unknown[] | undefined)?.length ?? 0, rest };
  });
  if (!was || !is || !isDeepStrictEqual(was.rest, is.rest)) return false;
  const isAllowed = STATUS_CHANGES.includes(`${was.order_status} ${is.order_status}`);
  return isAllowed && is.length === was.length + 1;
}

/** One payment more, as it was sent, and the sums that follow from it. */
function isPayment({ json }: Exchange, { before, after }: Write): boolean {
  const { was, is, isElseSame } = grown(before, after, 'payments', [
    'payment_state',
    'open_cents',
    'due_day',
  ]);
  const sent = Math.round(Number(fieldOf(json, 'amount')) * 100);
  return (
    isElseSame &&
    is.length === was.length + 1 &&
    isDeepStrictEqual(is.slice(0, -1), was) &&
    fieldOf(is.at(-1), 'amount_cents') === sent &&
    is.reduce<number>((sum, payment) => sum + Number(fieldOf(payment, 'amount_cents')), 0) >= 0
  );
}

/** One reminder more of an order that is open, three at most. */
function isReminder({ before, after }: Write): boolean {
  const { was, is, isElseSame } = grown(before, after, 'reminders', []);
  const isOwed =
    fieldOf(before, 'payment_state') !== 'paid' && fieldOf(before, 'order_status') !== 'cancelled';
  return isOwed && isElseSame && is.length === was.length + 1 && is.length <= 3;
}

/** A list of an order before and after, and whether nothing but it and `others` differs. */
function grown(before: unknown, after: unknown, name: string, others: readonly string[]) {
  const [was, is] = [before, after].map((order) => {
    const { [name]: list = [], schema_version: _, ...rest } = order as Record<string, unknown>;
    for (const other of others) delete rest[other];
    return { list: list as unknown[], rest };
  });
  const isElseSame = isDeepStrictEqual(was?.rest, is?.rest);
  return { was: was?.list ?? [], is: is?.list ?? [], isElseSame };
}

/** Only the day and its history differ, and the day is the one that was sent. */
function isDeliveryDayChange({ json }: Exchange, { before, after }: Write): boolean {
  const [was, is] = [before, after].map((order) => {
    const { delivery_day = '', delivery_day_changes, ...rest } = order as Record<string, unknown>;
    return {
      delivery_day,
      length: (delivery_day_changes as unknown[] | undefined)?.length ?? 0,
      rest,
    };
  });
  if (!was || !is || !isDeepStrictEqual(was.rest, is.rest)) return false;
  const isAsked =
    was.delivery_day === fieldOf(json, 'from') && is.delivery_day === fieldOf(json, 'to');
  return isAsked && is.length === was.length + 1;
}

/** Earlier notes stay as they are. */
function isNewNote({ before, after }: Write): boolean {
  const earlier = (fieldOf(before, 'notes') ?? []) as unknown[];
  const notes = (fieldOf(after, 'notes') ?? []) as unknown[];
  return notes.length === earlier.length + 1 && isDeepStrictEqual(notes.slice(0, -1), earlier);
}

function isAdminCall(exchange: Exchange, path: string): boolean {
  return exchange.person === 'admin' && isCall(exchange, 'POST', path);
}

function sessionHeader({ request }: Exchange): string | null {
  return request.headers.get('session-id');
}
