import type { EntryInput, EntryKind, EntryKinds } from '../office/entry-kinds.ts';
import type { ListedEntry, SaveRequest, SaveResult, Versioned } from '../office/office.ts';

type PathOf<Kind extends EntryKind> = `/api/admin/${EntryKinds[Kind]['path']}`;
type PagedKind = {
  [Kind in EntryKind]: EntryKinds[Kind] extends { flag: string } ? Kind : never;
}[EntryKind];

export type SaveCalls = {
  [Kind in EntryKind as `POST ${PathOf<Kind>}`]: {
    request: SaveRequest<EntryInput<Kind>>;
    response: SaveResult<EntryInput<Kind>>[];
  };
};

/** Lists all entries of a kind, including archived ones: 200 at most. */
type WholeListCalls = {
  [Kind in Exclude<EntryKind, PagedKind> as `GET ${PathOf<Kind>}`]: {
    response: Versioned<EntryInput<Kind>>[];
  };
};

/**
 * In pages; filtered by `search`, `category`, `visibility` and the kind's flag, sorted by `sort`. Without a
 * search, `limit` asks for pages of up to 500.
 */
type PagedListCalls = {
  [Kind in PagedKind as `GET ${PathOf<Kind>}`]: { response: ListedEntry<EntryInput<Kind>>[] };
};

type EntryOfIdCalls = {
  [Kind in PagedKind as `GET ${PathOf<Kind>}/{id}`]: { response: Versioned<EntryInput<Kind>> };
};

export interface EntryCalls extends SaveCalls, WholeListCalls, PagedListCalls, EntryOfIdCalls {}
