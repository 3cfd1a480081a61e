import type { RequestHandler, Response } from 'express';
import type { Log } from './log.ts';

/** nginx's status for a client that closed the connection before the answer was sent. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Logs each request when it ends, in Cloud Logging's fields (`httpRequest`). As the URL may contain an id,
 * `requestUrl` is the pattern of its route.
 */
export function logRequests(log: Log): RequestHandler {
  return ({ socket }, res, next) => {
    const startedMs = performance.now();
    const bytesBefore = socket.bytesWritten;
    res.on('close', () => {
      const requestMethod = res.req.method;
      const requestUrl = routePattern(res);
      const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED_REQUEST;
      const latency = `${((performance.now() - startedMs) / 1000).toFixed(3)}s`;
      const responseSize = socket.bytesWritten - bytesBefore;
      log({
        severity: severityOf(status),
        message: `${requestMethod} ${requestUrl} ${status}`,
        httpRequest: { requestMethod, requestUrl, status, latency, responseSize },
      });
    });
    next();
  };
}

/** The pattern of the route that a request matched: `/api/cart/:sessionId`. */
export function routePattern({ req, locals }: Response): string {
  const pattern: unknown = req.route?.path ?? locals.route;
  return typeof pattern === 'string' ? pattern : 'unknown';
}

function severityOf(status: number): 'INFO' | 'WARNING' | 'ERROR' {
  if (status >= 500) return 'ERROR';
  return status >= 400 && status !== CLIENT_CLOSED_REQUEST ? 'WARNING' : 'INFO';
}
