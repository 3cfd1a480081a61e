import { isProductId } from '@shop/domain/cart';
import { inGermanOrder } from '@shop/domain/german-order';
import type { CategoryItem } from '@shop/domain/product';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { readable, readItems } from '../stored/readable.ts';
import { cached } from './cached.ts';

type LookUps<Stored> = Map<number, Promise<Stored | undefined>>;

/** A collection as it was read in one query. */
interface Snapshot<Stored, Listed, Detail> {
  stored: ReadonlyMap<number, Stored>;
  /** What was looked up since, by id: items that are newer than the snapshot, or missing. */
  lookedUp: LookUps<Stored>;
  details: ReadonlyMap<number, Detail>;
  toDetail: (stored: Stored) => Detail;
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

/** Look-ups of one snapshot: enough for new items; made-up ids cost no more. */
export const MAX_LOOK_UPS = 10;

/**
 * The products, or the tools for rent: all are read at most once per `ttlMs` and process, and the
 * objects given are the same until then. Items that are not among them may be new: a few are looked
 * up by themselves, each once; the rest count as missing until all are read again. While Firestore is
 * away, items may be up to an hour old; only `findStored` then throws.
 */
export interface ItemCache<Stored, Listed, Detail> {
  /** All items, by their id. */
  list(): Promise<Listed[]>;
  categories(): Promise<CategoryItem[]>;
  changeDates(): Promise<ChangeDates>;
  /** Finds the item of a path. */
  find(pathId: string): Promise<Found<Detail>>;
  /** The stored items with these ids, as far as they exist; at most `ttlMs` old. */
  findStored(ids: readonly number[]): Promise<ReadonlyMap<number, Stored>>;
  /** The stored items in memory, up to an hour old; undefined where nothing is cached. */
  remembered(): Promise<ReadonlyMap<number, Stored> | undefined>;
  /** Has all items read again by the next request: those in memory turned out to be outdated. */
  expire(): void;
}

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

interface ItemCacheOptions<Stored, Listed, Detail> {
  /** What the log calls the items: `products`. */
  name: string;
  collection: CollectionReference<Stored>;
  toListed: (stored: Stored) => Listed;
  /** Given all items, since one may show others. */
  toDetails: (all: ReadonlyMap<number, Stored>) => (stored: Stored) => Detail;
  toCategories: (items: readonly Stored[]) => CategoryItem[];
  /** 0 caches nothing. */
  ttlMs: number;
}

export function openItemCache<Stored extends { id: number }, Listed, Detail>(
  { now, log }: CatalogueDeps,
  options: ItemCacheOptions<Stored, Listed, Detail>,
): ItemCache<Stored, Listed, Detail> {
  const { name, collection, ttlMs } = options;
  const { fresh, orStale, expire } = cached({
    read: () => readSnapshot(options, log),
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no ${name}; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });

  function lookUp(lookedUp: LookUps<Stored>, id: number): Promise<Stored | undefined> {
    const known = lookedUp.get(id);
    if (known) return known;
    if (lookedUp.size >= MAX_LOOK_UPS) return Promise.resolve(undefined);
    const reading = readItems(collection, [id]).then((found) => found.get(id));
    lookedUp.set(id, reading);
    reading.catch(() => lookedUp.delete(id));
    return reading;
  }

  /** Reads only these items where nothing is cached. */
  async function findStored(ids: readonly number[]): Promise<ReadonlyMap<number, Stored>> {
    if (ttlMs === 0) return readItems(collection, ids);
    const { stored, lookedUp } = (await fresh()).value;
    const found = ids.map((id) => stored.get(id) ?? lookUp(lookedUp, id));
    const existing = (await Promise.all(found)).filter((item) => item !== undefined);
    return new Map(existing.map((item) => [item.id, item]));
  }

  async function findCached(id: number): Promise<Found<Detail>> {
    const { value, readAtMs } = await orStale();
    const item = value.details.get(id);
    if (item !== undefined) return { item, readAtMs };
    const newer = await lookUp(value.lookedUp, id);
    return { item: newer && value.toDetail(newer), readAtMs };
  }

  return {
    list: async () => (await orStale()).value.list,
    categories: async () => (await orStale()).value.categories,
    changeDates: async () => (await orStale()).value.changeDates,
    findStored,
    remembered: async () => (ttlMs === 0 ? undefined : (await orStale()).value.stored),
    expire,
    find: async (pathId) => {
      const id = parsePathId(pathId);
      return id === undefined ? { item: undefined, readAtMs: now().getTime() } : findCached(id);
    },
  };
}

/** Takes a number only as it is usually written: `01` or `1e3` would be further addresses of one item. */
function parsePathId(text: string): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}

async function readSnapshot<Stored extends { id: number }, Listed, Detail>(
  { collection, toListed, toDetails, toCategories }: ItemCacheOptions<Stored, Listed, Detail>,
  log: Log,
): Promise<Snapshot<Stored, Listed, Detail>> {
  const documents = readable((await collection.orderBy('id').get()).docs, log);
  const items = documents.map(({ stored }) => stored);
  const stored = new Map(items.map((item) => [item.id, item]));
  const toDetail = toDetails(stored);
  return {
    stored,
    lookedUp: new Map(),
    details: new Map(items.map((item) => [item.id, toDetail(item)])),
    toDetail,
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
