import { useSyncExternalStore } from 'react';
import type { StoredText } from './stored-text.ts';

/** The stored text of the moment; null while a rendered page is taken over, as on the server. */
export function useStoredText({ subscribe, get }: StoredText): string | null {
  return useSyncExternalStore(subscribe, get, nothing);
}

const nothing = () => null;
