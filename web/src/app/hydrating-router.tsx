import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import {
  BrowserRouter,
  type Location,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { HIDDEN_ADDRESS } from '../lib/use-is-address-whole.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

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
    // Most addresses have nothing to hide: one and the same value renders nothing a second time.
    () => (isHydrated || isPlain(whole.location) ? whole : withoutQuery(whole)),
    [whole, isHydrated],
  );
  return <LocationContext value={shown}>{children}</LocationContext>;
}

type Whole = ContextType<typeof LocationContext>;

function isPlain({ search, hash }: Location): boolean {
  return search === '' && hash === '';
}

function withoutQuery(whole: Whole): Whole {
  return { ...whole, location: { ...whole.location, ...HIDDEN_ADDRESS } };
}
