import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens the links within an element without loading the page anew, as `RouterLink` does for one: a
 * list of many then has no hook for each. Keys and buttons that mean another window keep doing so.
 */
export function useOpenLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const meansAnotherWindow =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (!link || event.defaultPrevented || meansAnotherWindow) return;
    event.preventDefault();
    void navigate(link.pathname);
  };
}
