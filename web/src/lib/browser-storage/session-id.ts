import { isSessionId } from '@shop/domain/cart';
import { storedText } from './stored-text.ts';
import { useStoredText } from './use-stored-text.ts';

const stored = storedText('sessionId', () => window.localStorage);

/** The visitor's session id, if they have put something into the cart; anything odd counts as none. */
export function readSessionId(): string | undefined {
  return sessionIdIn(stored.get());
}

function sessionIdIn(text: string | null): string | undefined {
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
  return sessionIdIn(useStoredText(stored));
}

/** A fresh session id that nobody can guess; 122 random bits at least. */
export function newSessionId(): string {
  // randomUUID exists in secure contexts only, and a shop is also tried out over plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
