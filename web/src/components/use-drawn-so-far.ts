import { startTransition, useEffect, useState } from 'react';

/**
 * How many of many things are to be drawn by now: `step` at first, and as many more whenever a phone has
 * a moment to spare, so that a press is answered in between.
 */
export function useDrawnSoFar(all: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + step));
  }, [drawn, all, step]);
  return Math.min(drawn, all);
}
