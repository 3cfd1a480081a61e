import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks anew for all that the page shows, once the connection is back. */
export function useHealing(isLost: boolean): void {
  const client = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) void client.invalidateQueries({}, { cancelRefetch: false });
    wasLost.current = isLost;
  }, [isLost, client]);
}
