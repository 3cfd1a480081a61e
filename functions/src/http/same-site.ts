import type { Request, RequestHandler } from 'express';
import { HttpError } from '../errors/http-error.ts';

/** The address in the browser's address bar, as our proxies report it. Refuses an invalid one. */
export function requestOrigin(req: Request): string {
  const origin = `${req.protocol}://${req.host}`;
  if (!URL.canParse(origin)) throw new HttpError(400, 'Die Anfrage ist ungültig.');
  return origin;
}

/**
 * Refuses with 403 what a page of another site makes a browser send. `Sec-Fetch-Site` decides where
 * the browser sends it; in an older browser `Origin` has to be ours. A request with neither comes
 * from no page, and so carries no cookie of somebody else.
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
