import type { Request, RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** The address that the browser shows, as our proxies say it. Refuses what is no address. */
export function requestOrigin(req: Request): string {
  const origin = `${req.protocol}://${req.host}`;
  if (!URL.canParse(origin)) throw new HttpError(400, 'Die Anfrage ist ungültig.');
  return origin;
}

/** The page to which Google sends people back. */
export function callbackOf(siteOrigin: string): string {
  return `${siteOrigin}/auth/callback`;
}

/**
 * Refuses with 403 what a page of another site makes a browser send. A browser that says where a
 * request comes from (`Sec-Fetch-Site`) is believed; of an older one `Origin` must be ours. What
 * names neither comes from no page: a script of its own has no foreign cookie to abuse.
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
  const origin = req.get('origin');
  if (origin === undefined || siteOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === req.host;
}
