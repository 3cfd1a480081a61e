import { createServer, type Server } from 'node:http';
import { FirestoreError, unimplemented } from '../core/errors.ts';
import { toFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import { answerCors } from './cors.ts';
import { answerError, type Exchange, openExchange } from './exchange.ts';

/** Answers an exchange and says so, or leaves it to the next. */
export type HttpHandler = (exchange: Exchange) => boolean | Promise<boolean>;

/** What Google's emulator answers and this one does not. */
const KNOWN_ELSEWHERE = /^\/(v1|v1beta1|emulator|google\.firestore)[/.]/;

/** Answers HTTP/1.1 by the first handler that knows the path. */
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
      // Read to its end, or the connection could not be used again.
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
