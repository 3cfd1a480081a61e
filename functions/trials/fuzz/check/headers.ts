import { firstOf } from '../wire/answer.ts';
import { type Check, isSuccess } from './exchange.ts';

/** What every answer tells the browser, and what has to stand there. */
const GUARDING: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$|^no-referrer$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

/** Headers that our answers have; any other was put in by somebody. */
const KNOWN = new Set([
  ...Object.keys(GUARDING),
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'allow',
  'cache-control',
  'connection',
  'content-disposition',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'next-page',
  'order-number',
  'retry-after',
  'set-cookie',
  'total-count',
  'transfer-encoding',
]);

export const knowsItsHeaders: Check = ({ answer }) => {
  const unknown = [...answer.headers.keys()].filter((name) => !KNOWN.has(name));
  return unknown.length > 0 ? `the answer has the headers ${unknown}` : undefined;
};

/** The browser is told on every answer what it must not do with it. */
export const tellsBrowsersLimits: Check = ({ answer }) => {
  const wrong = Object.entries(GUARDING).find(
    ([name, wanted]) => !wanted.test(firstOf(answer.headers, name)),
  );
  return wrong && `the answer’s ${wrong[0]} is “${firstOf(answer.headers, wrong[0])}”`;
};

const SHARED = /^\/api\/(products|categories|rental-)/;

/** What belongs to one person is kept by no cache. */
export const keepsPersonalOutOfCaches: Check = (exchange) => {
  const { answer, path = '' } = exchange;
  const caching = firstOf(answer.headers, 'cache-control');
  const isShared = SHARED.test(path) && (isSuccess(exchange) || answer.status === 304);
  if (isShared) return answer.headers.has('set-cookie') ? 'a cache may keep a cookie' : undefined;
  return caching.includes('no-store')
    ? undefined
    : `a cache may keep it: ${caching || 'nothing said'}`;
};

const SETS_COOKIE = new Set([
  '/api/oauth/google/redirect_url',
  '/api/sessions',
  '/api/logout',
  '/api/users/me',
]);

/** The session's cookie is out of reach for scripts and other sites. */
export const guardsItsCookie: Check = ({ answer, path = '' }) => {
  const cookies = answer.headers.get('set-cookie') ?? [];
  if (cookies.length === 0) return undefined;
  if (!SETS_COOKIE.has(path) || cookies.length > 1) return 'it sets a cookie';
  const [cookie = ''] = cookies;
  const isGuarded = ['Path=/', 'HttpOnly', 'SameSite=Lax'].every((part) => cookie.includes(part));
  return isGuarded && cookie.startsWith('__session=') ? undefined : `it sets the cookie ${cookie}`;
};
