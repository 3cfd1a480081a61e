import { isProductId } from '@shop/domain/cart';
import { inGermanOrder } from '@shop/domain/german-order';
import type { CategoryItem } from '@shop/domain/product';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { readable } from '../stored/readable.ts';
import { cached } from './cached.ts';

/** The products, or the tools for rent, as they were read from Firestore in one query. */
interface Snapshot<Item, Listed> {
  items: ReadonlyMap<number, Item>;
  list: Listed[];
  categories: CategoryItem[];
  changeDates: ChangeDates;
}

/** When each item was last changed, by its id. */
export type ChangeDates = ReadonlyMap<number, Date>;

/** An item and when it was read; `undefined` where there is none. */
export interface Found<Item> {
  item: Item | undefined;
  readAtMs: number;
}

/**
 * All items of one collection, read at most once per `ttlMs` and process. While Firestore is away
 * they may be up to an hour old; only `freshItems` then throws.
 */
export interface ItemCache<Item, Listed> {
  /** All items by their id, as the API answers them. The same array until they are read again. */
  list(): Promise<Listed[]>;
  categories(): Promise<CategoryItem[]>;
  changeDates(): Promise<ChangeDates>;
  /** Finds the item of a path. One that is not cached may be new, and is looked up by itself. */
  find(pathId: string): Promise<Found<Item>>;
  /** Items that are at most `ttlMs` old. */
  freshItems(): Promise<ReadonlyMap<number, Item>>;
}

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

interface ItemCacheOptions<Item, Listed> {
  /** What the log calls the items: `products`. */
  name: string;
  query: Query<Item>;
  /** Reads one item alone. */
  readItem: (id: number) => Promise<Item | undefined>;
  toListed: (item: Item) => Listed;
  toCategories: (items: readonly Item[]) => CategoryItem[];
  /** 0 caches nothing. */
  ttlMs: number;
}

export function openItemCache<Item extends { id: number }, Listed>(
  { now, log }: CatalogueDeps,
  options: ItemCacheOptions<Item, Listed>,
): ItemCache<Item, Listed> {
  const { name, readItem, ttlMs } = options;
  const { fresh, orStale } = cached({
    read: () => readSnapshot(options, log),
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no ${name}; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });

  async function findAlone(id: number): Promise<Found<Item>> {
    const readAtMs = now().getTime();
    return { item: await readItem(id), readAtMs };
  }

  return {
    list: async () => (await orStale()).value.list,
    categories: async () => (await orStale()).value.categories,
    changeDates: async () => (await orStale()).value.changeDates,
    freshItems: async () => (await fresh()).value.items,
    find: async (pathId) => {
      const id = parsePathId(pathId);
      if (id === undefined) return { item: undefined, readAtMs: now().getTime() };
      if (ttlMs === 0) return findAlone(id);
      const { value, readAtMs } = await orStale();
      const item = value.items.get(id);
      return item === undefined ? findAlone(id) : { item, readAtMs };
    },
  };
}

/** Takes a number only as it is usually written: `01` or `1e3` would be further addresses of one item. */
function parsePathId(text: string): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}

async function readSnapshot<Item extends { id: number }, Listed>(
  { query, toListed, toCategories }: ItemCacheOptions<Item, Listed>,
  log: Log,
): Promise<Snapshot<Item, Listed>> {
  const documents = readable((await query.get()).docs, log);
  const items = documents.map(({ stored }) => stored);
  return {
    items: new Map(items.map((item) => [item.id, item])),
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
