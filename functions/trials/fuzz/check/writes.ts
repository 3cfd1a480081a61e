import { isDeepStrictEqual } from 'node:util';
import {
  type Answered,
  type Check,
  fieldOf,
  isCall,
  isSuccess,
  parsed,
  sentHeaders,
  type Write,
} from './exchange.ts';
import { storedProblem } from './stored.ts';

/** A request writes what it has a right to, nothing when it is refused, and all that it promises. */
export const writesItsOwn: Check = (exchange) => {
  const wrong = exchange.writes.find((write) => !mayWrite(exchange, write));
  if (wrong) return `it writes ${wrong.path}, which it has no right to`;
  const missing = promised(exchange).find((path) => !exchange.writes.some((w) => w.path === path));
  return missing && `it succeeds without writing ${missing}`;
};

/** What is written obeys the shop's rules. */
export const storesWhatIsRight: Check = ({ writes }) => {
  const problems = writes.map(({ path, after }) => after && storedProblem(path, after));
  return problems.find((problem) => typeof problem === 'string') as string | undefined;
};

/** What is ordered costs what the customer saw, line by line. */
export const chargesWhatWasShown: Check = (exchange) => {
  if (!isNewOrder(exchange)) return undefined;
  const order = exchange.writes.find(({ path }) => path.startsWith('orders/'))?.after;
  const isTotal = isSame(fieldOf(exchange.json, 'total_amount'), fieldOf(order, 'total_cents'));
  const [shown, charged] = [exchange.json, order].map((each) => fieldOf(each, 'order_items'));
  if (!isTotal || !Array.isArray(shown) || !Array.isArray(charged)) return NOT_SHOWN;
  const isEach = shown.every(
    (line, index) =>
      fieldOf(line, 'product_id') === fieldOf(charged[index], 'product_id') &&
      fieldOf(line, 'quantity') === fieldOf(charged[index], 'quantity') &&
      isSame(fieldOf(line, 'total_price'), fieldOf(charged[index], 'total_price_cents')),
  );
  return isEach && shown.length === charged.length ? undefined : NOT_SHOWN;
};

const NOT_SHOWN = 'it orders what nobody saw';

/** An amount that a customer sends may have more than two decimals: it counts as it is rounded. */
function isSame(euro: unknown, cents: unknown): boolean {
  return Math.abs(Number(euro) * 100 - Number(cents)) < 0.51;
}

const COUNTED = new Set(['/api/orders', '/api/contact', '/api/sessions']);

function mayWrite(exchange: Answered, write: Write): boolean {
  const [collection = '', id = ''] = write.path.split('/');
  const { path = '', request } = exchange;
  if (collection === 'rateLimits') return request.method === 'POST' && COUNTED.has(path);
  return isSuccess(exchange) && (RIGHTS[collection]?.(exchange, write, id) ?? false);
}

type Right = (exchange: Answered, write: Write, id: string) => boolean;

const RIGHTS: Record<string, Right> = {
  // What has been ordered stays as it is: else one cart would become two orders.
  carts: (exchange, write, id) =>
    fieldOf(write.before, 'order_number') === undefined &&
    ((isCall(exchange, 'POST', '/api/cart') && id === sessionHeader(exchange)) ||
      (isNewOrder(exchange) && id === fieldOf(exchange.json, 'session_id'))),
  orders: (exchange, write, id) =>
    (isNewOrder(exchange) && write.before === undefined && isOwnOrder(exchange, write, id)) ||
    (isOffices(exchange, '/api/admin/orders/{orderNumber}/status') &&
      id === exchange.parameter &&
      isMove(write)),
  contacts: (exchange, write, id) =>
    isCall(exchange, 'POST', '/api/contact') &&
    write.before === undefined &&
    id === answered(exchange, 'id'),
  users: (exchange, write, id) =>
    write.after !== undefined &&
    ((isNewOrder(exchange) && id === exchange.person) ||
      (isCall(exchange, 'POST', '/api/sessions') && id === 'uid-newcomer')),
  outbox: (exchange, write, id) =>
    (write.before === undefined && MAILS_OF.some((name) => id === mailOf(exchange, name))) ||
    (isOffices(exchange, '/api/admin/undelivered-mail/{id}/retry') &&
      id === exchange.parameter &&
      fieldOf(write.before, 'state') === 'given_up' &&
      fieldOf(write.after, 'state') === 'waiting'),
};

const MAILS_OF = ['confirmation', 'notice'];

/** The mail about what this request has put into the shop. */
function mailOf(exchange: Answered, name: string): string | undefined {
  if (isNewOrder(exchange)) return `${answered(exchange, 'order_number')}-${name}`;
  if (!isCall(exchange, 'POST', '/api/contact')) return undefined;
  return `${answered(exchange, 'id')}-${name}`;
}

function promised(exchange: Answered): string[] {
  if (isNewOrder(exchange)) {
    const session = fieldOf(exchange.json, 'session_id');
    const order = `${answered(exchange, 'order_number')}`;
    const mails = MAILS_OF.map((name) => `outbox/${order}-${name}`);
    return [`orders/${order}`, `carts/${session}`, ...mails];
  }
  if (!isSuccess(exchange)) return [];
  if (isCall(exchange, 'POST', '/api/cart')) return [`carts/${sessionHeader(exchange)}`];
  const isRobot = Boolean(fieldOf(exchange.json, 'website'));
  const isContact = isCall(exchange, 'POST', '/api/contact') && !isRobot;
  const id = `${answered(exchange, 'id')}`;
  return isContact ? [`contacts/${id}`, `outbox/${id}-notice`] : [];
}

function isNewOrder(exchange: Answered): boolean {
  return isCall(exchange, 'POST', '/api/orders') && exchange.answer.status === 201;
}

function isOwnOrder(exchange: Answered, { after }: Write, id: string): boolean {
  const isAnswered = id === answered(exchange, 'order_number');
  const isPending = fieldOf(after, 'order_status') === 'pending';
  return isAnswered && isPending && fieldOf(after, 'user_id') === (exchange.person ?? null);
}

const MOVES = [
  'pending processing',
  'pending cancelled',
  'processing delivered',
  'processing cancelled',
];

/** Only the status of the order and its history differ, by a step that the office may make. */
function isMove({ before, after }: Write): boolean {
  const [was, is] = [before, after].map((order) => {
    const { order_status, status_changes, schema_version, ...rest } = order as Record<
      string,
      unknown
    >;
    return { order_status, changes: status_changes as unknown[] | undefined, schema_version, rest };
  });
  if (!was || !is || !isDeepStrictEqual(was.rest, is.rest)) return false;
  const isLonger = is.changes?.length === (was.changes?.length ?? 0) + 1;
  return isLonger && MOVES.includes(`${was.order_status} ${is.order_status}`);
}

function isOffices(exchange: Answered, path: string): boolean {
  return exchange.person === 'admin' && isCall(exchange, 'POST', path);
}

function sessionHeader({ request }: Answered): string | undefined {
  return sentHeaders(request, 'session-id')[0];
}

function answered({ answer }: Answered, name: string): unknown {
  return fieldOf(parsed(answer.body.toString()), name);
}
