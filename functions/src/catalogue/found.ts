import type { Cached } from '../cached.ts';
import { whenThere } from '../when-there.ts';

/** An item as it was read, and when its reading began; `undefined` where there is none. */
export interface Found<T> {
  item: T | undefined;
  readAtMs: number;
}

interface FinderOptions<T, Snapshot> {
  held: Cached<Snapshot>;
  itemsOf: (snapshot: Snapshot) => ReadonlyMap<number, T>;
  /** Reads one item alone. */
  readItem: (id: number) => Promise<T | undefined>;
  now: () => Date;
  ttlMs: number;
}

/** Finds items in what is held. One that is not there may be new, as others may list it already. */
export function itemFinder<T, Snapshot>(options: FinderOptions<T, Snapshot>) {
  const { held, itemsOf, readItem, now, ttlMs } = options;

  async function readAlone(id: number): Promise<Found<T>> {
    const readAtMs = now().getTime();
    return { item: await readItem(id), readAtMs };
  }

  return (id: number): Found<T> | Promise<Found<T>> => {
    if (ttlMs === 0) return readAlone(id);
    return whenThere(held.orStale(), ({ value, readAtMs }) => {
      const item = itemsOf(value).get(id);
      return item === undefined ? readAlone(id) : { item, readAtMs };
    });
  };
}
