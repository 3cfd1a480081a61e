import { MAX_MEMBERS } from '../customer/customer-fields.ts';
import {
  ENTRY_KINDS,
  type EntryInput,
  type EntryKind,
  type EntryKinds,
  MAX_LISTED,
} from '../office/entry-kinds.ts';
import {
  type ListedEntry,
  MAX_CHANGES,
  type SaveRequest,
  type SaveResult,
  saveRequestSchema,
  type Versioned,
} from '../office/office.ts';
import { type CallTerms, type Described, type DescribedChange, office } from './describe.ts';

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

const SAVE = { ...office(222, 215), maxBodyBytes: 1024 * 1024, basis: 'versions' } as const;
/** What saving and listing cost, where it differs. */
const COSTS: { [Kind in EntryKind]?: { save?: Partial<CallTerms>; usual?: [number, number] } } = {
  // Also looks up whether a new article number is taken.
  product: { save: { reads: 332, usual: [4, 4] }, usual: [52, 0] },
  // Four hundred items and customers, found among a thousand with discounts.
  category: { save: { reads: 1819, writes: 816, usual: [219, 216] }, usual: [12, 0] },
  // Looks up who holds the debtor account of each of a hundred customers.
  customer: { save: { reads: 222 + 400, writes: 215 + MAX_CHANGES * MAX_MEMBERS } },
};

/** A page of an export has 500. */
export const ENTRY_CALLS = Object.fromEntries(
  Object.entries(ENTRY_KINDS).flatMap(([kind, row]): [string, Described][] => {
    const path = `/api/admin/${row.path}`;
    const { save: cost, usual } = COSTS[kind as EntryKind] ?? {};
    const save: DescribedChange = { ...SAVE, body: saveRequestSchema<object>(row.schema), ...cost };
    const isPaged = 'flag' in row;
    return [
      [`GET ${path}`, office(isPaged ? 502 : MAX_LISTED, 0, usual)],
      ...(isPaged ? [[`GET ${path}/{id}`, office(1)] satisfies [string, Described]] : []),
      [`POST ${path}`, save],
    ];
  }),
) as { [Call in Exclude<keyof EntryCalls, keyof SaveCalls>]: Described } & {
  [Call in keyof SaveCalls]: DescribedChange<
    SaveCalls[Call]['response'],
    SaveCalls[Call]['request']
  > & { basis: 'versions' };
};
