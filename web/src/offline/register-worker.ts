const IDLE_TIMEOUT_MS = 5000;

/** Registers the service worker once the page has loaded and is idle; in builds only. */
export function registerWorkerWhenIdle(): void {
  // The files of Vite's dev server change at any time.
  if (!import.meta.env.PROD) return;
  const schedule = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(registerWorker, { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(registerWorker, IDLE_TIMEOUT_MS);
    }
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

function registerWorker(): void {
  // Missing over plain http and in some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('controllerchange', () => {
    container.controller?.postMessage({ storePage: loadedUrls() });
  });
  // May be blocked by settings or unreachable: the shop works without it.
  container.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

/** URLs loaded before the worker took control, the page's own first. */
function loadedUrls(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [window.location.href, ...new Set(resources)];
}
