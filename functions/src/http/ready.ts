import type { Response } from 'express';
import type { PreparedText } from '../prepared-text.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
export const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' };

/** An answer with nothing left to do but to send it. Its headers lie in one row, as Node writes them. */
export interface Ready {
  prepared: PreparedText;
  whole: string[];
  /** The headers for who has this version already. */
  unchanged: string[];
}

export function readyToSend(
  prepared: PreparedText,
  headers: Readonly<Record<string, string>>,
  type: Readonly<Record<string, string>> = JSON_TYPE,
): Ready {
  const shared = { ...SECURITY_HEADERS, ...headers, ETag: prepared.etag };
  const body = { ...type, 'Content-Length': String(prepared.bytes.length) };
  return {
    prepared,
    whole: Object.entries({ ...shared, ...body }).flat(),
    unchanged: Object.entries(shared).flat(),
  };
}

/** Who has this version already gets a 304 without a body. */
export function sendReady(res: Response, { prepared, whole, unchanged }: Ready): void {
  const { method, headers } = res.req;
  res.locals.wasReady = true;
  if (isHeld(headers['if-none-match'], prepared.etag)) res.writeHead(304, unchanged).end();
  else if (method === 'HEAD') res.writeHead(200, whole).end();
  else res.writeHead(200, whole).end(prepared.bytes);
}

/** Whether the answer was one of these: what everybody may see alike, seldom read anew. */
export function wasReady(res: Response): boolean {
  return res.locals.wasReady === true;
}

/** A cache on the way may have weakened the tag (`W/`) when it compressed the answer. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const held = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}
