import type { ApiError } from '@shop/domain/api';
import type { Response } from 'express';
import { onceFor } from '../once-for.ts';
import type { PreparedText } from '../prepared-text.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import { CATALOGUE_CACHING, NOT_STORED } from './caching.ts';
import { HTML_TYPE, JSON_TYPE, type Ready, readyToSend, sendReady } from './ready.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendChunks } from './send-chunks.ts';

/**
 * What a route answers. `json` is serialised, `html` is sent as it is, `ready` too, with the headers
 * that it was made with, `chunks` as they come.
 */
export interface Answer {
  status?: number;
  headers: Readonly<Record<string, string>>;
  content:
    | { json: unknown }
    | { ready: Ready }
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

/**
 * The answer that everybody may see and caches may keep for a minute. It is made once for each
 * prepared text, as most of what the shop answers is this.
 */
export const catalogueAnswer = onceFor((prepared: PreparedText): Answer => {
  const ready = readyToSend(prepared, CATALOGUE_CACHING);
  return { headers: CATALOGUE_CACHING, content: { ready } };
});

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

/** Those of most answers are the same object each time, so that their row is made once. */
const jsonRow = onceFor((headers: Answer['headers']) => headerRow(headers, JSON_TYPE));

function headerRow(headers: Answer['headers'], type: typeof JSON_TYPE): string[] {
  return Object.entries({ ...SECURITY_HEADERS, ...headers, ...type }).flat();
}

/** Sends an answer; the promise of one that comes in chunks is kept at its end. */
export function send(
  res: Response,
  { status = 200, headers, content }: Answer,
): Promise<void> | undefined {
  if ('ready' in content) sendReady(res, content.ready);
  else if ('json' in content)
    sendText(res, status, JSON_TYPE, headers, JSON.stringify(content.json));
  else if ('html' in content) sendText(res, status, HTML_TYPE, headers, content.html);
  else
    return sendChunks(res.writeHead(status, { ...SECURITY_HEADERS, ...headers }), content.chunks);
  return undefined;
}

/** In one go: express would look up the type, the length and what the browser holds for each. */
function sendText(
  res: Response,
  status: number,
  type: typeof JSON_TYPE,
  headers: Answer['headers'],
  text: string,
): void {
  const row = type === JSON_TYPE ? jsonRow(headers) : headerRow(headers, type);
  res.writeHead(status, [...row, 'Content-Length', String(Buffer.byteLength(text))]);
  if (res.req.method === 'HEAD') res.end();
  else res.end(text);
}
