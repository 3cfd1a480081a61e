import { ALL_CALLS } from '../generate/calls.ts';
import {
  type Answered,
  type Check,
  fieldOf,
  isCall,
  isSuccess,
  parsed,
  sentHeaders,
} from './exchange.ts';

/** Only a call of the contract succeeds, and only for who may make it. */
export const needsRights: Check = (exchange) => {
  if (!isSuccess(exchange)) return undefined;
  const call = ALL_CALLS.find(({ method, path }) => isCall(exchange, method, path));
  if (!call) return 'it succeeds, but no such call exists';
  const { person } = exchange;
  if (call.path.startsWith('/api/admin') && person !== 'admin') return 'it needs an admin';
  if (NEEDS_ACCOUNT.has(call.path) && !person) return 'it needs somebody who is signed in';
  return call.path === '/api/users/me' ? meProblem(exchange) : undefined;
};

const NEEDS_ACCOUNT = new Set(['/api/users/orders', '/api/users/profile', '/api/users/live-token']);

function meProblem({ answer, person, request }: Answered): string | undefined {
  if (request.isHead) return undefined;
  const email = fieldOf(parsed(answer.body.toString()), 'email');
  return email === (person && `${person}@example.de`) ? undefined : `it takes us for ${email}`;
}

const CHANGING = new Set(['/api/logout', '/api/oauth/google/redirect_url']);

/** What changes something is not done for a page of another site. */
export const refusesForeignSites: Check = (exchange) => {
  const { request, path = '' } = exchange;
  const isChanging = request.method === 'POST' || CHANGING.has(path);
  if (!isSuccess(exchange) || !isChanging) return undefined;
  const [site, ...otherSites] = sentHeaders(request, 'sec-fetch-site');
  if (site !== undefined) {
    const isOurs = site === 'same-origin' || site === 'none' || otherSites.length > 0;
    return isOurs ? undefined : `it is done for Sec-Fetch-Site: ${site}`;
  }
  const [origin, ...others] = sentHeaders(request, 'origin');
  if (
    origin === undefined ||
    others.length > 0 ||
    sentHeaders(request, 'host')[0] !== 'shop.example'
  ) {
    return undefined;
  }
  const hosts = sentHeaders(request, 'x-forwarded-host');
  const isOurs = origin === 'https://shop.example' || hosts[0] !== 'shop.example';
  return isOurs ? undefined : `it is done for Origin: ${origin}`;
};

/** Signing somebody out, or changing an account in any way, is up to that account alone. */
export const leavesAccountsAlone: Check = (exchange) => {
  const { changedAccounts, person } = exchange;
  if (changedAccounts.length === 0) return undefined;
  const mayLogOut = isCall(exchange, 'GET', '/api/logout') && person !== undefined;
  const mayAppear = isCall(exchange, 'POST', '/api/sessions') && isSuccess(exchange);
  const others = changedAccounts.filter(
    (account) => !(mayLogOut && account === person) && !(mayAppear && account === 'uid-newcomer'),
  );
  return others.length > 0 ? `it changes the accounts ${others}` : undefined;
};
