import { useSyncExternalStore } from 'react';

/**
 * False while a page that came as HTML is being taken over, since its first render must equal that
 * HTML, whose maker knew nothing of the visitor; true right after it, and always otherwise.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, always, never);
}

const neverChanges = () => () => {};
const always = () => true;
const never = () => false;
