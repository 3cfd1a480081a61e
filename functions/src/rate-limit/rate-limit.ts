import { createHmac } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuseTooMany } from '../errors/refusal.ts';
import { recentUses, type Uses, usesOf, withUse } from './stored-uses.ts';

/** Allows an address or a session `max` uses within any `windowMs`. */
export interface RateLimit {
  /** Separates this limit's counters from others. */
  name: string;
  max: number;
  windowMs: number;
}

/** A use of a limit by an address or a session. */
export interface LimitedUse {
  limit: RateLimit;
  by: string;
}

export interface RateLimitDeps {
  firestore: Firestore;
  now: () => Date;
  /** Keys the hashes of addresses; the same in every process. */
  rateLimitKey: string;
}

/** `count` counts the use; call it after the transaction's last read. */
export type Allowance = { ok: true; count: () => void } | Refusal;

/**
 * Whether all of these limits allow one more use. Counters are read and written in the caller's
 * transaction, together with what is limited, so that limits hold across processes. Refused attempts
 * are not counted. Each limit costs one read; a counter has at most 61 entries, as uses within a
 * sixtieth of the window share one: `max` is never exceeded, and a refusal lasts at most that sixtieth
 * too long.
 */
export async function checkRateLimits(
  transaction: Transaction,
  deps: RateLimitDeps,
  uses: readonly LimitedUse[],
): Promise<Allowance> {
  const nowMs = deps.now().getTime();
  const counters = await readCounters(transaction, deps, uses, nowMs);
  const longestMs = Math.max(...counters.map(({ recent, limit }) => waitMs(recent, limit, nowMs)));
  if (longestMs > 0) return refuseTooMany(Math.ceil(longestMs / 1000));
  const count = () => {
    for (const { reference, recent, limit } of counters) {
      transaction.set(reference, withUse(recent, nowMs, limit.windowMs));
    }
  };
  return { ok: true, count };
}

async function readCounters(
  transaction: Transaction,
  { firestore, rateLimitKey }: RateLimitDeps,
  uses: readonly LimitedUse[],
  nowMs: number,
) {
  const counters = uses.map(({ limit, by }) => {
    return { limit, reference: usesOf(firestore, usesId(rateLimitKey, limit.name, by)) };
  });
  const documents = await transaction.getAll(...counters.map(({ reference }) => reference));
  const stored = new Map(documents.map((document) => [document.id, document.data()]));
  return counters.map(({ limit, reference }) => {
    const recent = recentUses(stored.get(reference.id), nowMs - limit.windowMs);
    return { limit, reference, recent };
  });
}

/** How long until enough of the oldest uses expire; 0 if another use is possible now. */
function waitMs(uses: readonly Uses[], { max, windowMs }: RateLimit, nowMs: number): number {
  let excess = uses.reduce((sum, { count }) => sum + count, 0) - max + 1;
  if (excess <= 0) return 0;
  for (const { lastMs, count } of uses) {
    excess -= count;
    if (excess <= 0) return lastMs + windowMs - nowMs;
  }
  return windowMs;
}

/** The id of the counter of `by`, which cannot be told from it without the key. */
export function usesId(key: string, name: string, by: string): string {
  return createHmac('sha256', key).update(`${name} ${by}`).digest('hex');
}
