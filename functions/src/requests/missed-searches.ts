import type { FigureTable } from '@shop/domain/statistics/figures';
import { countedText, missedTable, withMissed } from '@shop/domain/statistics/missed-searches';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  checkRateLimits,
  type RateLimit,
  type RateLimitDeps,
  usesBy,
} from '../firestore/rate-limit.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { missedSearchesOf, missedSearchesOn } from '../stored/missed-searches.ts';

/** Per address: no sender, not even a /48, fills the list of a day. */
const COUNTED: RateLimit = {
  name: 'missed search',
  max: 20,
  windowMs: 60 * 60 * 1000,
  longer: [{ max: 40, windowMs: 24 * 60 * 60 * 1000 }],
};

/** Counts a search without results, by its words and day only; beyond the address's limit, silently not. */
export async function countMissed(
  deps: StoreDeps & RateLimitDeps,
  typed: string,
  address: string,
): Promise<void> {
  const text = countedText(typed);
  if (!text) return;
  const now = deps.now();
  const day = berlinDay(now);
  const reference = missedSearchesOn(deps.firestore, day);
  await deps.runTransaction(async (transaction) => {
    const words = withMissed((await transaction.get(reference)).data()?.words ?? [], text);
    if (!words) return;
    const allowance = await checkRateLimits(transaction, deps, usesBy(address, COUNTED));
    if (!allowance.ok) return;
    allowance.count();
    const expires_at = Timestamp.fromDate(keptUntil(RETENTION.missedSearch, now));
    transaction.set(reference, { day, words, expires_at, schema_version: 1 });
  });
}

/** Searches without results in the last thirty days; older ones may not be deleted yet. */
export async function readMissed(deps: {
  firestore: Firestore;
  log: Log;
  now: () => Date;
}): Promise<FigureTable> {
  const since = addDays(berlinDay(deps.now()), -RETENTION.missedSearch.days);
  const { docs } = await missedSearchesOf(deps.firestore).where('day', '>', since).get();
  return missedTable(readable(docs, deps.log).map(({ stored }) => stored.words));
}
