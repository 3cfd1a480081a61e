import { withDeadline } from './http/deadline.ts';

/** A value, and when its reading began. */
export interface Held<T> {
  value: T;
  readAtMs: number;
}

/** What is held is given at once, what has to be read as a promise. */
export interface Cached<T> {
  /** What was read at most `ttlMs` ago. Throws when reading fails. */
  fresh(): Held<T> | Promise<Held<T>>;
  /**
   * The same, but while reading fails or takes long, what was read last, as long as that is not
   * older than an hour. Who asks then waits for a second at most.
   */
  orStale(): Held<T> | Promise<Held<T>>;
}

export interface CachedOptions<T> {
  read: () => Promise<T>;
  now: () => Date;
  /** How old a value counts as fresh; 0 keeps nothing at all. */
  ttlMs: number;
  /** Told when a value is shown although it is no longer fresh, and how old it is. */
  onStale: (ageMs: number) => void;
}

const STALE_MS = 60 * 60 * 1000;
const PATIENCE_MS = 1000;
/** So long nobody waits again for what just failed. */
const PAUSE_MS = 5000;

/** Keeps what `read` gave; callers that come while it reads share that reading. */
export function cached<T>({ read, now, ttlMs, onStale }: CachedOptions<T>): Cached<T> {
  let held: Held<T> | undefined;
  let reading: Promise<Held<T>> | undefined;
  let pausedUntilMs = 0;

  const nowMs = () => now().getTime();
  const heldWithin = (ageMs: number) =>
    held && nowMs() - held.readAtMs < ageMs ? held : undefined;

  async function readNow(): Promise<Held<T>> {
    const readAtMs = nowMs();
    return { value: await read(), readAtMs };
  }

  async function readAndHold(): Promise<Held<T>> {
    held = await readNow();
    return held;
  }

  function readAnew(): Promise<Held<T>> {
    reading ??= readAndHold().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const fresh = () => heldWithin(ttlMs) ?? readAnew();

  async function readOrLast(): Promise<Held<T>> {
    const last = heldWithin(STALE_MS);
    if (!last) return readAnew();
    if (nowMs() < pausedUntilMs) return last;
    try {
      return await withDeadline(readAnew(), PATIENCE_MS);
    } catch {
      if (nowMs() >= pausedUntilMs) onStale(nowMs() - last.readAtMs);
      pausedUntilMs = nowMs() + PAUSE_MS;
      return last;
    }
  }

  const orStale = () => heldWithin(ttlMs) ?? readOrLast();

  return ttlMs === 0 ? { fresh: readNow, orStale: readNow } : { fresh, orStale };
}
