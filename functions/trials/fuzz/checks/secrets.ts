import { BOOKING_OF, CANARIES, type Canary, ORDER_OF } from '../people.ts';
import { type Check, type Exchange, isSuccess } from './exchange.ts';

/** No answer may hold a canary of data that the sender may not see. */
export const keepsSecrets: Check = (exchange) => {
  const text = `${[...exchange.headers].flat().join('\n')}\n${exchange.body}`;
  const leaked = CANARIES.find((canary) => text.includes(canary.word) && !maySee(exchange, canary));
  return leaked && `it shows data of ${leaked.owner} (${leaked.visibleTo})`;
};

function maySee({ person, path = '', parameter }: Exchange, canary: Canary): boolean {
  if (person === 'admin' && path.startsWith('/api/admin/')) return true;
  if (canary.visibleTo === 'admins' || canary.owner === 'company') return false;
  if (person === canary.owner && path.startsWith('/api/users/')) return true;
  // Whoever knows an order's number may read the order.
  const isKnown =
    (path.startsWith('/api/orders/{orderNumber}') && parameter === ORDER_OF[canary.owner]) ||
    (path.startsWith('/api/rental-bookings/{') && parameter === BOOKING_OF[canary.owner]);
  return isKnown && canary.visibleTo === 'order number';
}

/** The log must hold no personal data and no ids, neither stored nor just sent. */
export const logsNothingPersonal: Check = ({ log, known, request }) => {
  const text = log.map((entry) => JSON.stringify(entry)).join('\n');
  const { order, booking, session0, session1, session2, foreignSession } = known;
  const sessions = [session0, session1, session2, foreignSession];
  const ids = [order, booking, ...sessions, ...Object.values({ ...ORDER_OF, ...BOOKING_OF })];
  const cookie = request.headers.get('cookie') ?? '';
  const words = [
    ...CANARIES.map(({ word }) => word),
    ...ids.filter((id) => id !== undefined),
    ...(cookie.length > 20 ? [cookie] : []),
    '@example.de',
    '203.0.113.',
  ];
  const found = words.find((word) => text.includes(word));
  return found && `the log says “${found.slice(0, 40)}”`;
};

const SHARED =
  /^\/api\/(catalogue|products|categories|rental-(tools|categories)|delivery-options|notices|pictures|planner)/;

/** Only the catalogue, pictures, notices, delivery options and goods of plans may be cached. */
export const keepsPersonalDataOutOfCaches: Check = (exchange) => {
  const { headers, status, path = '' } = exchange;
  if (SHARED.test(path) && (isSuccess(exchange) || status === 304)) {
    return headers.has('set-cookie') ? 'a cookie may be cached' : undefined;
  }
  // Missing pictures may be cached too, since they are requested again and again.
  if (path === '/api/pictures/{file}' && status === 404) return undefined;
  // Node's parser refuses such headers before the shop sees the request.
  if (status === 431) return undefined;
  const caching = headers.get('cache-control') ?? 'missing';
  return caching.includes('no-store') ? undefined : `Cache-Control is ${caching}`;
};

const SETS_COOKIE = new Set([
  '/api/oauth/google/redirect_url',
  '/api/sessions',
  '/api/logout',
  '/api/users/me',
  // For a guest's order.
  '/api/orders',
  '/api/quotes/{number}/order',
]);

/** The session cookie must be out of reach of scripts and other sites. */
export const protectsItsCookie: Check = ({ headers, path = '' }) => {
  const [cookie, ...others] = headers.getSetCookie();
  if (cookie === undefined) return undefined;
  if (!SETS_COOKIE.has(path) || others.length > 0) return 'it sets a cookie';
  const isProtected = ['Path=/', 'HttpOnly', 'SameSite=Lax'].every((part) => cookie.includes(part));
  return isProtected && cookie.startsWith('__session=') ? undefined : `it sets ${cookie}`;
};
