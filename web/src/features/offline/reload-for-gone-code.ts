import { isLoadingAhead } from '../../app/prefetch/load-ahead.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';

const JUST_RELOADED_MS = 30_000;

/**
 * Loads the page anew when code that it needs is gone, since a newer release was published. Once: a
 * page that came by such a reload just now would not be helped by another one. Code that was only
 * loaded ahead is not worth it: nobody has asked for another page yet.
 */
export function reloadForGoneCode(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLoadingAhead(window.location.pathname) || isJustReloaded()) return;
    // Without a connection the code is not gone, and not every page would come again.
    void shopConnection.check().then((isReached) => isReached && reload());
  });
}

function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  return isReload && performance.now() < JUST_RELOADED_MS;
}
