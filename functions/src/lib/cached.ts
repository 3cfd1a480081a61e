import { withTimeout } from './deadline.ts';

/** A value and since when it may be outdated: by default, when its reading began. */
export interface ReadValue<T> {
  value: T;
  readAtMs: number;
}

export interface Cached<T> {
  /** A value at most `ttlMs` old. Throws when reading fails. */
  fresh(): Promise<ReadValue<T>>;
  /**
   * Like `fresh`, but serves the last value, for up to an hour, while reading fails or takes longer than a
   * second.
   */
  orStale(): Promise<ReadValue<T>>;
  /** Makes the next caller read again, because the value turned out to be outdated. */
  expire(): void;
}

export interface CachedOptions<T> {
  read: () => Promise<T>;
  /** Since when a value may be outdated, if not since its reading began. */
  readAt?: (value: T) => number;
  now: () => Date;
  /** Maximum age of a fresh value; 0 caches nothing. */
  ttlMs: number;
  /** Called when a stale value is served, with its age. */
  onStale: (ageMs: number) => void;
}

const MAX_STALE_MS = 60 * 60 * 1000;
const STALE_AFTER_WAIT_MS = 1000;
/** How long stale values are served after a failed read before the next attempt. */
const RETRY_AFTER_MS = 5000;

/** Caches the result of `read`; concurrent callers share one reading. */
export function cached<T>({ read, readAt, now, ttlMs, onStale }: CachedOptions<T>): Cached<T> {
  let last: ReadValue<T> | undefined;
  let reading: Promise<ReadValue<T>> | undefined;
  let retryAtMs = 0;

  const nowMs = () => now().getTime();
  // The clock may be set back: a value from the future counts as old by the difference.
  const lastWithin = (ageMs: number) =>
    last && Math.abs(nowMs() - last.readAtMs) < ageMs ? last : undefined;

  async function readUncached(): Promise<ReadValue<T>> {
    const begunAtMs = nowMs();
    const value = await read();
    return { value, readAtMs: readAt?.(value) ?? begunAtMs };
  }

  async function readAndKeep(): Promise<ReadValue<T>> {
    last = await readUncached();
    return last;
  }

  function readShared(): Promise<ReadValue<T>> {
    reading ??= readAndKeep().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function fresh(): Promise<ReadValue<T>> {
    return lastWithin(ttlMs) ?? readShared();
  }

  async function orStale(): Promise<ReadValue<T>> {
    const stale = lastWithin(MAX_STALE_MS);
    if (!stale || lastWithin(ttlMs)) return fresh();
    if (nowMs() < retryAtMs) return stale;
    try {
      return await withTimeout(readShared(), STALE_AFTER_WAIT_MS);
    } catch {
      if (nowMs() >= retryAtMs) onStale(nowMs() - stale.readAtMs);
      retryAtMs = nowMs() + RETRY_AFTER_MS;
      return stale;
    }
  }

  function expire(): void {
    if (last) last = { ...last, readAtMs: Math.min(last.readAtMs, nowMs() - ttlMs) };
  }

  if (ttlMs === 0) return { fresh: readUncached, orStale: readUncached, expire };
  return { fresh, orStale, expire };
}
