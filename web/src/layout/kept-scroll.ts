import type { Location } from 'react-router-dom';

/** Where somebody was in a list. */
export interface KeptScroll {
  /** Pixels above the window. */
  top: number;
  /** Height of each row that was seen, by the row's key, so that the place is found again exactly. */
  rows: [key: string, height: number][];
}

const STORED_AS = 'scroll';
const MOST_ENTRIES = 20;

/** By entry of the tab's history; read when it is first needed, since the server has none. */
let places: Map<string, KeptScroll> | undefined;

/** Where the visitor was in this entry of the history, if it is one of the last lists they saw. */
export function keptScroll(location: Location): KeptScroll | undefined {
  places ??= storedPlaces();
  return places.get(entryOf(location));
}

/** Keeps it for the way back, and for a reload once `storeScrolls` was called. */
export function keepScroll(location: Location, place: KeptScroll): void {
  places ??= storedPlaces();
  places.delete(entryOf(location));
  places.set(entryOf(location), place);
  const [oldest = ''] = places.keys();
  if (places.size > MOST_ENTRIES) places.delete(oldest);
}

/** Writes down what was kept, for the next document of this tab. */
export function storeScrolls(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...(places ?? [])]));
  } catch {
    // A full or forbidden storage: a reload begins at the top.
  }
}

/** The first entry of a tab has the same key in each document, so the address tells them apart. */
function entryOf({ key, pathname, search }: Location): string {
  return key + pathname + search;
}

/** Only a reload and the way back lead to an entry of before; a typed address is a new one. */
function storedPlaces(): Map<string, KeptScroll> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]'));
  } catch {
    return new Map();
  }
}
