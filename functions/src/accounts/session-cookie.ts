import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The one cookie that Firebase Hosting passes on to a function. */
const SESSION_COOKIE = '__session';

/** What stands in the cookie; undefined when there is none. */
export function sessionCookieOf(req: Pick<Request, 'headers'>): string | undefined {
  return parseCookie(req.headers.cookie ?? '')[SESSION_COOKIE] || undefined;
}
