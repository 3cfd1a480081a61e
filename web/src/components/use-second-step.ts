import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render of something large, then true: what is out of sight may follow in a moment
 * that a phone has to spare, so that a press is answered between the two.
 */
export function useSecondStep(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => startTransition(() => setHasBegun(true)), []);
  return hasBegun;
}
