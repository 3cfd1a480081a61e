import { useSyncExternalStore } from 'react';
import { CONNECTED, type ConnectionState, createConnection } from './connection.ts';
import { reachShop } from './reach-shop.ts';

/** The connection of this page to the shop. */
export const shopConnection = createConnection({
  isDeviceOnline: () => navigator.onLine,
  reachShop,
});

/** What is known about it now; on the server, and while a rendered page is taken over, all is well. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(shopConnection.subscribe, shopConnection.get, () => CONNECTED);
}
