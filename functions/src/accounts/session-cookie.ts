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

/** The session cookie; undefined without one or while a sign-in is pending. */
export function sessionCookieOf(req: WithCookies): string | undefined {
  const cookie = ownCookieOf(req);
  return isPendingSignIn(cookie) ? undefined : cookie || undefined;
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
    cleared: () => header('', 0),
  };
}
