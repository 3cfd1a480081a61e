import { invalidArgument } from '../api/errors.ts';
import type { TimestampMessage } from '../api/messages.ts';

const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;
const MICROS_PER_SECOND = 1_000_000;
const NANOS_PER_MICRO = 1000;

/** Microseconds since 1970, the resolution of Firestore's commit and read times. */
export type Micros = number;

/** Truncates to the microseconds that Firestore stores. */
export function truncateTimestamp(time: TimestampMessage): { seconds: string; nanos: number } {
  const seconds = Number(time.seconds ?? 0);
  const nanos = time.nanos ?? 0;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp out of range: it must be in the years 0001 to 9999.');
  }
  return { seconds: String(seconds), nanos: nanos - (nanos % NANOS_PER_MICRO) };
}

export function compareTimestamps(a: TimestampMessage, b: TimestampMessage): number {
  return (
    Math.sign(Number(a.seconds ?? 0) - Number(b.seconds ?? 0)) ||
    Math.sign((a.nanos ?? 0) - (b.nanos ?? 0))
  );
}

export function microsToTimestamp(micros: Micros): { seconds: string; nanos: number } {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return {
    seconds: String(seconds),
    nanos: (micros - seconds * MICROS_PER_SECOND) * NANOS_PER_MICRO,
  };
}

/** For commit and read times only, which a double represents exactly. */
export function timestampToMicros(time: TimestampMessage): Micros {
  return (
    Number(time.seconds ?? 0) * MICROS_PER_SECOND + Math.floor((time.nanos ?? 0) / NANOS_PER_MICRO)
  );
}
