import { isCalendarDay } from '@shop/domain/time/calendar';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../lib/refusal.ts';

/** How a list is sorted; documents with equal values by id. */
export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
  kind: 'instant' | 'number' | 'day' | 'text';
}

export const NEWEST_FIRST: Sort = { field: 'created_at', direction: 'desc', kind: 'instant' };

/** A place in a sorted list: a value of the sort field, and an id. The entry itself may be gone. */
export interface Position {
  value: Timestamp | number | string;
  id: string;
}

/** Firestore's last instant, the end of the year 9999, in seconds. */
const LAST_SECOND = 253_402_300_799;

export function positionOf(document: QueryDocumentSnapshot, { field }: Sort): Position {
  // Only the field is read, so that even a document that is unreadable as a whole has a position.
  return { value: document.get(field), id: document.id };
}

/** As long as Firestore's sort keys. */
const MAX_TEXT_LENGTH = 1500;

/**
 * The position as header and query parameter: `1772443800.123000000.B-0A1B2-C3D4E`, or with an amount or a
 * day instead of the instant `8280.B-0A1B2-C3D4E` and `2026-11-23.B-0A1B2-C3D4E`; other texts are
 * percent-encoded, as headers require.
 */
export function writePosition({ value, id }: Position): string {
  if (value instanceof Timestamp) return `${value.seconds}.${value.nanoseconds}.${id}`;
  return `${encodeURIComponent(value)}.${id}`;
}

/** Reads what `writePosition` wrote for a list with this sort order; undefined for anything else. */
export function readPosition(text: string, { kind } = NEWEST_FIRST): Position | undefined {
  const match = /^(.+)\.([A-Za-z0-9][A-Za-z0-9_-]{0,63})$/.exec(text);
  const [, written, id] = match ?? [];
  const value = written === undefined ? undefined : READERS[kind](written);
  return value === undefined || id === undefined ? undefined : { value, id };
}

const READERS: Record<Sort['kind'], (text: string) => Position['value'] | undefined> = {
  instant: (text) => {
    const match = /^(\d{1,12})\.(\d{1,9})$/.exec(text);
    const [seconds, nanoseconds] = [Number(match?.[1]), Number(match?.[2])];
    return match && seconds <= LAST_SECOND ? new Timestamp(seconds, nanoseconds) : undefined;
  },
  number: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  day: (text) => (isCalendarDay(text) ? text : undefined),
  text: (text) => {
    try {
      const value = decodeURIComponent(text);
      return value.length <= MAX_TEXT_LENGTH ? value : undefined;
    } catch {
      return undefined; // Not percent-encoded text.
    }
  },
};

/** Reads the query parameter `after`; without one the list starts with its first entry. */
export function readAfter(
  value: unknown,
  sort = NEWEST_FIRST,
): { ok: true; after: Position | undefined } | Refusal {
  if (value === undefined) return { ok: true, after: undefined };
  const after = typeof value === 'string' ? readPosition(value, sort) : undefined;
  return after ? { ok: true, after } : refuse('invalid', 'Diese Seite der Liste gibt es nicht.');
}
