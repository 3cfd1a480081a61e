import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsAddressWhole } from '../../lib/use-is-address-whole.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { isLeftAlready, pressAgain, readEarlyInput } from './early-events.ts';
import { letAnswersThrough } from './held-answers.ts';

/**
 * Does what had to wait for the page's code. Stands behind the page, inside of what is hydrated with it:
 * before that nothing listens. Fields are told what was typed as soon as the page knows its whole
 * address, since what it asks for came first; buttons are pressed when the page has taken up what it
 * knows of the visitor.
 */
export function AfterHydration(): null {
  const isHydrated = useIsHydrated();
  const isWhole = useIsAddressWhole();
  const [isSettled, setIsSettled] = useState(false);
  const tellInput = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (isLeftAlready()) window.location.reload();
    else tellInput.current ??= readEarlyInput();
  }, []);
  useLayoutEffect(() => {
    if (isWhole) tellInput.current?.();
  }, [isWhole]);
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
