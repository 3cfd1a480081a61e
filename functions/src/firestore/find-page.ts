import { queryTokens } from '@shop/domain/search/search-tokens';
import type { Query } from 'firebase-admin/firestore';
import type { Log } from '../lib/log.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { type ListPage, listPage, PAGE_SIZE, pageOf } from './list-page.ts';
import { NEWEST_FIRST, type Position, positionOf, readAfter, type Sort } from './position.ts';
import { type ReadDocument, readable } from './readable.ts';

type Value = string | boolean;

/** A field that must have one of the values. */
export interface Filter {
  field: string;
  values: readonly Value[];
  /** Value for documents without the field. */
  missing?: Value;
  /** Alternative to `values`: any value before this one. The list is sorted by the field. */
  before?: string;
}

/** Items of a collection to show, and their order. */
export interface WantedPage {
  /** Must match all of these; see `queryTokens`. */
  tokens: readonly string[];
  filters: readonly Filter[];
  sort: Sort;
  after: Position | undefined;
  /** Page size without a search; by default that of all lists. */
  size?: number;
}

/** Maximum number of documents read to fill a page of a search. */
const MAX_SCANNED = 4 * PAGE_SIZE;

/**
 * A page of the matching items. Filters alone are left to Firestore. A search reads the documents with its
 * longest word and checks the other words and the filters itself, so that a page may contain fewer items than
 * fit, or even none, although another page follows; the total is then unknown.
 */
export async function findPage<Stored extends { search_tokens?: string[] }>(
  collection: Query<Stored>,
  wanted: WantedPage,
  log: Log,
): Promise<ListPage<ReadDocument<Stored>>> {
  const [longest] = wanted.tokens;
  const { after, sort, size } = wanted;
  if (longest === undefined) {
    const items = filtered(collection, wanted.filters);
    return listPage(items, after, log, (read) => read, sort, size);
  }
  const having = collection.where('search_tokens', 'array-contains', longest);
  if (wanted.tokens.length === 1 && wanted.filters.length === 0) {
    return listPage(having, after, log, (read) => read, sort);
  }
  return scan(having, wanted, log);
}

function filtered<Stored>(items: Query<Stored>, filters: readonly Filter[]): Query<Stored> {
  return filters.reduce((query, { field, values, before }) => {
    if (before !== undefined) return query.where(field, '<', before);
    return values.length === 1
      ? query.where(field, '==', values[0])
      : query.where(field, 'in', [...values]);
  }, items);
}

async function scan<Stored extends { search_tokens?: string[] }>(
  having: Query<Stored>,
  wanted: WantedPage,
  log: Log,
): Promise<ListPage<ReadDocument<Stored>>> {
  const { after, sort } = wanted;
  const items: ReadDocument<Stored>[] = [];
  let next = after;
  for (let scanned = 0; scanned < MAX_SCANNED; scanned += PAGE_SIZE) {
    const page = await pageOf(having, next, PAGE_SIZE, sort);
    for (const document of page.documents) {
      const [read] = readable([document], log);
      if (!read || !isWanted(read.stored, wanted)) continue;
      items.push(read);
      if (items.length === PAGE_SIZE) {
        return { items, next: positionOf(document, sort), total: undefined };
      }
    }
    next = page.next;
    if (!next) break;
  }
  const isWhole = !after && !next;
  return { items, next, total: isWhole ? items.length : undefined };
}

function isWanted(stored: { search_tokens?: string[] }, { tokens, filters }: WantedPage): boolean {
  const known = new Set(stored.search_tokens);
  const fields = stored as Readonly<Record<string, unknown>>;
  return (
    tokens.every((token) => known.has(token)) &&
    filters.every(({ field, values, missing, before }) => {
      const value = fields[field] ?? missing;
      if (before !== undefined) return typeof value === 'string' && value < before;
      return (values as readonly unknown[]).includes(value);
    })
  );
}

const MAX_SEARCH_LENGTH = 100;

/** The page that the query parameters `search` and `after` ask for, with these filters. */
export function readPage(
  query: Readonly<Record<string, unknown>>,
  filters: readonly Filter[],
  sort: Sort = NEWEST_FIRST,
): Outcome<WantedPage> {
  const search = readSearch(query.search);
  if (!search.ok) return search;
  const position = readAfter(query.after, sort);
  if (!position.ok) return position;
  return { ok: true, value: { tokens: search.tokens, filters, sort, after: position.after } };
}

/** Reads the query parameter `search`; refuses one without a word with a German sentence. */
function readSearch(text: unknown): { ok: true; tokens: string[] } | Refusal {
  if (text === undefined) return { ok: true, tokens: [] };
  if (typeof text !== 'string' || text.length > MAX_SEARCH_LENGTH) {
    return refuse('invalid', `Der Suchtext hat höchstens ${MAX_SEARCH_LENGTH} Zeichen.`);
  }
  const tokens = queryTokens(text);
  return text.trim() !== '' && tokens.length === 0
    ? refuse('invalid', 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.')
    : { ok: true, tokens };
}

export const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);
