import { useSyncExternalStore } from 'react';

export type StoredText = ReturnType<typeof storedText>;

/**
 * A text in `localStorage` or `sessionStorage`. If the storage is blocked or full, the text is kept in
 * memory instead, until the page is left.
 */
export function storedText(key: string, storage: () => Storage) {
  const listeners = new Set<() => void>();
  // undefined while the storage holds the text
  let inMemory: string | null | undefined;

  function write(text: string | null): void {
    inMemory = tryToWrite(storage, key, text) ? undefined : text;
    for (const listener of listeners) listener();
  }

  return {
    get: () => (inMemory === undefined ? tryToRead(storage, key) : inMemory),
    set: (text: string) => write(text),
    remove: () => write(null),
    /** Also called for changes made in other tabs. */
    subscribe(listener: () => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function tryToRead(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null; // blocked
  }
}

function tryToWrite(storage: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false; // blocked or full
  }
}

/** Parses a stored text; null if there is none or it is damaged. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The stored text; null during hydration, as on the server. */
export const useStoredText = ({ subscribe, get }: StoredText): string | null =>
  useSyncExternalStore(subscribe, get, nothing);

const nothing = () => null;

/** Clears the drafts of all forms. Defined here, as every page needs it but few need drafts. */
export function clearDrafts(): void {
  try {
    // Apart from drafts it holds only scroll positions, a cancel link and where a sign-in leads.
    window.sessionStorage.clear();
  } catch {
    // Blocked storage: nothing was stored.
  }
}
