import { useEffect, useLayoutEffect, useState } from 'react';
import { isLeftAlready, pressAgain, tellEarlyInput } from './early-events.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Does again what was done before the page's code ran. Stands behind the page, inside of what is
 * hydrated with it: before that nothing listens. Fields are told at once, before React sets them; buttons
 * are pressed when the page has taken up what it knows of the visitor.
 */
export function EarlyEventsAgain(): null {
  const isHydrated = useIsHydrated();
  const [isSettled, setIsSettled] = useState(false);
  useLayoutEffect(() => {
    if (isLeftAlready()) window.location.reload();
    else tellEarlyInput();
  }, []);
  useEffect(() => {
    // Is rendered together with what the page's own effects have set.
    if (isHydrated) setIsSettled(true);
  }, [isHydrated]);
  useEffect(() => {
    if (isSettled) pressAgain();
  }, [isSettled]);
  return null;
}
