import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { errorAnswer, send } from './answer.ts';
import { routeOf } from './endpoint.ts';
import { HttpError, unavailable } from './http-error.ts';
import { TOO_LARGE } from './json-body.ts';

/** Whatever no endpoint answered. */
export const notFound: RequestHandler = () => {
  throw new HttpError(404, 'Diese Adresse gibt es nicht.');
};

/**
 * Turns whatever was thrown into `{ message }`, or into what `show` makes of it. A fault of ours is
 * logged, never shown.
 */
export function handleErrors(log: Log, show = errorAnswer): ErrorRequestHandler {
  return async (error: unknown, _req, res, _next) => {
    const shown = shownError(error);
    if (shown.status >= 500) log(faultEntry(error, routeOf(res)));
    if (res.headersSent) res.destroy();
    else await send(res, show(shown.status, shown.message, shown.headers));
  };
}

function shownError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (status === 413) return new HttpError(413, TOO_LARGE);
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, 'Die Anfrage ist ungültig.');
  }
  if (typeof code === 'number' && PASSING_GRPC_CODES.has(code)) return unavailable();
  return new HttpError(500, 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
}

/** CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE: another try may work. */
const PASSING_GRPC_CODES: ReadonlySet<number> = new Set([1, 4, 8, 10, 14]);

function faultEntry(error: unknown, route: string) {
  const { stack } = error instanceof Error ? error : new Error();
  return {
    severity: 'ERROR' as const,
    message: faultName(error),
    route,
    frames: (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/**
 * Messages of Firestore name documents, and with them sessions; those of other services, which come
 * with a code as well, quote answers, and those of a parser what it parsed. Their kind must do.
 */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') return `Firestore failed with code ${code}`;
  if (typeof code === 'string') return `${error.name} with code ${code}`;
  return error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
}
