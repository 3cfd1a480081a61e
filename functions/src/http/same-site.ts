import type { Request, RequestHandler } from 'express';
import { HttpError } from '../errors/http-error.ts';

/**
 * The shop's origin that the browser is on, or else its first one. Refuses a foreign host where none
 * is configured.
 */
export function siteOriginOf(req: Request, siteOrigins: readonly string[]): string {
  const own = ownOrigins(req, siteOrigins);
  const origin = own.find((one) => one === namedOrigin(req)) ?? own[0];
  if (origin === undefined) throw new HttpError(400, 'Die Anfrage ist ungültig.');
  return origin;
}

/**
 * Refuses with 403 what a page of another site makes a browser send. `Sec-Fetch-Site` decides where
 * the browser sends it; in an older browser `Origin` has to be ours. A JSON body with neither comes from
 * no page. A GET with neither may be another site's picture in such a browser: if it brings a cookie,
 * `Referer` has to be ours.
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
  const mayBePicture = req.method === 'GET' && req.get('cookie') !== undefined;
  return !mayBePicture || (URL.canParse(referer) && isOwn(new URL(referer).origin));
}

/** The configured origins. Without any, as locally, the one that a request names if it is loopback. */
function ownOrigins(req: Request, siteOrigins: readonly string[]): readonly string[] {
  if (siteOrigins.length > 0) return siteOrigins;
  const named = namedOrigin(req);
  return named !== undefined && LOOPBACK.test(named) ? [named] : [];
}

const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** What `Host` or `X-Forwarded-Host` says, which anybody can write. */
function namedOrigin({ protocol, host }: Request): string | undefined {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : undefined;
}
