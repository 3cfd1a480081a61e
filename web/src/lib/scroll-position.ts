import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { pageAddress } from './paths.ts';

const STORAGE_KEY = 'scroll';
const MAX_ENTRIES = 50;

interface Place {
  top: number;
  /** The address of the first visible list item, and its distance from the top of the screen (px). */
  item?: { href: string; top: number } | undefined;
}

/** Scroll positions by history entry, latest last. */
let places = new Map<string, Place>();

/**
 * Scrolls to the top when the path changes and when a link leads to another query of the same page; a
 * page that changes its own query passes the state `{ keepScroll: true }`. Back, forward and reload
 * return to the previous position.
 */
export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  // Must run before the page renders, which asks for its place.
  useState(() => {
    places = readPlaces(entryOf(location));
  });

  useLayoutEffect(() => {
    const { pathname, search, state } = location;
    const { current: before } = last;
    last.current = location;
    const entry = entryOf(location);
    if (type === 'POP' && places.has(entry)) return follow(entry, 'return');
    const isNewPath = pageAddress(before.pathname) !== pageAddress(pathname);
    const isNewView = before.pathname + before.search !== pathname + search;
    const isNewQuery = isNewView && type === 'PUSH' && !state?.keepScroll;
    if (isNewPath || isNewQuery) return follow(entry, 'rise');
    if (before !== location) places.set(entry, { top: window.scrollY });
    return follow(entry, 'stay');
  }, [location, type]);

  useLayoutEffect(() => {
    // While the code runs, it does the scrolling. When a document is loaded again, the browser scrolls
    // it, except for lists, whose items arrive later.
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      const isList = places.get(entryOf(last.current))?.item !== undefined;
      window.history.scrollRestoration = isList ? 'manual' : 'auto';
      storePlaces();
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

/**
 * Keeps the place in a list by its items, since the heights of items that were never in view are
 * estimates. Returns whether the list starts at a stored place and so must be rendered as a whole.
 */
export function useScrollPlace(list: RefObject<HTMLElement | null>): boolean {
  const entry = entryOf(useLocation());
  const isPop = useNavigationType() === 'POP';
  const [isKept] = useState(() => isPop && places.has(entry));
  const current = useRef(entry);
  useLayoutEffect(() => {
    current.current = entry;
  }, [entry]);

  useLayoutEffect(() => {
    const note = () => {
      const place = places.get(current.current);
      if (place && list.current) place.item = firstInSight(list.current);
    };
    // Must run before the places are stored.
    window.addEventListener('pagehide', note, { capture: true });
    return () => {
      window.removeEventListener('pagehide', note, { capture: true });
      note();
    };
  }, [list]);

  return isKept;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function firstInSight({ children }: HTMLElement): Place['item'] {
  const item = [...children].find((child) => topOf(child) >= 0);
  const href = item?.querySelector('a')?.getAttribute('href');
  return item && href ? { href, top: topOf(item) } : undefined;
}

function topAt({ top, item }: Place): number {
  if (!item) return top;
  const link = document.querySelector(`main li a[href=${JSON.stringify(item.href)}]`);
  const element = link?.closest('li');
  return element ? window.scrollY + topOf(element) - item.top : top;
}

/**
 * Tracks the scroll position of an entry. A return holds the stored position while the page grows, and
 * a rise scrolls to the top, both until the visitor acts. The returned function stops it.
 */
function follow(entry: string, start: 'return' | 'rise' | 'stay'): () => void {
  const isReturn = start === 'return';
  let isHeld = isReturn;
  let isRising = start === 'rise';
  // A page that becomes shorter may end the smooth scroll on its way.
  const rise = (behavior = scrollBehavior) => {
    if (isRising) window.scrollTo({ top: 0, behavior: behavior() });
  };
  rise();
  isRising &&= window.scrollY > 0;
  // A smooth scroll cut short by the return moves the page once more, from the compositor's thread.
  let isGliding = isReturn;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isGliding = false;
    }),
  );
  let held = { top: 0, height: 0 };
  const ended = new AbortController();
  const listen = (type: string, listener: () => void) =>
    window.addEventListener(type, listener, { passive: true, signal: ended.signal });
  const hold = () => {
    const place = places.get(entry);
    if (!isHeld || !place) return;
    window.scrollTo({ top: topAt(place), behavior: 'instant' });
    held = { top: window.scrollY, height: document.body.scrollHeight };
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    listen(type, () => {
      isHeld = false;
      isRising = false;
    });
  }
  listen('scrollend', () => rise(() => 'instant'));
  listen('scroll', () => {
    if (window.scrollY === 0) isRising = false;
    // The browser moves a page that has become shorter; any other scrolling is the visitor's.
    if (isHeld && (isGliding || document.body.scrollHeight !== held.height)) return hold();
    if (isHeld && Math.abs(window.scrollY - held.top) <= 1) return;
    isHeld = false;
    places.delete(entry);
    places.set(entry, { top: window.scrollY });
  });
  hold();
  const observer = new ResizeObserver(() => {
    hold();
    rise();
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

function readPlaces(entry: string): Map<string, Place> {
  try {
    const stored = new Map<string, Place>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
    const [navigation] = performance.getEntriesByType('navigation');
    // A typed address is a new visit; only a reload or going back returns to an earlier one.
    if (!navigation || !('type' in navigation) || navigation.type === 'navigate') {
      stored.delete(entry);
    }
    return stored;
  } catch {
    // Blocked or damaged, or rendered on the server.
    return new Map();
  }
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MAX_ENTRIES)));
  } catch {
    // Blocked or full storage: a reload starts at the top.
  }
}

const entryOf = ({ key, pathname, search, hash }: Location) => `${key} ${pathname}${search}${hash}`;

const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
