import { type ReactNode, useContext, useMemo } from 'react';
import { BrowserRouter, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';

/**
 * The router of the browser. What stands in an address behind its path comes only after hydration:
 * one HTML answers every query.
 */
export function HydratingRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <HiddenQuery>{children}</HiddenQuery>
    </BrowserRouter>
  );
}

function HiddenQuery({ children }: { children: ReactNode }) {
  const whole = useContext(LocationContext);
  const isHydrated = useIsHydrated();
  const shown = useMemo(
    () => (isHydrated ? whole : { ...whole, location: { ...whole.location, ...NOTHING } }),
    [whole, isHydrated],
  );
  return <LocationContext value={shown}>{children}</LocationContext>;
}

/** With a key of its own, so that whoever keeps a part of the address sees that it changes. */
const NOTHING = { search: '', hash: '', state: null, key: 'hydration' };
