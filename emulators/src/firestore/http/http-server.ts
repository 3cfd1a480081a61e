import { createServer, type Server } from 'node:http';
import { FirestoreError, unimplemented } from '../core/api/errors.ts';
import { type Log, toClientError } from '../diagnostics/client-error.ts';
import { type Exchange, openExchange, sendError } from './exchange.ts';

/** Handles an exchange and returns true, or leaves it to the next handler. */
export type HttpHandler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Paths that Google's emulator serves and this one does not. */
const KNOWN_TO_GOOGLE = /^\/(v1|v1beta1|emulator|google\.firestore)[/.]/;

/** Dispatches HTTP/1.1 requests to the first handler that knows the path. */
export function createHttpServer(handlers: readonly HttpHandler[], log: Log): Server {
  const server = createServer((request, response) => {
    const exchange = openExchange(request, response);
    const call = `${exchange.method} ${exchange.path}`;
    answer(exchange, handlers)
      .catch((error) => {
        const failure = toClientError(error, call, log);
        if (response.headersSent) response.destroy();
        else sendError(exchange, failure);
      })
      // The body must be drained, or the connection could not be reused.
      .finally(() => request.resume());
  });
  // Closing an idle connection resets the request that its client may be sending at that moment.
  server.keepAliveTimeout = 0;
  return server;
}

async function answer(exchange: Exchange, handlers: readonly HttpHandler[]): Promise<void> {
  if (handleCors(exchange)) return;
  for (const handle of handlers) if (await handle(exchange)) return;
  const { method, path } = exchange;
  throw KNOWN_TO_GOOGLE.test(path)
    ? unimplemented(`${method} ${path}`)
    : new FirestoreError('NOT_FOUND', `Nothing is at ${path}.`);
}

const METHODS = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';
const EXPOSED = 'X-HTTP-Session-Id, X-Client-Wire-Protocol, X-HTTP-Initial-Response';
const DAY_SECONDS = '86400';

/**
 * Allows pages of any origin to call with credentials, as production does. Answers preflights and
 * returns whether the request was one.
 */
function handleCors({ method, request, response }: Exchange): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', EXPOSED);
  response.setHeader('vary', 'Origin');
  if (method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.setHeader('access-control-allow-methods', METHODS);
  response.setHeader('access-control-max-age', DAY_SECONDS);
  const wanted = request.headers['access-control-request-headers'];
  if (wanted) response.setHeader('access-control-allow-headers', wanted);
  if (request.headers['access-control-request-private-network']) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
  response.writeHead(204).end();
  return true;
}
