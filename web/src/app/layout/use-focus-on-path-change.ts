import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the returned element whenever the path changes, so that screen readers and
 * the tab key go on at the new page instead of in the navigation that was just used.
 */
export function useFocusOnPathChange<E extends HTMLElement>() {
  const { pathname } = useLocation();
  const element = useRef<E>(null);
  const focusedFor = useRef(pathname);
  useLayoutEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);
  return element;
}
