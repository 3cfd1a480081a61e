import { NEXT_PAGE_HEADER, TOTAL_COUNT_HEADER } from '@shop/domain/contract/call';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Log } from '../lib/log.ts';
import { NEWEST_FIRST, type Position, positionOf, type Sort, writePosition } from './position.ts';
import { type ReadDocument, readable } from './readable.ts';

export const PAGE_SIZE = 50;

/** A page of a list: its items, where the next page starts, and the list's total if known. */
export interface ListPage<Item> {
  items: Item[];
  next: Position | undefined;
  total: number | undefined;
}

/** Reads a page of a list and counts the list; unreadable documents are counted and left out. */
export async function listPage<Stored extends DocumentData, Item>(
  query: Query<Stored>,
  after: Position | undefined,
  log: Log,
  toItem: (document: ReadDocument<Stored>) => Item,
  sort = NEWEST_FIRST,
  size = PAGE_SIZE,
): Promise<ListPage<Item>> {
  const [page, total] = await Promise.all([pageOf(query, after, size, sort), countOf(query)]);
  const items = readable(page.documents, log).map(toItem);
  return { items, next: page.next, total };
}

/** Counting costs one read per thousand, so longer lists of customers get no total. */
const MAX_COUNTED = 1000;

/** A page of a customer's own list, at a cost independent of its length; the total is omitted from a thousand on. */
export async function ownPage<Stored extends DocumentData, Item>(
  query: Query<Stored>,
  after: Position | undefined,
  log: Log,
  toItem: (document: ReadDocument<Stored>) => Item,
): Promise<ListPage<Item>> {
  const [page, counted] = await Promise.all([
    pageOf(query, after),
    countOf(query.limit(MAX_COUNTED)),
  ]);
  const items = readable(page.documents, log).map(toItem);
  return { items, next: page.next, total: counted < MAX_COUNTED ? counted : undefined };
}

/** A page as an API answer: the items as body, the rest in headers. */
export function pageReply<Item>({ items, next, total }: ListPage<Item>) {
  const headers: Record<string, string> = {};
  if (total !== undefined) headers[TOTAL_COUNT_HEADER] = String(total);
  if (next) headers[NEXT_PAGE_HEADER] = writePosition(next);
  return { body: items, headers };
}

interface Page<T> {
  documents: QueryDocumentSnapshot<T>[];
  /** Where the next page starts; missing on the last. */
  next?: Position;
}

/**
 * The documents after a position; those with the same value are sorted by id, so that new ones do not shift
 * later pages. Reads one more than fits, to detect a next page.
 */
export async function pageOf<T extends DocumentData>(
  query: Query<T>,
  after: Position | undefined,
  size = PAGE_SIZE,
  sort: Sort = NEWEST_FIRST,
): Promise<Page<T>> {
  const ordered = query
    .orderBy(sort.field, sort.direction)
    .orderBy(FieldPath.documentId(), sort.direction)
    .limit(size + 1);
  const { docs } = await (after ? ordered.startAfter(after.value, after.id) : ordered).get();
  const documents = docs.slice(0, size);
  const last = documents.at(-1);
  return docs.length > size && last ? { documents, next: positionOf(last, sort) } : { documents };
}

/** Documents in memory at once: a few megabytes of the largest orders. */
const CHUNK = 500;

/** All documents of a query in pages; unreadable ones are left out. */
export async function* storedPages<T extends DocumentData>(
  query: Query<T>,
  log: Log,
  sort: Sort = NEWEST_FIRST,
): AsyncGenerator<T[]> {
  let after: Position | undefined;
  do {
    const { documents, next } = await pageOf(query, after, CHUNK, sort);
    yield readable(documents, log).map(({ stored }) => stored);
    after = next;
  } while (after);
}

/** How many documents match a query. Firestore bills one read per thousand, and one for none. */
export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
