import { createHmac } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuseTooMany } from '../errors/refusal.ts';
import { recentUses, type Uses, usesOf, withUse } from './stored-uses.ts';

/** How often one address, or one session, may do one thing: `max` times within any `windowMs`. */
export interface RateLimit {
  /** Tells this limit's counters from those of others. */
  name: string;
  max: number;
  windowMs: number;
}

/** Who is about to use a limit once more: an address, or the id of a session. */
export interface LimitedUse {
  limit: RateLimit;
  by: string;
}

export interface RateLimitDeps {
  firestore: Firestore;
  now: () => Date;
  /** Keeps counters from being traced back to addresses; the same in every process. */
  rateLimitKey: string;
}

/** Room for one more use; `count` takes it and has to come after the transaction's last read. */
export type Allowance = { ok: true; count: () => void } | Refusal;

/**
 * Whether something may be done once more under all these limits. It reads and counts in the
 * caller's transaction: what is limited and its counters are written together or not at all, so
 * that a limit holds across processes. A refused try is not counted. Each limit costs one read; a
 * counter has at most 61 entries, as uses within a sixtieth of the window share one. So `max` is
 * never exceeded, and who is refused waits at most that sixtieth longer.
 */
export async function checkRateLimits(
  transaction: Transaction,
  deps: RateLimitDeps,
  used: readonly LimitedUse[],
): Promise<Allowance> {
  const nowMs = deps.now().getTime();
  const counters = await readCounters(transaction, deps, used, nowMs);
  const longestMs = Math.max(...counters.map(({ uses, limit }) => waitMs(uses, limit, nowMs)));
  if (longestMs > 0) return refuseTooMany(Math.ceil(longestMs / 1000));
  const count = () => {
    for (const { reference, uses, limit } of counters) {
      transaction.set(reference, withUse(uses, nowMs, limit.windowMs));
    }
  };
  return { ok: true, count };
}

/** In one call, however many there are. */
async function readCounters(
  transaction: Transaction,
  { firestore, rateLimitKey }: RateLimitDeps,
  used: readonly LimitedUse[],
  nowMs: number,
) {
  const counters = used.map(({ limit, by }) => {
    return { limit, reference: usesOf(firestore, usesId(rateLimitKey, limit.name, by)) };
  });
  const documents = await transaction.getAll(...counters.map(({ reference }) => reference));
  const stored = new Map(documents.map((document) => [document.id, document.data()]));
  return counters.map(({ limit, reference }) => {
    const uses = recentUses(stored.get(reference.id), nowMs - limit.windowMs);
    return { limit, reference, uses };
  });
}

/** How long until the oldest uses are over that leave no room; 0 where there is some. */
function waitMs(uses: readonly Uses[], { max, windowMs }: RateLimit, nowMs: number): number {
  let inTheWay = uses.reduce((sum, { count }) => sum + count, 0) - max + 1;
  if (inTheWay <= 0) return 0;
  for (const { lastMs, count } of uses) {
    inTheWay -= count;
    if (inTheWay <= 0) return lastMs + windowMs - nowMs;
  }
  return windowMs;
}

function usesId(key: string, name: string, by: string): string {
  return createHmac('sha256', key).update(`${name} ${by}`).digest('hex');
}
