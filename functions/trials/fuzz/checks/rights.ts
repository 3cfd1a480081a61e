import { type Check, fieldOf, isSuccess } from './exchange.ts';

/** Only a call of the contract succeeds, and only for somebody who may make it. */
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

/** A page of another site cannot change anything. */
export const refusesOtherSites: Check = (exchange) => {
  const { request, call } = exchange;
  const isChanging = request.method === 'POST' || call?.terms.isSameSiteOnly;
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
  const { changedAccounts, person, call } = exchange;
  const isLogout = call?.path === '/api/logout';
  const isSignIn = call?.path === '/api/sessions' && isSuccess(exchange);
  const others = changedAccounts.filter(
    (account) => !(isLogout && account === person) && !(isSignIn && account === 'uid-newcomer'),
  );
  return others.length > 0 ? `it changes the accounts ${others}` : undefined;
};
