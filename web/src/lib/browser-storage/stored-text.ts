import { useSyncExternalStore } from 'react';

/** A text kept by the browser under one key; `subscribe` also hears of other tabs. */
export interface StoredText {
  get(): string | null;
  set(text: string): void;
  remove(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A text in `localStorage` or `sessionStorage`. Where the browser blocks or fills up the storage,
 * the text lives in memory instead, for as long as the page does.
 */
export function storedText(key: string, storage: () => Storage): StoredText {
  const listeners = new Set<() => void>();
  // undefined while the storage itself knows the text
  let inMemory: string | null | undefined;

  function write(text: string | null): void {
    inMemory = tryToWrite(storage, key, text) ? undefined : text;
    for (const listener of listeners) listener();
  }

  return {
    get: () => (inMemory === undefined ? tryToRead(storage, key) : inMemory),
    set: (text) => write(text),
    remove: () => write(null),
    subscribe(listener) {
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
    return null; // blocked storage: nothing is stored
  }
}

function tryToWrite(storage: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false; // blocked or full storage: the caller keeps the text in memory
  }
}

/** The stored text of the moment; null while a rendered page is taken over, as on the server. */
export function useStoredText({ subscribe, get }: StoredText): string | null {
  return useSyncExternalStore(subscribe, get, nothing);
}

const nothing = () => null;
