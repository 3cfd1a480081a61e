import { type SetCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { ownCookieOf, SESSION_COOKIE } from '../http/same-site.ts';
import { SESSION_LIFETIME_MS } from './accounts.ts';
import {
  isPendingSignIn,
  PENDING_LIFETIME_MS,
  type PendingSignIn,
  readPendingSignIn,
  writePendingSignIn,
} from './pending-sign-in.ts';

type WithCookies = Pick<Request, 'headers'>;

/** The session cookie; undefined if there is none, while a sign-in is pending, and for a guest with orders. */
export function sessionCookieOf(req: WithCookies): string | undefined {
  const cookie = ownCookieOf(req);
  return isPendingSignIn(cookie) || isOfOrders(cookie) ? undefined : cookie || undefined;
}

/** Prefix of a cookie that lists the orders a guest placed in this browser, latest first, each `<number>.<token>`. */
const ORDERS = 'orders.';
const ORDERS_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_ORDERS = 10;

const isOfOrders = (cookie: string) => cookie.startsWith(ORDERS);

/** Tokens, by order number, of the orders that a guest placed in this browser. */
export function orderTokensIn(req: WithCookies): Map<string, string> {
  const cookie = ownCookieOf(req);
  const held = isOfOrders(cookie) ? cookie.slice(ORDERS.length).split('~') : [];
  return new Map(
    held.map((each) => {
      const at = each.indexOf('.');
      return [each.slice(0, at), each.slice(at + 1)] as const;
    }),
  );
}

export const pendingSignInOf = (req: WithCookies, now: Date): PendingSignIn | undefined =>
  readPendingSignIn(ownCookieOf(req), now);

export type CookieWriter = ReturnType<typeof cookieWriter>;

/** Headers that set or clear the cookie: HttpOnly, SameSite=Lax. */
export function cookieWriter({ isSecure }: { isSecure: boolean }) {
  const header = (value: string, maxAgeMs: number) => {
    const limits: Partial<SetCookie> = { httpOnly: true, sameSite: 'lax', secure: isSecure };
    const cookie = { name: SESSION_COOKIE, value, maxAge: maxAgeMs / 1000, path: '/', ...limits };
    return { 'Set-Cookie': stringifySetCookie(cookie) };
  };
  return {
    session: (cookie: string) => header(cookie, SESSION_LIFETIME_MS),
    pendingSignIn: (pending: PendingSignIn) =>
      header(writePendingSignIn(pending), PENDING_LIFETIME_MS),
    /** Grants a guest's browser access to the full order; accounts need no cookie for that. */
    order: (req: WithCookies, number: string, token: string) => {
      const cookie = ownCookieOf(req);
      if (cookie && !isOfOrders(cookie)) return {};
      const held = new Map([[number, token], ...orderTokensIn(req)]).set(number, token);
      const latest = [...held].slice(0, MAX_ORDERS).map((each) => each.join('.'));
      return header(`${ORDERS}${latest.join('~')}`, ORDERS_LIFETIME_MS);
    },
    cleared: () => header('', 0),
  };
}
