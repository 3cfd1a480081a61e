import { ALL_CALLS } from '../generate/calls.ts';
import { type Check, fieldOf, isCall, isSuccess } from './exchange.ts';

const NEEDS_ACCOUNT = new Set(['/api/users/orders', '/api/users/profile', '/api/users/live-token']);

/** Only a call of the contract succeeds, and only for somebody who may make it. */
export const requiresRights: Check = (exchange) => {
  if (!isSuccess(exchange)) return undefined;
  const call = ALL_CALLS.find(({ method, path }) => isCall(exchange, method, path));
  if (!call) return 'it succeeds, but there is no such call';
  const { person, request, answer } = exchange;
  if (call.path.startsWith('/api/admin') && person !== 'admin') return 'it requires an admin';
  if (NEEDS_ACCOUNT.has(call.path) && !person) return 'it requires an account';
  if (call.path !== '/api/users/me' || request.method === 'HEAD') return undefined;
  const email = fieldOf(answer, 'email');
  return email === (person && `${person}@example.de`) ? undefined : `it says we are ${email}`;
};

const CHANGING_GETS = new Set(['/api/logout', '/api/oauth/google/redirect_url']);

/** A page of another site cannot change anything. */
export const refusesOtherSites: Check = (exchange) => {
  const { request, path = '' } = exchange;
  const isChanging = request.method === 'POST' || CHANGING_GETS.has(path);
  if (!isSuccess(exchange) || !isChanging) return undefined;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) {
    return site === 'same-origin' || site === 'none' ? undefined : `Sec-Fetch-Site is ${site}`;
  }
  const origin = request.headers.get('origin');
  const mayBePicture = request.method === 'GET' && request.headers.has('cookie');
  if (mayBePicture && origin === null) return 'nothing says that our page has sent it';
  return origin === null || origin === 'https://shop.example' ? undefined : `Origin is ${origin}`;
};

/** Nobody changes another account. */
export const leavesAccountsAlone: Check = (exchange) => {
  const { changedAccounts, person } = exchange;
  const isLogout = isCall(exchange, 'GET', '/api/logout');
  const isSignIn = isCall(exchange, 'POST', '/api/sessions') && isSuccess(exchange);
  const others = changedAccounts.filter(
    (account) => !(isLogout && account === person) && !(isSignIn && account === 'uid-newcomer'),
  );
  return others.length > 0 ? `it changes the accounts ${others}` : undefined;
};
