import { AsyncResource } from 'node:async_hooks';
import type { Log } from '../log.ts';

/** A request that is over, as the log tells it. */
export interface DoneRequest {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** What requests that are alike have in common. */
export function nameOf({ method, route, status }: DoneRequest): string {
  return `${method} ${route} ${status}`;
}

/** How long requests are counted before the log is told of them. */
export const TALLY_MS = 10_000;

/**
 * Counts requests instead of telling each, and every ten seconds writes one line for those that are
 * alike: how many, and what the slowest took. Nothing of it hangs on the request that came first.
 */
export function openTally(log: Log): (request: DoneRequest) => void {
  const counted = new Map<string, DoneRequest & { count: number }>();
  const tell = AsyncResource.bind(() => {
    for (const [name, fields] of counted) {
      log({ severity: 'INFO', message: `${name} × ${fields.count}`, ...fields });
    }
    counted.clear();
  });
  return (request) => {
    if (counted.size === 0) setTimeout(tell, TALLY_MS).unref();
    const name = nameOf(request);
    const alike = counted.get(name);
    if (!alike) return void counted.set(name, { ...request, count: 1 });
    alike.count += 1;
    alike.ms = Math.max(alike.ms, request.ms);
  };
}
