import type { ApiError } from '@shop/domain/api';
import type { Response } from 'express';
import type { PreparedJson } from '../prepared-json.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { CATALOGUE_CACHING, NOT_STORED } from './caching.ts';
import { sendChunks } from './send-chunks.ts';

/**
 * What a route answers. `json` is serialised, `prepared` and `html` are sent as they are, `chunks` as
 * they come.
 */
export interface Answer {
  status?: number;
  headers: Readonly<Record<string, string>>;
  content:
    | { json: unknown }
    | { prepared: PreparedJson }
    | { html: string }
    | { chunks: AsyncIterable<string> };
}

const STATUS: Record<RefusalCode, number> = {
  invalid: 400,
  not_found: 404,
  conflict: 409,
  not_possible: 422,
  too_many: 429,
};

/** The answer that everybody may see and caches may keep for a minute. */
export function catalogueAnswer(prepared: PreparedJson): Answer {
  return { headers: CATALOGUE_CACHING, content: { prepared } };
}

/** The answer to a request that is refused. */
export function refusalAnswer({ code, message, retryAfterSeconds }: Refusal): Answer {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': `${retryAfterSeconds}` };
  return errorAnswer(STATUS[code], message, headers);
}

/** Every error looks like this: a status and one German sentence. */
export function errorAnswer(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const error: ApiError = { message };
  return { status, headers: { ...headers, ...NOT_STORED }, content: { json: error } };
}

/** Sends an answer, and waits for the end of one that comes in chunks. */
export async function send(res: Response, { status, headers, content }: Answer): Promise<void> {
  res.status(status ?? 200).set(headers);
  if ('json' in content) res.json(content.json);
  else if ('html' in content) res.type('html').send(content.html);
  else if ('chunks' in content) await sendChunks(res, content.chunks);
  else sendPrepared(res, content.prepared);
}

/** Who has the prepared version already gets a 304 without a body. */
function sendPrepared(res: Response, { bytes, etag }: PreparedJson): void {
  res.set('ETag', etag);
  if (isHeld(res.req.get('if-none-match'), etag)) res.status(304).end();
  else res.type('json').send(bytes);
}

/** A cache on the way may have weakened the tag (`W/`) when it compressed the answer. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return held.includes(etag) || held.includes('*');
}
