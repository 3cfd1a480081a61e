import type { Location } from 'react-router-dom';

/** Where somebody was in a list. */
export interface KeptScroll {
  /** Pixels above the window. */
  top: number;
  /** Height of each row that was seen, by the row's key, so that the place is found again exactly. */
  rows: [key: string, height: number][];
}

const STORED_AS = 'scroll';

/** Where the visitor was at this address when the document was left, if it is loaded anew. */
export function keptScroll({ pathname, search }: Location): KeptScroll | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  // A typed address is a new visit; only a reload and the way back lead to one of before.
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return undefined;
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
    return stored?.address === pathname + search ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for the next document of this tab. */
export function keepScroll({ pathname, search }: Location, place: KeptScroll): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ address: pathname + search, ...place }));
  } catch {
    // A full or forbidden storage: a reload begins at the top.
  }
}

/** From now on every page begins at its top. */
export function forgetScroll(): void {
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // A forbidden storage: nothing was kept.
  }
}
