import { isSessionId } from '@shop/domain/cart/cart';
import { storedText, useStoredText } from './stored-text.ts';

const stored = storedText('sessionId', () => window.localStorage);

/** The visitor's session id, if they have a cart; an invalid one counts as none. */
export const readSessionId = (): string | undefined => sessionIdIn(stored.get());

const sessionIdIn = (text: string | null): string | undefined =>
  isSessionId(text) ? text : undefined;

export function storeSessionId(id: string): void {
  stored.set(id);
}

export function removeSessionId(): void {
  stored.remove();
}

export const useSessionId = (): string | undefined => sessionIdIn(useStoredText(stored));
