import { type Check, fieldOf, isSuccess } from './exchange.ts';
import { sentenceProblem } from './german-sentence.ts';

const ERROR_STATUSES = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429]);
const CODES = new Set<unknown>([
  'fresh_sign_in',
  'repeated_slip',
  'beyond_open',
  'beyond_credit',
  'replaces',
  'id_taken',
]);

/** No request may cause a 5xx. */
export const hasNoServerError: Check = ({ status }) =>
  status >= 500 ? `the status is ${status}` : undefined;

/** Every error must be `{ message }` with a German sentence and uncached, except for missing pictures. */
export const explainsErrors: Check = (exchange) => {
  const { status, headers, answer, request } = exchange;
  if (isSuccess(exchange) || status === 304) return undefined;
  // Node's parser refuses headers of over 16 KB before the shop sees the request.
  if (status === 431) return undefined;
  if (!ERROR_STATUSES.has(status)) return `the status is ${status}`;
  const isMissingPicture = status === 404 && exchange.path === '/api/pictures/{file}';
  const caching = isMissingPicture ? 'max-age=60' : 'no-store';
  if (!headers.get('cache-control')?.includes(caching)) return 'an error may be cached';
  if (headers.get('content-type') !== 'application/json; charset=utf-8') {
    return `an error is of type ${headers.get('content-type')}`;
  }
  if (status === 405 && !headers.has('allow')) return '405 has no Allow header';
  if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) {
    return '429 has no Retry-After header';
  }
  if (request.method === 'HEAD') return undefined;
  const keys = typeof answer === 'object' && answer !== null ? Object.keys(answer) : [];
  const expected = CODES.has(fieldOf(answer, 'code')) ? 'message,code' : 'message';
  if (keys.join() !== expected) return `an error has the keys [${keys}]`;
  return sentenceProblem(fieldOf(answer, 'message'));
};

/** Only calls of the contract may succeed, and only for somebody allowed to make them. */
export const requiresRights: Check = (exchange) => {
  if (!isSuccess(exchange)) return undefined;
  const { person, request, answer, call } = exchange;
  if (!call) return 'it succeeds, but there is no such call';
  if (call.terms.access === 'admin' && person !== 'admin') return 'it requires an admin';
  if (call.terms.access === 'customer' && !person) return 'it requires an account';
  if (call.path !== '/api/users/me' || request.method === 'HEAD') return undefined;
  const email = fieldOf(answer, 'email');
  return email === (person && `${person}@example.de`) ? undefined : `it says we are ${email}`;
};

/** Nobody may change another account. */
export const leavesAccountsAlone: Check = (exchange) => {
  const { changedAccounts, person, call } = exchange;
  const isLogout = call?.path === '/api/logout';
  const isSignIn = call?.path === '/api/sessions' && isSuccess(exchange);
  const others = changedAccounts.filter(
    (account) => !(isLogout && account === person) && !(isSignIn && account === 'uid-newcomer'),
  );
  return others.length > 0 ? `it changes the accounts ${others}` : undefined;
};
