import fc from 'fast-check';
import { request } from './generate/requests.ts';
import { Run } from './run.ts';
import type { FuzzedShop } from './shop.ts';

export interface FuzzOptions {
  /** Approximate number of requests. */
  requests: number;
  seed: number;
  /** Replays one failed run, given the path of fast-check's report. */
  path?: string | undefined;
  onRequest?: (sent: number) => void;
}

const MAX_RUN_LENGTH = 40;
const MEAN_RUN_LENGTH = 19;

/**
 * Sends runs of generated requests to the shop and counts the response statuses. Throws
 * fast-check's report with the smallest run that breaks a promise.
 */
export async function fuzz(
  shop: FuzzedShop,
  { requests, seed, path, onRequest }: FuzzOptions,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  const runs = fc.array(request, { minLength: 1, maxLength: MAX_RUN_LENGTH, size: 'max' });
  const property = fc.asyncProperty(runs, async (steps) => {
    const run = await Run.begin(shop);
    for (const step of steps) {
      const status = await run.perform(step);
      if (status === undefined) continue;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      sent += 1;
      onRequest?.(sent);
    }
  });
  const numRuns = Math.ceil(requests / MEAN_RUN_LENGTH);
  const replay = path === undefined ? {} : { path };
  await fc.assert(property, { seed, numRuns, ...replay, includeErrorInReport: true });
  return statuses;
}
