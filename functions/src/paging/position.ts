import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';

/** A place in a list that is sorted by instant and id. The entry itself may be gone. */
export interface Position {
  createdAt: Timestamp;
  id: string;
}

/** Firestore's last instant, the end of the year 9999, in seconds. */
const LAST_SECOND = 253_402_300_799;

export function positionOf(document: QueryDocumentSnapshot<{ created_at: Timestamp }>): Position {
  // The field alone: a document that is unreadable as a whole still has its place.
  return { createdAt: document.get('created_at'), id: document.id };
}

/** The position as header and query parameter: `1772443800.123000000.B-0A1B2-C3D4E`. */
export function writePosition({ createdAt, id }: Position): string {
  return `${createdAt.seconds}.${createdAt.nanoseconds}.${id}`;
}

/** Reads what `writePosition` wrote; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const match = /^(\d{1,12})\.(\d{1,9})\.([A-Za-z0-9][A-Za-z0-9_-]{0,63})$/.exec(text);
  const [seconds, nanoseconds, id] = [Number(match?.[1]), Number(match?.[2]), match?.[3]];
  if (id === undefined || seconds > LAST_SECOND) return undefined;
  return { createdAt: new Timestamp(seconds, nanoseconds), id };
}

/** Reads the query parameter `after`; without one the list begins with its newest entry. */
export function readAfter(value: unknown): { ok: true; after: Position | undefined } | Refusal {
  if (value === undefined) return { ok: true, after: undefined };
  const after = typeof value === 'string' ? readPosition(value) : undefined;
  return after ? { ok: true, after } : refuse('invalid', 'Diese Seite der Liste gibt es nicht.');
}
