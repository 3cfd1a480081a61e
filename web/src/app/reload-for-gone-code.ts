import { shopConnection } from '../lib/connection/shop-connection.ts';
import { isPrefetching } from './prefetch.ts';

const JUST_RELOADED_MS = 30_000;

/**
 * Reloads the page when code that it needs is gone because a newer release was deployed; once, as a
 * second reload would not help. Prefetched code does not count: nobody has opened that page yet.
 */
export function reloadForGoneCode(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    if (isPrefetching(window.location.pathname) || isJustReloaded()) return;
    // Offline the code is not gone, and a reload might lose the page.
    void shopConnection.check().then((isReached) => isReached && reload());
  });
}

function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  return isReload && performance.now() < JUST_RELOADED_MS;
}
