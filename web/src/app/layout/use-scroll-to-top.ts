import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { forgetScroll } from '../../lib/kept-scroll.ts';

/**
 * Scrolls to the top when the path changes and when a link leads to another query of the same page; a
 * page that changes its own query passes the state `{ keepScroll: true }`.
 */
export function useScrollToTop(): void {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const isNewPath = last.current.pathname !== pathname;
    const isNewQuery = last.current.search !== search && type === 'PUSH' && !keepsScroll(state);
    last.current = { pathname, search };
    if (!isNewPath && !isNewQuery) return;
    forgetScroll();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [pathname, search, state, type]);
}

function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
