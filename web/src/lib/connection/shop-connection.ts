import { useSyncExternalStore } from 'react';
import { CONNECTED, type ConnectionState, createConnection } from './connection.ts';

const PROBE_TIMEOUT_MS = 3000;

export const shopConnection = createConnection({
  isDeviceOnline: () => navigator.onLine,
  async reachShop() {
    try {
      // Any answer will do, provided it bypasses all caches and the service worker.
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
      return true;
    } catch {
      return false;
    }
  },
});

/** The state of the connection; on the server and during hydration it counts as connected. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(shopConnection.subscribe, shopConnection.get, () => CONNECTED);

/**
 * Why something could not be shown: the lost connection or, if there is none, the page's own sentence.
 */
export function useCauseOfFailure(what: string, otherwise: string): string {
  const { isLost } = useConnection();
  if (!isLost) return otherwise;
  return `Ohne Internetverbindung lässt sich ${what} nicht anzeigen: Auf diesem Gerät ist davon noch nichts gespeichert. Versuchen Sie es erneut, sobald Sie wieder Empfang haben.`;
}
