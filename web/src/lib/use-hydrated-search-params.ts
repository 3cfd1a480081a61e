import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * The query of the address, empty during hydration (one document answers every query), and a function
 * that changes it. Changes compose: each begins with the result of the one before, even if the router,
 * which renders in a transition, has not rendered that yet.
 */
export function useHydratedSearchParams() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);

  function change(
    edit: (current: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ): void {
    newest.current = edit(new URLSearchParams(newest.current));
    setParams(newest.current, options);
  }
  return [isHydrated ? params : NONE, change] as const;
}
