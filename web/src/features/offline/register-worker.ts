/** Registers the worker and has it store what this page loaded before the worker was in control. */
export function registerWorker(): void {
  // Missing over plain http, and in some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('controllerchange', () => {
    container.controller?.postMessage({ storePage: loadedUrls() });
  });
  // Refused by a browser's settings, or not reached: the shop works without.
  container.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

/** The page's own address first, then each file and each answer that it has loaded. */
function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [window.location.href, ...new Set(resources)];
}
