import { Timestamp } from 'firebase-admin/firestore';
import { isInstant, isWhole, listOf } from './checks.ts';
import { documentOf, type StoredType } from './stored-type.ts';

/** Uses within a sixtieth of the window all count at the time of the last one. */
export interface Uses {
  lastMs: number;
  count: number;
}

/** A document of `rateLimits/{hash}`; Firestore deletes it some time after `expires_at`. */
export interface StoredUses {
  used_at: Timestamp[];
  /** The number of uses at each of these timestamps. */
  counts: number[];
  expires_at: Timestamp;
  schema_version: typeof USES_VERSION;
}

const USES_VERSION = 1;

export const RATE_LIMITS: StoredType<StoredUses> = {
  collection: 'rateLimits',
  version: USES_VERSION,
  checks: { used_at: listOf(isInstant), counts: listOf(isWhole), expires_at: isInstant },
};

/** A window has this many parts; a counter has one entry per part. */
const PARTS = 60;

export const usesOf = documentOf(RATE_LIMITS);

/** The uses after `sinceMs`, oldest first. */
export function recentUses(stored: StoredUses | undefined, sinceMs: number): Uses[] {
  const { used_at = [], counts = [] } = stored ?? {};
  return used_at
    .map((instant, index) => ({ lastMs: instant.toMillis(), count: counts[index] ?? 1 }))
    .filter(({ lastMs }) => lastMs > sinceMs)
    .sort((a, b) => a.lastMs - b.lastMs);
}

/** Adds `count` uses, one by default; expires when all are older than `keepMs`. */
export function withUse(
  uses: readonly Uses[],
  nowMs: number,
  windowMs: number,
  count = 1,
  keepMs = windowMs,
): StoredUses {
  const partOf = (instantMs: number) => Math.floor((instantMs * PARTS) / windowMs);
  const same = uses.find(({ lastMs }) => partOf(lastMs) === partOf(nowMs));
  const merged = { lastMs: Math.max(nowMs, same?.lastMs ?? 0), count: (same?.count ?? 0) + count };
  const all = [...uses.filter((other) => other !== same), merged];
  const newestMs = Math.max(...all.map(({ lastMs }) => lastMs));
  return {
    used_at: all.map(({ lastMs }) => Timestamp.fromMillis(lastMs)),
    counts: all.map((each) => each.count),
    expires_at: Timestamp.fromMillis(newestMs + keepMs),
    schema_version: USES_VERSION,
  };
}
