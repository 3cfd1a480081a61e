import type { Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { countOf } from './count-of.ts';
import { pageOf } from './page-of.ts';
import type { Position } from './position.ts';

/** A page as it is answered: its entries, where the next begins, and how many there are in all. */
export interface ListPage<Entry> {
  entries: Entry[];
  next: Position | undefined;
  total: number;
}

/** Reads a page of a list and counts the list. */
export async function listPage<Stored extends { created_at: Timestamp }, Entry>(
  query: Query<Stored>,
  after: Position | undefined,
  toEntry: (document: QueryDocumentSnapshot<Stored>) => Entry,
): Promise<ListPage<Entry>> {
  const [page, total] = await Promise.all([pageOf(query, after), countOf(query)]);
  return { entries: page.entries.map(toEntry), next: page.next, total };
}
