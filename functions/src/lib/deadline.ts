import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { unavailable } from './http-error.ts';

/** The instant of `performance.now()` by which the current request must be answered. */
const deadlines = new AsyncLocalStorage<number>();

/** Gives each request `deadlineMs` from its arrival. */
export const beginDeadline =
  (deadlineMs: number): RequestHandler =>
  (_req, _res, next) =>
    runUntil(performance.now() + deadlineMs, next);

/** Runs work with a deadline at this instant of `performance.now()`. */
export const runUntil = <T>(atMs: number, work: () => T): T => deadlines.run(atMs, work);

/** The deadline of the current request; undefined outside of requests. */
export const currentDeadline = (): number | undefined => deadlines.getStore();

/** Waits for work of the current request until its deadline, then throws 503. */
export function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const atMs = currentDeadline();
  return atMs === undefined ? work : withTimeout(work, Math.max(0, atMs - performance.now()));
}

/**
 * Waits for work for at most `ms`, then throws 503. The work itself continues; a repeated order
 * finds its outcome.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
