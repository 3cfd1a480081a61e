import { isProductId } from '@shop/domain/cart';
import { inGermanOrder } from '@shop/domain/german-order';
import type { CategoryItem } from '@shop/domain/product';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { readable } from '../stored/readable.ts';
import { cached } from './cached.ts';

/** A collection as it was read in one query. */
interface Snapshot<Stored, Listed, Detail> {
  stored: ReadonlyMap<number, Stored>;
  details: ReadonlyMap<number, Detail>;
  list: Listed[];
  categories: CategoryItem[];
  changeDates: ChangeDates;
}

/** When each item was last changed, by its id. */
export type ChangeDates = ReadonlyMap<number, Date>;

/** An item as its page shows it, and when it was read; `undefined` where there is none. */
export interface Found<Detail> {
  item: Detail | undefined;
  readAtMs: number;
}

/**
 * The products, or the tools for rent: all are read at most once per `ttlMs` and process, and the
 * objects given are the same until then. While Firestore is away they may be up to an hour old; only
 * `freshStored` then throws.
 */
export interface ItemCache<Stored, Listed, Detail> {
  /** All items, by their id. */
  list(): Promise<Listed[]>;
  categories(): Promise<CategoryItem[]>;
  changeDates(): Promise<ChangeDates>;
  /** Finds the item of a path. One that is not cached may be new, and is looked up by itself. */
  find(pathId: string): Promise<Found<Detail>>;
  /** The stored items, at most `ttlMs` old. */
  freshStored(): Promise<ReadonlyMap<number, Stored>>;
}

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

interface ItemCacheOptions<Stored, Listed, Detail> {
  /** What the log calls the items: `products`. */
  name: string;
  query: Query<Stored>;
  /** Reads one item alone. */
  readOne: (id: number) => Promise<Stored | undefined>;
  toListed: (stored: Stored) => Listed;
  toDetail: (stored: Stored) => Detail;
  toCategories: (items: readonly Stored[]) => CategoryItem[];
  /** 0 caches nothing. */
  ttlMs: number;
}

export function openItemCache<Stored extends { id: number }, Listed, Detail>(
  { now, log }: CatalogueDeps,
  options: ItemCacheOptions<Stored, Listed, Detail>,
): ItemCache<Stored, Listed, Detail> {
  const { name, readOne, toDetail, ttlMs } = options;
  const { fresh, orStale } = cached({
    read: () => readSnapshot(options, log),
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no ${name}; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });

  async function findAlone(id: number): Promise<Found<Detail>> {
    const readAtMs = now().getTime();
    const stored = await readOne(id);
    return { item: stored && toDetail(stored), readAtMs };
  }

  return {
    list: async () => (await orStale()).value.list,
    categories: async () => (await orStale()).value.categories,
    changeDates: async () => (await orStale()).value.changeDates,
    freshStored: async () => (await fresh()).value.stored,
    find: async (pathId) => {
      const id = parsePathId(pathId);
      if (id === undefined) return { item: undefined, readAtMs: now().getTime() };
      if (ttlMs === 0) return findAlone(id);
      const { value, readAtMs } = await orStale();
      const item = value.details.get(id);
      return item === undefined ? findAlone(id) : { item, readAtMs };
    },
  };
}

/** Takes a number only as it is usually written: `01` or `1e3` would be further addresses of one item. */
function parsePathId(text: string): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}

async function readSnapshot<Stored extends { id: number }, Listed, Detail>(
  { query, toListed, toDetail, toCategories }: ItemCacheOptions<Stored, Listed, Detail>,
  log: Log,
): Promise<Snapshot<Stored, Listed, Detail>> {
  const documents = readable((await query.get()).docs, log);
  const items = documents.map(({ stored }) => stored);
  return {
    stored: new Map(items.map((item) => [item.id, item])),
    details: new Map(items.map((item) => [item.id, toDetail(item)])),
    list: items.map(toListed),
    categories: toCategories(items),
    changeDates: new Map(documents.map(({ stored, changedAt }) => [stored.id, changedAt])),
  };
}

/** The categories of the items: known ones in the shop's order, then others by name. */
export function categoriesOf(
  items: readonly { category: string }[],
  shopOrder: readonly string[],
): CategoryItem[] {
  const present = new Set(items.map((item) => item.category));
  const known = shopOrder.filter((category) => present.delete(category));
  const others = [...present].sort(inGermanOrder);
  return [...known, ...others].map((category) => ({ category }));
}
