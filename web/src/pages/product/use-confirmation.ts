import { useEffect, useState } from 'react';

const SHOWN_FOR_MS = 3000;

/** A confirmation that goes away by itself; shown again meanwhile, its time begins anew. */
export function useConfirmation(): { isShown: boolean; show(): void } {
  const [shown, setShown] = useState<symbol>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isShown: shown !== undefined, show: () => setShown(Symbol('shown')) };
}
