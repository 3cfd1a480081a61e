import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose dialog closes. The dialog gives it back to the button that opened
 * it; where that is gone, because its entry left the list, the returned element takes it.
 */
export function useReturnedFocus<E extends HTMLElement>(isOpen: boolean) {
  const element = useRef<E>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return element;
}
