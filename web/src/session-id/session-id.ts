import { isSessionId } from '@shop/domain/cart';
import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';

const stored = storedText('sessionId', () => window.localStorage);

/** The visitor's session id, if they have put something into the cart; anything odd counts as none. */
export function readSessionId(): string | undefined {
  const text = stored.get();
  return isSessionId(text) ? text : undefined;
}

export function storeSessionId(id: string): void {
  stored.set(id);
}

export function removeSessionId(): void {
  stored.remove();
}

/** The session id of the moment, also when another tab changes it. */
export function useSessionId(): string | undefined {
  return useSyncExternalStore(stored.subscribe, readSessionId);
}

/** A fresh session id that nobody can guess; 122 random bits at least. */
export function newSessionId(): string {
  // randomUUID exists in secure contexts only, and a shop is also tried out over plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
