import { NANOS } from './nanos.ts';
import { RulesError } from './rules-error.ts';
import type { RulesValue } from './rules-value.ts';

const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;
const MAX_DURATION = 315_576_000_000n * NANOS.s;
const TEXT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** A timestamp; throws outside the years 1 to 9999. */
export function timestampValue(nanos: bigint): RulesValue {
  if (nanos < MIN_SECONDS * NANOS.s || nanos >= (MAX_SECONDS + 1n) * NANOS.s) {
    throw new RulesError('Timestamp is not valid: it must be in the years 1 to 9999.');
  }
  return { type: 'timestamp', nanos };
}

/** A duration; throws above 10 000 years. */
export function durationValue(nanos: bigint): RulesValue {
  if (nanos > MAX_DURATION || nanos < -MAX_DURATION) {
    throw new RulesError('Duration is not valid: it is longer than 10 000 years.');
  }
  return { type: 'duration', nanos };
}

/** Midnight UTC of a day; throws for dates that do not exist. */
export function dateValue(year: number, month: number, day: number): RulesValue {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() + 1 !== month) {
    throw new RulesError(`Date is not valid: year ${year}, month ${month}, day ${day}.`);
  }
  return timestampValue(BigInt(date.getTime()) * NANOS.ms);
}

/** Parses RFC 3339, e.g. `2026-01-31T12:00:00Z`. */
export function timestampFromText(text: string): RulesValue {
  const [, time = '', fraction = '', zone = ''] = TEXT.exec(text) ?? [];
  const millis = Date.parse(`${time}${zone}`);
  if (Number.isNaN(millis)) {
    throw new RulesError(`Timestamp is not valid: ${text}.`);
  }
  return timestampValue(BigInt(millis) * NANOS.ms + BigInt(fraction.padEnd(9, '0')));
}
