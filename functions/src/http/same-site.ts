import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '../lib/http-error.ts';

/** The only cookie that Firebase Hosting forwards to a function, so sign-in and session share it. */
export const SESSION_COOKIE = '__session';

/**
 * The shop's origin that the browser is on, or else the first one. If none is configured, refuses
 * foreign hosts.
 */
export function siteOriginOf(req: Request, siteOrigins: readonly string[]): string {
  const own = ownOrigins(req, siteOrigins);
  const origin = own.find((one) => one === namedOrigin(req)) ?? own[0];
  if (origin === undefined) throw new HttpError(400, 'Die Anfrage ist ungültig.');
  return origin;
}

/**
 * Refuses with 403 requests that another site's page makes a browser send. `Sec-Fetch-Site` decides if the
 * browser sends it; for an older browser, `Origin` has to be ours. A JSON body with neither does not come
 * from a page. A GET with neither may be an image on another site in such a browser: if it carries our cookie,
 * `Referer` has to be ours. Hosting adds an empty `Cookie` header where there is none.
 */
export function requireSameSite(siteOrigins: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    if (!isFromThisSite(req, siteOrigins)) {
      throw new HttpError(403, 'Diese Anfrage kommt von einer fremden Seite.');
    }
    next();
  };
}

function isFromThisSite(req: Request, siteOrigins: readonly string[]): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const isOwn = (origin: string) => ownOrigins(req, siteOrigins).includes(origin);
  const origin = req.get('origin');
  if (origin !== undefined) return isOwn(origin);
  const referer = req.get('referer') ?? '';
  const mayBePicture = req.method === 'GET' && Boolean(ownCookieOf(req));
  return !mayBePicture || (URL.canParse(referer) && isOwn(new URL(referer).origin));
}

export const ownCookieOf = ({ headers }: Pick<Request, 'headers'>): string =>
  parseCookie(headers.cookie ?? '')[SESSION_COOKIE] ?? '';

/**
 * The configured origins. If there are none, as locally, the origin named by the request, provided it is
 * loopback.
 */
function ownOrigins(req: Request, siteOrigins: readonly string[]): readonly string[] {
  if (siteOrigins.length > 0) return siteOrigins;
  const named = namedOrigin(req);
  return named !== undefined && LOOPBACK.test(named) ? [named] : [];
}

const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** `Host` or `X-Forwarded-Host`, which anybody can forge. */
function namedOrigin({ protocol, host }: Request): string | undefined {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : undefined;
}
