import { berlinDay, type CalendarDay } from '@shop/domain/calendar';
import { isProductId } from '@shop/domain/cart';
import type { CategoryItem } from '@shop/domain/product';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { type ReadDocument, readable, readItems } from '../stored/readable.ts';
import { cached } from './cached.ts';
import { type ChangeDates, type ItemRules, type ItemView, viewOf } from './item-view.ts';

/** A collection as it was read in one query. */
interface Snapshot<Stored> {
  /** All of them, hidden ones too, by their id. */
  documents: ReadonlyMap<number, ReadDocument<Stored>>;
  /** What was looked up since, by id: items that are newer than the snapshot, or missing. */
  lookedUp: Map<number, Promise<Stored | undefined>>;
}

/** An item as its page shows it, and when it was read; `undefined` where there is none. */
export interface Found<Detail> {
  item: Detail | undefined;
  readAtMs: number;
}

/** Look-ups of one snapshot: enough for new items; made-up ids cost no more. */
export const MAX_LOOK_UPS = 10;

/**
 * The products, or the tools for rent, as shoppers see them today; what the office hides or archives
 * is missing. All are read at most once per `ttlMs` and process, and the objects given are the same
 * until then or midnight. Items that are not among them may be new: a few are looked up by themselves,
 * each once; the rest count as missing until all are read again. While Firestore is away, items may be
 * up to an hour old; only `findStored` then throws.
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
  /** The same, read from Firestore, within the transaction if one is given. */
  readStored(
    ids: readonly number[],
    transaction?: Transaction,
  ): Promise<ReadonlyMap<number, Stored>>;
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

interface ItemCacheOptions<Stored, Listed, Detail> extends ItemRules<Stored, Listed, Detail> {
  /** What the log calls the items: `products`. */
  name: string;
  collection: CollectionReference<Stored>;
  /** 0 caches nothing. */
  ttlMs: number;
}

export function openItemCache<Stored extends { id: number }, Listed, Detail>(
  { now, log }: CatalogueDeps,
  options: ItemCacheOptions<Stored, Listed, Detail>,
): ItemCache<Stored, Listed, Detail> {
  const { name, collection, ttlMs, toCurrent } = options;
  const { fresh, orStale, expire } = cached({
    read: () => readSnapshot(collection, log),
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no ${name}; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });
  const viewToday = openView(options, now);
  const view = async () => viewToday((await orStale()).value);

  const asCurrent = (items: Iterable<Stored | undefined>) => {
    const today = berlinDay(now());
    const current = [...items].flatMap((item) => (item && toCurrent(item, today)) ?? []);
    return new Map(current.map((item) => [item.id, item]));
  };

  /** Of an id that the snapshot does not have. */
  function lookUp({ lookedUp }: Snapshot<Stored>, id: number): Promise<Stored | undefined> {
    const known = lookedUp.get(id);
    if (known) return known;
    if (lookedUp.size >= MAX_LOOK_UPS) return Promise.resolve(undefined);
    const reading = readItems(collection, [id]).then((found) => found.get(id));
    lookedUp.set(id, reading);
    reading.catch(() => lookedUp.delete(id));
    return reading;
  }

  async function readStored(ids: readonly number[], transaction?: Transaction) {
    return asCurrent((await readItems(collection, ids, transaction)).values());
  }

  /** Reads only these items where nothing is cached. */
  async function findStored(ids: readonly number[]): Promise<ReadonlyMap<number, Stored>> {
    if (ttlMs === 0) return readStored(ids);
    const snapshot = (await fresh()).value;
    const { stored } = viewToday(snapshot);
    const missing = ids.filter((id) => !snapshot.documents.has(id));
    const newer = asCurrent(await Promise.all(missing.map((id) => lookUp(snapshot, id))));
    const found = ids.flatMap((id) => stored.get(id) ?? newer.get(id) ?? []);
    return new Map(found.map((item) => [item.id, item]));
  }

  async function findCached(id: number): Promise<Found<Detail>> {
    const { value: snapshot, readAtMs } = await orStale();
    const { stored, detailOf } = viewToday(snapshot);
    const isKnown = snapshot.documents.has(id);
    const item = isKnown ? stored.get(id) : asCurrent([await lookUp(snapshot, id)]).get(id);
    return { item: item && detailOf(item), readAtMs };
  }

  return {
    list: async () => (await view()).list,
    categories: async () => (await view()).categories,
    changeDates: async () => (await view()).changeDates,
    findStored,
    readStored,
    remembered: async () => (ttlMs === 0 ? undefined : (await view()).stored),
    expire,
    find: async (pathId) => {
      const id = parsePathId(pathId);
      return id === undefined ? { item: undefined, readAtMs: now().getTime() } : findCached(id);
    },
  };
}

/** The view of the last snapshot, made again when the day has changed. */
function openView<Stored extends { id: number }, Listed, Detail>(
  rules: ItemRules<Stored, Listed, Detail>,
  now: () => Date,
): (snapshot: Snapshot<Stored>) => ItemView<Stored, Listed, Detail> {
  let last:
    | { snapshot: Snapshot<Stored>; day: CalendarDay; view: ItemView<Stored, Listed, Detail> }
    | undefined;
  return (snapshot) => {
    const day = berlinDay(now());
    if (last?.snapshot !== snapshot || last.day !== day) {
      const view = viewOf([...snapshot.documents.values()], day, rules);
      last = { snapshot, day, view };
    }
    return last.view;
  };
}

/** Takes a number only as it is usually written: `01` or `1e3` would be further addresses of one item. */
function parsePathId(text: string): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}

async function readSnapshot<Stored extends { id: number }>(
  collection: CollectionReference<Stored>,
  log: Log,
): Promise<Snapshot<Stored>> {
  const documents = readable((await collection.orderBy('id').get()).docs, log);
  return {
    documents: new Map(documents.map((document) => [document.stored.id, document])),
    lookedUp: new Map(),
  };
}
