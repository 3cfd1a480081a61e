import { useEffect, useLayoutEffect, useState } from 'react';
import { isLeftAlready, pressAgain, tellEarlyInput } from './early-events.ts';
import { letAnswersThrough } from './held-answers.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Does what had to wait for the page's code. Stands behind the page, inside of what is hydrated with it:
 * before that nothing listens. Fields are told at once what was typed, before React sets them; buttons
 * are pressed when the page has taken up what it knows of the visitor.
 */
export function AfterHydration(): null {
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
    if (!isSettled) return;
    letAnswersThrough();
    pressAgain();
  }, [isSettled]);
  return null;
}
