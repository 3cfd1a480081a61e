import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

const NONE = new URLSearchParams();
/** Counts all changes of the query. */
let changes = 0;
/** The query after the last of them, shared by all parts of a page that change it. */
let newest = NONE;

/**
 * The query of the address, empty during hydration (one document answers every query), and a function
 * that changes it without scrolling, in the same history entry unless told otherwise. On a
 * page the function stays the same. Changes compose: each starts from the result of the one before, even if the router,
 * which renders in a transition, has not rendered that yet.
 */
export function useHydratedSearchParams() {
  const [params] = useSearchParams();
  // Unlike the function that sets the parameters, it stays the same for every query.
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    // An earlier change may be rendered when a later one has already been made.
    if (isPop || !(state?.change < changes)) newest = params;
  }, [params, state, isPop]);

  const change = useCallback(
    (edit: (current: URLSearchParams) => void, replace = true) => {
      newest = new URLSearchParams(newest);
      edit(newest);
      changes += 1;
      const state = { keepScroll: true, change: changes };
      void navigate(`?${newest}`, { replace, state });
    },
    [navigate],
  );
  return [isHydrated ? params : NONE, change] as const;
}

/** Sets a parameter, or removes it if the value is empty. */
export function setParam(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
