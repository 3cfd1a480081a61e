import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { routeOf } from './endpoint.ts';

/** As in nginx: the client went away before the answer was out. */
const GONE = 499;

/** Writes one line per request once it is over: method, pattern of the path, status, duration. */
export function logRequests(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    res.once('close', () => {
      const { method } = req;
      const route = routeOf(res);
      const status = res.writableFinished ? res.statusCode : GONE;
      const ms = Math.round(performance.now() - startedMs);
      log({
        severity: severityOf(status),
        message: `${method} ${route} ${status}`,
        method,
        route,
        status,
        ms,
      });
    });
    next();
  };
}

function severityOf(status: number): 'INFO' | 'WARNING' | 'ERROR' {
  if (status >= 500) return 'ERROR';
  return status >= 400 && status !== GONE ? 'WARNING' : 'INFO';
}
