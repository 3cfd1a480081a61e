import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { type Position, positionOf } from './position.ts';

/** How many entries a list answers at once. */
const PAGE_SIZE = 50;

export interface Page<T> {
  entries: QueryDocumentSnapshot<T>[];
  /** Where the next page begins; missing on the last. */
  next?: Position;
}

/**
 * The entries behind a position, newest first; those of one instant by their id. What is added
 * while somebody turns pages stands before the first and moves nothing. One entry more than fits is
 * read, to know whether there is a next page.
 */
export async function pageOf<T extends { created_at: Timestamp }>(
  query: Query<T>,
  after: Position | undefined,
  size = PAGE_SIZE,
): Promise<Page<T>> {
  const ordered = query
    .orderBy('created_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(size + 1);
  const found = await (after ? ordered.startAfter(after.createdAt, after.id) : ordered).get();
  const entries = found.docs.slice(0, size);
  const last = entries.at(-1);
  return found.docs.length > size && last ? { entries, next: positionOf(last) } : { entries };
}
