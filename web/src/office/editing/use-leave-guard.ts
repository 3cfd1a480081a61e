import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

const QUESTION =
  'Sie haben Änderungen noch nicht gespeichert. Trotzdem verlassen? Auf diesem Gerät bleiben sie erhalten und werden Ihnen wieder angeboten.';

/**
 * Asks before the page is left with unsaved changes: by the browser for a closed tab, by us for links
 * and tabs of the shop. The back button cannot be held up; a draft keeps what was typed.
 * @returns leaves without asking.
 */
export function useLeaveGuard(isDirty: boolean) {
  // react-router blocks navigation only with a data router, which the shop does not load.
  const { navigator } = useContext(NavigationContext);
  const isAllowed = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const { push, replace } = navigator;
    const mayLeave = () => isAllowed.current || window.confirm(QUESTION);
    navigator.push = (...to) => mayLeave() && push(...to);
    navigator.replace = (...to) => mayLeave() && replace(...to);
    window.addEventListener('beforeunload', warn);
    return () => {
      Object.assign(navigator, { push, replace });
      window.removeEventListener('beforeunload', warn);
    };
  }, [navigator, isDirty]);
  return (leave: () => void) => {
    isAllowed.current = true;
    leave();
    isAllowed.current = false;
  };
}
