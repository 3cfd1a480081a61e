import { useSyncExternalStore } from 'react';
import { CONNECTED, type ConnectionState, createConnection } from './connection.ts';

/** The connection of this page to the shop. */
export const shopConnection = createConnection({
  isDeviceOnline: () => navigator.onLine,
  reachShop,
});

/** What is known about it now; on the server, and while a rendered page is taken over, all is well. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(shopConnection.subscribe, shopConnection.get, () => CONNECTED);
}

const PATIENCE_MS = 3000;

/** Whether the shop answers at all, whatever it says. Past every cache, and past the worker. */
export async function reachShop(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false; // no answer: that is what was asked
  }
}

/** Why something could not be shown: for want of a connection, or else as the page says it. */
export function useCauseOfFailure(what: string, otherwise: string): string {
  const { isLost } = useConnection();
  if (!isLost) return otherwise;
  return `Ohne Internetverbindung lässt sich ${what} nicht anzeigen: Auf diesem Gerät ist davon noch nichts gespeichert. Versuchen Sie es erneut, sobald Sie wieder Empfang haben.`;
}
