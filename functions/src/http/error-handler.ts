import type { ApiError } from '@shop/domain/contract/call';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { HttpError, unavailable } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import type { Refusal, RefusalCode } from '../lib/refusal.ts';
import { routePattern } from '../lib/request-log.ts';
import { NO_STORE } from './caching.ts';
import { TOO_LARGE } from './json-body.ts';

const STATUS: Record<RefusalCode, number> = {
  invalid: 400,
  not_found: 404,
  conflict: 409,
  not_possible: 422,
  too_many: 429,
};

/** Answers a refused request, in JSON or using `send`. */
export function sendRefusal(res: Response, refusal: Refusal, send = sendError): void {
  const { code, message, retryAfterSeconds, hint } = refusal;
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': `${retryAfterSeconds}` };
  send(res, STATUS[code], message, headers, hint);
}

/** Answers with an uncacheable `{ message }`, one German sentence. */
export function sendError(
  res: Response,
  status: number,
  message: string,
  headers: HttpError['headers'] = {},
  code?: HttpError['code'],
): void {
  res.status(status).set({ ...NO_STORE, ...headers });
  res.json({ message, ...(code && { code }) } satisfies ApiError);
}

export const notFound: RequestHandler = () => {
  throw new HttpError(404, 'Diese Adresse gibt es nicht.');
};

/** Answers anything thrown, in JSON or using `send`. Internal errors are logged, never shown. */
export function handleErrors(log: Log, send = sendError): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    const { status, message, headers, code } = toHttpError(error);
    if (status >= 500) log(faultLine(error, routePattern(res)));
    if (res.headersSent) res.destroy();
    else send(res, status, message, headers, code);
  };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (status === 413) return new HttpError(413, TOO_LARGE);
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, 'Die Anfrage ist ungültig.');
  }
  if (typeof code === 'number' && TRANSIENT_GRPC_CODES.has(code)) return unavailable();
  return new HttpError(500, 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
}

/** CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE: a retry may succeed. */
const TRANSIENT_GRPC_CODES: ReadonlySet<number> = new Set([1, 4, 8, 10, 14]);

function faultLine(error: unknown, route: string) {
  const { stack } = error instanceof Error ? error : new Error();
  return {
    severity: 'ERROR' as const,
    message: faultName(error),
    route,
    frames: (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/**
 * Only this code's own messages are safe to log. Firestore's name documents and thus session ids; those of
 * other services, which also have a code, quote answers; a parser's quote its input.
 */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') return `Firestore failed with code ${code}`;
  if (typeof code === 'string') return `${error.name} with code ${code}`;
  return error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
}
