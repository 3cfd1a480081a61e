import type { RequestHandler, Response } from 'express';
import { unavailable } from './http-error.ts';
import { untilInstant } from './work-until.ts';

/** Notes until when a request is to be answered, for its handlers and for the work that they begin. */
export function beginDeadline(deadlineMs: number): RequestHandler {
  return (_req, res, next) => {
    const deadlineAtMs = performance.now() + deadlineMs;
    res.locals.deadlineAtMs = deadlineAtMs;
    untilInstant(deadlineAtMs, next);
  };
}

/** Waits for a part of a request's work, but not longer than the request has left. */
export function withinDeadline<T>(res: Response, work: Promise<T>): Promise<T> {
  return withDeadline(work, Math.max(0, Number(res.locals.deadlineAtMs) - performance.now()));
}

/**
 * Waits for the work, but not longer than `ms`: then it throws 503, so that nobody hangs behind a
 * silent database. The work itself may still end; an order sent again finds what became of it.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
