import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isInstant, isWhole, listOf } from '../stored/checks.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';

/** Uses that came close together, counted as if all had come with the last. */
export interface Uses {
  lastMs: number;
  count: number;
}

/** A document of `rateLimits/{hash}`; Firestore deletes it some time after `expires_at`. */
export interface StoredUses {
  used_at: Timestamp[];
  /** How many uses each instant stands for. */
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

/** Into so many parts a window is divided: a counter holds one entry each, however often it counts. */
const PARTS = 60;

export function usesOf(firestore: Firestore, id: string): DocumentReference<StoredUses> {
  return collectionOf(firestore, RATE_LIMITS).doc(id);
}

/** The uses that count, oldest first: those after `sinceMs`. */
export function recentUses(stored: StoredUses | undefined, sinceMs: number): Uses[] {
  const { used_at = [], counts = [] } = stored ?? {};
  return used_at
    .map((instant, index) => ({ lastMs: instant.toMillis(), count: counts[index] ?? 1 }))
    .filter(({ lastMs }) => lastMs > sinceMs)
    .sort((a, b) => a.lastMs - b.lastMs);
}

/** The uses and one more, to be kept until none of them counts. */
export function withUse(uses: readonly Uses[], nowMs: number, windowMs: number): StoredUses {
  const partOf = (instantMs: number) => Math.floor((instantMs * PARTS) / windowMs);
  const same = uses.find(({ lastMs }) => partOf(lastMs) === partOf(nowMs));
  const grown = { lastMs: Math.max(nowMs, same?.lastMs ?? 0), count: (same?.count ?? 0) + 1 };
  const all = [...uses.filter((other) => other !== same), grown];
  const newestMs = Math.max(...all.map(({ lastMs }) => lastMs));
  return {
    used_at: all.map(({ lastMs }) => Timestamp.fromMillis(lastMs)),
    counts: all.map(({ count }) => count),
    expires_at: Timestamp.fromMillis(newestMs + windowMs),
    schema_version: USES_VERSION,
  };
}
