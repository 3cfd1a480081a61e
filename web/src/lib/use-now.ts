import { useEffect, useState } from 'react';

export const systemClock = (): Date => new Date();

const TICK_MS = 20_000;

/** The current instant, at most 20 seconds old, by a clock that must be the same on every render. */
export function useNow(clock: () => Date): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
