import { createServer, type Server } from 'node:http';
import { FirestoreError, unimplemented } from '../core/api/errors.ts';
import { toFailure } from '../diagnostics/client-error.ts';
import type { Log } from '../diagnostics/log.ts';
import { answerCors } from './cors.ts';
import { answerError, type Exchange, openExchange } from './exchange.ts';

/** Handles an exchange and returns true, or leaves it to the next handler. */
export type HttpHandler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Paths that Google's emulator serves and this one does not. */
const KNOWN_ELSEWHERE = /^\/(v1|v1beta1|emulator|google\.firestore)[/.]/;

/** Dispatches HTTP/1.1 requests to the first handler that knows the path. */
export function createHttpFront(handlers: readonly HttpHandler[], log: Log): Server {
  return createServer((request, response) => {
    const exchange = openExchange(request, response);
    const call = `${exchange.method} ${exchange.path}`;
    answer(exchange, handlers)
      .catch((error) => {
        const failure = toFailure(error, call, log);
        if (response.headersSent) response.destroy();
        else answerError(exchange, failure);
      })
      // The body must be drained, or the connection could not be reused.
      .finally(() => request.resume());
  });
}

async function answer(exchange: Exchange, handlers: readonly HttpHandler[]): Promise<void> {
  if (answerCors(exchange)) return;
  for (const handle of handlers) {
    if (await handle(exchange)) return;
  }
  const { method, path } = exchange;
  throw KNOWN_ELSEWHERE.test(path)
    ? unimplemented(`${method} ${path}`)
    : new FirestoreError('NOT_FOUND', `Nothing is at ${path}.`);
}
