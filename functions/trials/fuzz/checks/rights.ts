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
