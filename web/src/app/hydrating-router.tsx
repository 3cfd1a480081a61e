import { type ReactNode, useContext, useMemo } from 'react';
import { BrowserRouter, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { HIDDEN_ADDRESS } from '../hydration/use-is-address-whole.ts';
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
    () => (isHydrated ? whole : { ...whole, location: { ...whole.location, ...HIDDEN_ADDRESS } }),
    [whole, isHydrated],
  );
  return <LocationContext value={shown}>{children}</LocationContext>;
}
