import { VISIBILITIES } from '@shop/domain/fields/visibility';
import {
  ITEM_SORTINGS,
  type ItemSorting,
  LISTED_VISIBILITIES,
} from '@shop/domain/office/listed-item';
import type { ListedEntry } from '@shop/domain/office/office';
import type { ListFields, OfficeFields } from '@shop/domain/office/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import type { EntryStore } from '../changes/entry-stores.ts';
import { currentOf } from '../changes/save.ts';
import {
  type Filter,
  findPage,
  isOneOf,
  readPage,
  type WantedPage,
} from '../firestore/find-page.ts';
import { type ListPage, PAGE_SIZE } from '../firestore/list-page.ts';
import type { Sort } from '../firestore/position.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';

/** Each sort order has an index in firestore.indexes.json with every filter, and with the search. */
export const ITEM_SORTS: Record<ItemSorting, Sort> = {
  name: { field: 'sort_name', direction: 'asc', kind: 'text' },
  price: { field: 'sort_price', direction: 'asc', kind: 'number' },
  changed: { field: 'changed_in', direction: 'desc', kind: 'number' },
};

/** A page of the products or rental tools that match the office's query, with all editable fields. */
export async function listItems<Stored extends OfficeFields & ListFields, Input>(
  { firestore, log }: { firestore: Firestore; log: Log },
  kept: EntryStore<Stored, Input>,
  wanted: WantedPage,
): Promise<ListPage<ListedEntry<Input>>> {
  const page = await findPage(kept.collection(firestore), wanted, log);
  const items = page.items.map(({ id, stored }) => ({
    ...currentOf(kept, stored, id),
    ...(stored.saved_at !== undefined && { saved_at: stored.saved_at }),
  }));
  return { ...page, items };
}

/** The yes/no filter of the list, and whether that, visibility and name are all it is filtered and sorted by. */
interface Listed {
  flag: string;
  isByName?: boolean;
}
const BY_NAME: readonly ItemSorting[] = ['name'];
const MAX_CATEGORY_LENGTH = 60;
/** For exports, which read all pages. */
const MAX_PAGE_SIZE = 500;

/** Reads the list's query parameters; refuses invalid ones with a German sentence. */
export function readWantedItems(
  query: Readonly<Record<string, unknown>>,
  { flag, isByName = false }: Listed,
): Outcome<WantedPage> {
  const { category, visibility, [flag]: is, sort = 'name', limit = String(PAGE_SIZE) } = query;
  if (category !== undefined && (isByName || !isCategory(category))) {
    return refuse('invalid', 'Diese Kategorie gibt es nicht.');
  }
  if (visibility !== undefined && !isOneOf(LISTED_VISIBILITIES, visibility)) {
    return refuse('invalid', 'Diese Sichtbarkeit gibt es nicht.');
  }
  if (is !== undefined && !isOneOf(['true', 'false'], is)) {
    return refuse('invalid', 'Diesen Filter gibt es nicht.');
  }
  if (!isOneOf(isByName ? BY_NAME : ITEM_SORTINGS, sort))
    return refuse('invalid', 'Diese Sortierung gibt es nicht.');
  if (!isLimit(limit)) {
    return refuse('invalid', `Eine Seite hat höchstens ${MAX_PAGE_SIZE} Einträge.`);
  }
  const seen = visibility === 'current' ? VISIBILITIES.slice(0, 2) : [visibility];
  const filters: Filter[] = [
    ...(category ? [{ field: 'category', values: [category] }] : []),
    ...(visibility ? [{ field: 'visibility', values: seen as string[] }] : []),
    ...(is ? [{ field: flag, values: [is === 'true'] }] : []),
  ];
  const page = readPage(query, filters, ITEM_SORTS[sort]);
  return page.ok ? { ok: true, value: { ...page.value, size: Number(limit) } } : page;
}

function isLimit(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_PAGE_SIZE
  );
}

function isCategory(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CATEGORY_LENGTH;
}
