import { registerWorker } from './register-worker.ts';

/** Makes the shop work without a connection, once the page is there and has nothing else to do. */
export function beginOffline(): void {
  whenIdle(() => {
    // Vite's own server has other files with each change.
    if (import.meta.env.PROD) registerWorker();
  });
}

const IDLE_TIMEOUT_MS = 5000;

function whenIdle(task: () => void): void {
  const begin = () => {
    // Safari does not know of idle times.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(task, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
