import { useMemo } from 'react';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { type CartDeltas, readCartChanges, writeCartChanges } from './cart-changes.ts';

const stored = storedText('cartChanges', () => window.localStorage);

/** The shopper's local changes to a session's cart, also when another tab makes them. */
export function useDeltas(sessionId: string | undefined): CartDeltas {
  const text = useStoredText(stored);
  return useMemo(() => readCartChanges(text, sessionId), [text, sessionId]);
}

/** Changes the deltas of the present session; without one there is no cart to change. */
export function changeDeltas(change: (deltas: CartDeltas) => CartDeltas): void {
  const sessionId = readSessionId();
  if (!sessionId) return;
  stored.set(writeCartChanges(sessionId, change(readCartChanges(stored.get(), sessionId))));
}

export function removeDeltas(): void {
  stored.remove();
}
