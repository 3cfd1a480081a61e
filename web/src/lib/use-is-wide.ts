import { useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, in px; false during hydration. */
export const useIsWide = (px: number): boolean =>
  useSyncExternalStore(
    onResize,
    () => window.innerWidth >= px,
    () => false,
  );

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
