import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

const NONE = new URLSearchParams();

/**
 * Like `useSearchParams`, but empty during hydration: one document answers every query. Change them
 * by a function of the current ones, as those returned may not be known yet.
 */
export function useHydratedSearchParams(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  return [isHydrated ? params : NONE, setParams];
}
