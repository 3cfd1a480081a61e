import type { QueryClient } from '@tanstack/react-query';
import { needsOwnDocument } from '../../features/live/own-document.ts';
import { PATHS } from '../../lib/paths.ts';
import { loadMenu } from '../layout/header/load-menu.ts';
import { findPage } from '../pages.ts';
import { askForPage } from './ask-for-page.ts';
import { loadAhead } from './load-ahead.ts';

/** Where most go from a page, by its name. */
const LIKELY_NEXT: Record<string, string> = {
  home: PATHS.catalogue,
  catalogue: PATHS.product,
  product: PATHS.cart,
  cart: PATHS.checkout,
};

/** May only be on the way elsewhere: what they say counts once they have rested on the link. */
const PASSING = ['mouseover', 'focusin'];
/** Mean it. A click is the last: whoever comes without the others waits for code and data at once. */
const DECIDED = ['touchstart', 'click'];

/** Pixels; where text is larger the menu is there on wider screens, and loaded when it is opened. */
const MENU_BELOW = 1184;

/** Longer than a pointer or the tab key takes past a link. */
const REST_MS = 80;

/**
 * Loads ahead, from the same listeners for all links: the page of a link that is pointed at, touched
 * or focused, or that the browser goes back to, and, once a page is in use and the browser has nothing
 * else to do, the code of the page that most open next and of a phone's menu, which is then there without
 * a connection, too. Who only looks at a page pays for none of it; nor do those whose line is dear or slow pay for what they may never open. Answers what ends it.
 */
export function beginPrefetch(client: QueryClient): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const listen = (signs: readonly string[], listener: (event: Event) => void) => {
    // Before the page itself hears of it, and without holding up a scroll.
    const options = { passive: true, capture: true, signal };
    for (const sign of signs) document.addEventListener(sign, listener, options);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: Event) => {
    const rest = PASSING.includes(event.type);
    clearTimeout(resting);
    if (!rest) followLink(client, event);
    else if (!isCostly()) resting = setTimeout(() => followLink(client, event), REST_MS);
  };
  listen([...PASSING, ...DECIDED], follow);
  window.addEventListener('popstate', () => askForPage(client, window.location.pathname), {
    signal,
  });
  let usedPath = '';
  const use = () => {
    const { pathname } = window.location;
    if (pathname === usedPath) return;
    usedPath = pathname;
    whenIdle(() => loadLikelyNext(pathname));
  };
  listen(['scroll', 'pointerdown', 'keydown'], use);
  return () => ending.abort();
}

function followLink(client: QueryClient, { target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return;
  const { pathname } = link;
  if (link.download || pathname.startsWith('/api/') || pathname === window.location.pathname)
    return;
  if (!needsOwnDocument(pathname)) askForPage(client, pathname);
}

function loadLikelyNext(pathname: string): void {
  if (isCostly()) return;
  const next = LIKELY_NEXT[findPage(pathname)?.name ?? ''];
  if (next) loadAhead(next);
  if (window.innerWidth < MENU_BELOW) loadMenu().catch(() => {});
}

/** Not every browser tells; one that does not is taken to be on a good line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Without a connection most of all: browsers remember that a module did not come. */
function isCostly(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  return (
    onLine === false || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
  );
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
