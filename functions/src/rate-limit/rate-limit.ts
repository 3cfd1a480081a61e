import { createHmac } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuseTooMany } from '../refusal.ts';
import { newUses, recentUses, usesOf } from './stored-uses.ts';

/** How often one address may do one thing: `max` times within any `windowMs`. */
export interface RateLimit {
  /** Tells this limit's counters from those of others. */
  name: string;
  max: number;
  windowMs: number;
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
 * Whether an address may do something once more. It reads and counts in the caller's transaction:
 * what is limited and its counter are written together or not at all, so that the limit holds
 * across processes. A refused try is not counted.
 */
export async function checkRateLimit(
  transaction: Transaction,
  { firestore, now, rateLimitKey }: RateLimitDeps,
  limit: RateLimit,
  address: string,
): Promise<Allowance> {
  const reference = usesOf(firestore, usesId(rateLimitKey, limit.name, address));
  const uses = (await transaction.get(reference)).data();
  const nowMs = now().getTime();
  const recent = recentUses(uses, nowMs - limit.windowMs);
  if (recent.length < limit.max) {
    const counted = newUses([...recent, nowMs], nowMs + limit.windowMs);
    return { ok: true, count: () => transaction.set(reference, counted) };
  }
  const blockingMs = recent.at(-limit.max) ?? nowMs;
  return refuseTooMany(Math.ceil((blockingMs + limit.windowMs - nowMs) / 1000));
}

function usesId(key: string, name: string, address: string): string {
  return createHmac('sha256', key).update(`${name} ${address}`).digest('hex');
}
