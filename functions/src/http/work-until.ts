import { AsyncLocalStorage } from 'node:async_hooks';

const instants = new AsyncLocalStorage<number>();

/** Begins work that has until this instant of `performance.now()`. */
export function untilInstant<T>(atMs: number, begin: () => T): T {
  return instants.run(atMs, begin);
}

/** Until when the current work has; undefined for work of no request. */
export function endOfWork(): number | undefined {
  return instants.getStore();
}
