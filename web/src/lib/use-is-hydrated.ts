import { useSyncExternalStore } from 'react';

let isHydrated = true;
const listeners = new Set<() => void>();

/**
 * False while a document is hydrated, since the first render must equal its HTML, which was rendered
 * without knowing the visitor or the query of the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}

/** To be called before `hydrateRoot`. */
export function startHydration(): void {
  isHydrated = false;
}

/** Called once the page is hydrated and knows what was typed into its document. */
export function finishHydration(): void {
  isHydrated = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
