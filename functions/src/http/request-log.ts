import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';
import { routeOf } from './endpoint.ts';
import { wasReady } from './ready.ts';
import { type DoneRequest, nameOf, openTally } from './request-tally.ts';

/** As in nginx: the client went away before the answer was out. */
const GONE = 499;

/** What is counted and still takes so long has a line of its own: something is in the way. */
const SLOW_MS = 1000;

/**
 * Writes one line per request once it is over: method, pattern of the path, status, duration. The
 * catalogue's lists, items and pages, which are most of what comes, are counted: a line for each would
 * cost more than an answer from memory. Cloud Run's own log of requests has them all.
 */
export function logRequests(log: Log): RequestHandler {
  const count = openTally(log);
  return (_req, res, next) => {
    const startedMs = performance.now();
    res.on('close', () => {
      const done = doneRequest(res, Math.round(performance.now() - startedMs));
      const isUsual = done.status < 400 && done.ms < SLOW_MS && wasReady(res);
      if (isUsual) count(done);
      else log({ severity: severityOf(done.status), message: nameOf(done), ...done });
    });
    next();
  };
}

function doneRequest(res: Response, ms: number): DoneRequest {
  const status = res.writableFinished ? res.statusCode : GONE;
  return { method: res.req.method, route: routeOf(res), status, ms };
}

function severityOf(status: number): 'INFO' | 'WARNING' | 'ERROR' {
  if (status >= 500) return 'ERROR';
  return status >= 400 && status !== GONE ? 'WARNING' : 'INFO';
}
