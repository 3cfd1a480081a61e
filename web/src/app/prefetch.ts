import type { PageName } from '@shop/domain/contract/pages';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchCalls } from '../lib/api/queries.ts';
import { needsOwnDocument } from '../live/own-document.tsx';
import { loadMenu } from './layout/menu-button.tsx';
import { loadPage, pageAt } from './pages.tsx';

const LIKELY_NEXT: { readonly [Name in PageName]?: PageName } = {
  home: 'catalogue',
  catalogue: 'product',
  product: 'cart',
  cart: 'checkout',
};

/** Longer than a pointer or the tab key takes to pass a link. */
const HOVER_MS = 80;

/** In px. With larger text wider screens have the menu, too, but load it only when it is opened. */
const MENU_BELOW = 1184;

/**
 * Loads code and data of a page before it is opened: when the pointer or the focus rests on its
 * link, or a finger touches it. Once a page is used and the browser idle, also the code of the page
 * that most visitors open next and of the mobile menu. Returns a function that ends it.
 */
export function startPrefetching(client: QueryClient): () => void {
  const ending = new AbortController();
  // Capturing, so that the page is on its way before the router hears of the click.
  const options = { passive: true, capture: true, signal: ending.signal };
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, listener, options);
  };

  let hover: ReturnType<typeof setTimeout> | undefined;
  listen(['mouseover', 'focusin'], (event) => {
    clearTimeout(hover);
    if (!isCostly()) hover = setTimeout(() => prefetchLink(client, event), HOVER_MS);
  });
  listen(['touchstart', 'click'], (event) => {
    clearTimeout(hover);
    prefetchLink(client, event);
  });
  const prefetchCurrent = () => prefetchPage(client, window.location.pathname);
  window.addEventListener('popstate', prefetchCurrent, { signal: ending.signal });

  let usedPath = '';
  listen(['scroll', 'pointerdown', 'keydown'], () => {
    const { pathname } = window.location;
    if (pathname === usedPath) return;
    usedPath = pathname;
    whenIdle(() => prefetchLikelyNext(pathname));
  });
  return () => ending.abort();
}

function prefetchLink(client: QueryClient, { target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin || link.download) return;
  const { pathname } = link;
  if (pathname.startsWith('/api/') || pathname === window.location.pathname) return;
  if (!needsOwnDocument(pathname)) prefetchPage(client, pathname);
}

function prefetchPage(client: QueryClient, pathname: string): void {
  prefetchData(client, pathname);
  prefetchCode(pageAt(pathname).page.name);
}

/** Loads the data of a public page into the cache; the page itself retries what fails. */
export function prefetchData(client: QueryClient, pathname: string): void {
  const { page, params } = pageAt(pathname);
  if (page.access === 'public') prefetchCalls(client, page.data, params);
}

const pending = new Set<PageName>();

/** Loads the code of a page that may be opened next; opening it retries what fails. */
export function prefetchCode(name: PageName): void {
  pending.add(name);
  loadPage(name)
    .catch(() => {})
    .finally(() => pending.delete(name));
}

/** Whether code that the page of this address does not need is being loaded. */
export const isPrefetching = (pathname: string): boolean =>
  pending.size > 0 && !pending.has(pageAt(pathname).page.name);

function prefetchLikelyNext(pathname: string): void {
  if (isCostly()) return;
  const next = LIKELY_NEXT[pageAt(pathname).page.name];
  if (next) prefetchCode(next);
  if (window.innerWidth < MENU_BELOW) loadMenu().catch(() => {});
}

/** Chromium only; other browsers are assumed to have a good connection. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Being offline counts, since browsers remember that a module failed to load. */
function isCostly(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: NetworkInformation };
  return !onLine || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
