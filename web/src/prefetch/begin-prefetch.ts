import type { QueryClient } from '@tanstack/react-query';
import { findPage, loadPage } from '../app/pages.ts';
import { needsOwnDocument } from '../live/own-document.ts';
import { PATHS } from '../paths.ts';
import { askForPage } from './ask-for-page.ts';

/** Where most go from a page, by its name. */
const LIKELY_NEXT: Record<string, string> = {
  home: PATHS.catalogue,
  catalogue: PATHS.product,
  product: PATHS.cart,
  cart: PATHS.checkout,
};

/** A click is the last of them: whoever comes without the others waits for code and data at once. */
const INTENTIONS = ['mouseover', 'touchstart', 'focusin', 'click'];

/**
 * Loads ahead, from the same listeners for all links: the page of a link that is pointed at, touched
 * or focused, or that the browser goes back to, and, once a page is in use and the browser has nothing else to do, the code of the
 * page that most open next. Who only looks at a page pays for none of it.
 */
export function beginPrefetch(client: QueryClient): void {
  for (const sign of INTENTIONS)
    document.addEventListener(sign, (event) => followLink(client, event), EARLY);
  window.addEventListener('popstate', () => askForPage(client, window.location.pathname));
  let usedPath = '';
  const use = () => {
    const { pathname } = window.location;
    if (pathname === usedPath) return;
    usedPath = pathname;
    whenIdle(() => loadLikelyNext(pathname));
  };
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    document.addEventListener(sign, use, EARLY);
}

/** Before the page itself hears of it, and without holding up a scroll. */
const EARLY = { passive: true, capture: true };

function followLink(client: QueryClient, { target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return;
  const { pathname } = link;
  if (link.download || pathname.startsWith('/api/') || pathname === window.location.pathname)
    return;
  if (!needsOwnDocument(pathname)) askForPage(client, pathname);
}

function loadLikelyNext(pathname: string): void {
  const next = LIKELY_NEXT[findPage(pathname)?.name ?? ''];
  if (next && !isCostly()) loadPage(next).catch(() => {});
}

/** Not every browser tells; one that does not is taken to be on a good line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
