import type { Exchange } from './exchange.ts';

const METHODS = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';
const EXPOSED = 'X-HTTP-Session-Id, X-Client-Wire-Protocol, X-HTTP-Initial-Response';
const DAY_SECONDS = '86400';

/**
 * Allows pages of any origin to call with credentials, as production does. Answers preflights and
 * returns whether the request was one.
 */
export function handleCors({ method, request, response }: Exchange): boolean {
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
