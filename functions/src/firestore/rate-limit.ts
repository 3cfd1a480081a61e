import { createHmac } from 'node:crypto';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuseTooMany } from '../lib/refusal.ts';
import { recentUses, type Uses, usesOf, withUse } from './stored-uses.ts';

interface Window {
  max: number;
  windowMs: number;
}

/** Allows an address or a session `max` uses within any `windowMs`. */
export interface RateLimit extends Window {
  /** Separates this limit's counters from others. */
  name: string;
  /** Longer windows, with their own maximum. */
  longer?: readonly Window[];
}

/** A use of a limit by an address or a session. */
export interface LimitedUse {
  limit: RateLimit;
  by: string;
}

/** Factor of a /48's limit: it may belong to one renter or to a mobile network. */
const WIDE_FACTOR = 10;

/**
 * The uses that one use by an address counts as. For IPv6, it also counts for the /48, because anybody can
 * get one, and with it 65,536 of the /64 that count as addresses. The limits of longer windows apply to it
 * unchanged.
 */
export function usesBy(address: string, limit: RateLimit): [LimitedUse, ...LimitedUse[]] {
  const use = { limit, by: address };
  const network = networkOf(address);
  if (network === address) return [use];
  const wide = { ...limit, max: limit.max * WIDE_FACTOR };
  return [use, { limit: wide, by: network }];
}

/** The largest network that anybody can get: the /48 of an IPv6 address, or the address itself. */
export function networkOf(address: string): string {
  const start = /^(.+)\/64$/.exec(address)?.[1];
  return start === undefined ? address : ipKeyGenerator(start, 48);
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
 * Whether all of these limits allow one more use. Counters are read and written in the caller's transaction,
 * together with what is limited, so that limits hold across processes. Refused attempts are not counted. Each
 * limit costs one read. A counter has at most 61 entries, or as many as its longest window allows, because
 * uses within a sixtieth of the shortest window share one: `max` is never exceeded, and a refusal lasts at
 * most that sixtieth too long.
 */
export async function checkRateLimits(
  transaction: Transaction,
  deps: RateLimitDeps,
  uses: readonly LimitedUse[],
): Promise<Allowance> {
  const nowMs = deps.now().getTime();
  const counters = await readCounters(transaction, deps, uses, nowMs);
  const waits = counters.flatMap(({ recent, limit }) =>
    windowsOf(limit).map((window) => waitMs(recent, window, nowMs)),
  );
  const longestMs = Math.max(...waits);
  if (longestMs > 0) return refuseTooMany(Math.ceil(longestMs / 1000));
  const count = () => {
    for (const { reference, recent, limit } of counters) {
      transaction.set(reference, withUse(recent, nowMs, limit.windowMs, 1, longestOf(limit)));
    }
  };
  return { ok: true, count };
}

/** Counts a refusal; after too many, refusals come without a reason. */
export async function countRefusal<Refused>(
  transaction: Transaction,
  deps: RateLimitDeps,
  uses: readonly LimitedUse[],
  refused: Refused,
): Promise<Refused | Refusal> {
  const allowance = await checkRateLimits(transaction, deps, uses);
  if (!allowance.ok) return allowance;
  allowance.count();
  return refused;
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
    const recent = recentUses(stored.get(reference.id), nowMs - longestOf(limit));
    return { limit, reference, recent };
  });
}

function windowsOf({ longer = [], ...window }: RateLimit): readonly Window[] {
  return [window, ...longer];
}

function longestOf(limit: RateLimit): number {
  return Math.max(...windowsOf(limit).map(({ windowMs }) => windowMs));
}

/** How long until enough of the oldest uses expire; 0 if another use is possible now. */
function waitMs(recent: readonly Uses[], { max, windowMs }: Window, nowMs: number): number {
  const uses = recent.filter(({ lastMs }) => lastMs > nowMs - windowMs);
  let excess = uses.reduce((sum, { count }) => sum + count, 0) - max + 1;
  if (excess <= 0) return 0;
  for (const { lastMs, count } of uses) {
    excess -= count;
    if (excess <= 0) return lastMs + windowMs - nowMs;
  }
  return windowMs;
}

/** The id of the counter of `by`, which does not reveal it without the key. */
export function usesId(key: string, name: string, by: string): string {
  return createHmac('sha256', key).update(`${name} ${by}`).digest('hex');
}
