import type { Query, Timestamp } from 'firebase-admin/firestore';
import type { Log } from '../log.ts';
import { type ReadDocument, readable } from '../stored/readable.ts';
import { countOf } from './count-of.ts';
import { pageOf } from './page-of.ts';
import type { Position } from './position.ts';

/** A page as it is answered: its entries, where the next begins, and how many there are in all. */
export interface ListPage<Entry> {
  entries: Entry[];
  next: Position | undefined;
  total: number;
}

/** Reads a page of a list and counts the list; what cannot be read is counted and left out. */
export async function listPage<Stored extends { created_at: Timestamp }, Entry>(
  query: Query<Stored>,
  after: Position | undefined,
  log: Log,
  toEntry: (document: ReadDocument<Stored>) => Entry,
): Promise<ListPage<Entry>> {
  const [page, total] = await Promise.all([pageOf(query, after), countOf(query)]);
  const entries = readable(page.entries, log).map(toEntry);
  return { entries, next: page.next, total };
}
