import { isProductId } from '@shop/domain/cart/cart';
import type { StoredCategory } from '@shop/domain/office/stored-catalogue';
import type { CategoryItem } from '@shop/domain/product/product';
import type { VatRates } from '@shop/domain/settings/vat-rates';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { CollectionReference, DocumentData, Transaction } from 'firebase-admin/firestore';
import { type DocumentCache, openDocumentCache } from '../cache/document-cache.ts';
import type { CatalogueDeps, OfficeState } from '../cache/office-state.ts';
import { readItems } from '../firestore/readable.ts';
import { rememberLast } from '../lib/remember-last.ts';
import { type Circumstances, type ItemRules, viewOf } from './item-view.ts';

/** An item as its page shows it, and when it was read; `undefined` if there is none. */
export interface Found<Detail> {
  item: Detail | undefined;
  readAtMs: number;
}

/** Look-ups a minute: enough for new items, and a bound on the cost of made-up ids. */
export const MAX_LOOK_UPS = 10;
const LOOK_UPS_KEPT_MS = 60_000;

interface ItemCacheOptions<Stored, Listed, Detail> extends ItemRules<Stored, Listed, Detail> {
  name: string;
  collection: CollectionReference<Stored>;
  toStored: (data: DocumentData) => Stored;
  toCategories: (items: readonly Stored[], kept: readonly StoredCategory[]) => CategoryItem[];
}

/**
 * The products, or the tools for rent, as shoppers see them today, without those that the office hides or
 * archives. The office's changes show after ten seconds, other changes when `openDocumentCache` reads
 * everything again; until then, or until midnight, the same objects are returned. Ids that are missing may be
 * new: a few per minute are looked up, each once; further ones count as not existing. While Firestore is
 * unavailable, items may be up to an hour old; only `findStored` then throws.
 */
export function openItemCache<Stored extends { id: number }, Listed, Detail>(
  deps: CatalogueDeps,
  { revisions, settings, categories, ttlMs }: OfficeState,
  options: ItemCacheOptions<Stored, Listed, Detail>,
) {
  const { now } = deps;
  const { name, collection, toStored, toCurrent, toCategories } = options;
  const shared = { revisions, ttlMs };
  const kept = openDocumentCache(deps, { ...shared, name, collection, toCurrent: toStored });
  const lookUps = openLookUps(collection, now);
  const viewOnce = rememberLast((documents: Documents<Stored>, day: CalendarDay, rates: VatRates) =>
    viewOf(documents.values(), { day, rates }, options),
  );
  const allOnce = rememberLast((documents: Documents<Stored>): readonly Stored[] =>
    [...documents.values()].map(({ stored }) => stored),
  );
  const categoriesOnce = rememberLast(
    (stored: ReadonlyMap<number, Stored>, documents: Documents<StoredCategory>) =>
      toCategories(
        [...stored.values()],
        [...documents.values()].map((document) => document.stored),
      ),
  );

  /** Reads items with everything their view needs, so that all of it is available while Firestore is not. */
  async function read(mode: 'fresh' | 'orStale') {
    const [{ value }, { vatRates }, ofCategories] = await Promise.all([
      kept[mode](),
      settings[mode](),
      categories(),
    ]);
    const circumstances = { day: berlinDay(now()), rates: vatRates };
    const view = viewOnce(value.documents, circumstances.day, vatRates);
    return { ...value, circumstances, view, ofCategories };
  }
  const view = async () => (await read('orStale')).view;

  const asCurrent = (items: Iterable<Stored | undefined>, circumstances: Circumstances) => {
    const current = [...items].flatMap((item) => (item && toCurrent(item, circumstances)) ?? []);
    return new Map(current.map((item) => [item.id, item]));
  };

  /** The existing stored items with these ids, within the transaction if one is given. */
  async function readStored(ids: readonly number[], transaction?: Transaction) {
    const [items, { vatRates }] = await Promise.all([
      readItems(collection, ids, transaction),
      settings.fresh(),
    ]);
    const circumstances = { day: berlinDay(now()), rates: vatRates };
    return asCurrent(items.values(), circumstances);
  }

  /** Like `readStored`, but from memory and at most ten seconds old. */
  async function findStored(ids: readonly number[]) {
    const { documents, circumstances, view } = await read('fresh');
    const missing = ids.filter((id) => !documents.has(String(id)));
    const newer = await Promise.all(missing.map((id) => lookUps.find(documents, id)));
    const current = asCurrent(newer, circumstances);
    const found = ids.flatMap((id) => view.stored.get(id) ?? current.get(id) ?? []);
    return new Map(found.map((item) => [item.id, item]));
  }

  async function findCached(id: number): Promise<Found<Detail>> {
    const { documents, asOfMs, circumstances, view } = await read('orStale');
    const isKnown = documents.has(String(id));
    const newer = isKnown ? undefined : await lookUps.find(documents, id);
    const item = view.stored.get(id) ?? asCurrent([newer], circumstances).get(id);
    return { item: item && view.detailOf(item), readAtMs: asOfMs };
  }

  return {
    list: async () => (await view()).list,
    categories: async () => {
      const { view, ofCategories } = await read('orStale');
      return categoriesOnce(view.stored, ofCategories);
    },
    changeDates: async () => (await view()).changeDates,
    findStored,
    readStored,
    /** The stored items in memory, up to an hour old. */
    remembered: async () => (await view()).stored,
    /** Like `remembered`, including hidden and archived items. */
    rememberedAll: async () => allOnce((await read('orStale')).documents),
    /** Makes the next request read all items again. */
    expire: kept.expire,
    find: async (pathId: string): Promise<Found<Detail>> => {
      const id = parsePathId(pathId);
      return id === undefined ? { item: undefined, readAtMs: now().getTime() } : findCached(id);
    },
  };
}

type Documents<Stored> = DocumentCache<Stored>['documents'];

/**
 * Reads single items missing in the documents, and remembers them until the documents change, or
 * for a minute.
 */
function openLookUps<Stored extends { id: number }>(
  collection: CollectionReference<Stored>,
  now: () => Date,
) {
  let among: Documents<Stored> | undefined;
  let sinceMs = 0;
  let lookedUp = new Map<number, Promise<Stored | undefined>>();

  async function find(documents: Documents<Stored>, id: number): Promise<Stored | undefined> {
    const nowMs = now().getTime();
    if (documents !== among || nowMs - sinceMs >= LOOK_UPS_KEPT_MS) {
      [among, sinceMs, lookedUp] = [documents, nowMs, new Map()];
    }
    const known = lookedUp.get(id);
    if (known || lookedUp.size >= MAX_LOOK_UPS) return known;
    const reading = readItems(collection, [id]).then((found) => found.get(id));
    const ofMinute = lookedUp.set(id, reading);
    reading.catch(() => ofMinute.delete(id));
    return reading;
  }

  return { find };
}

/** Accepts a number only in its canonical form: `01` or `1e3` would be further addresses of the same item. */
function parsePathId(text: string): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}
