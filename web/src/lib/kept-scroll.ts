import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const STORAGE_KEY = 'scroll';

/**
 * Restores a list's scroll position after a reload and returns it (px). The browser cannot, since the
 * items arrive after the document. Call it where they are rendered.
 */
export function useKeptScroll(): number | undefined {
  const location = useLocation();
  const [top] = useState(() => readScroll(location));

  useLayoutEffect(() => {
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [top]);

  useEffect(() => {
    const store = () => storeScroll(location, window.scrollY);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [location]);

  return top;
}

/** From now on every page begins at its top. */
export function forgetScroll(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage: nothing was stored.
  }
}

function readScroll(location: Location): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  // A typed address is a new visit; only a reload or going back returns to an earlier one.
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return undefined;
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.address === addressOf(location) ? stored.top : undefined;
  } catch {
    return undefined;
  }
}

function storeScroll(location: Location, top: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ address: addressOf(location), top }));
  } catch {
    // Blocked or full storage: a reload begins at the top.
  }
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
