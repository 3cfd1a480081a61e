import { useEffect } from 'react';
import { logFailure } from '../../features/session/log-failure.ts';

/** Logs each failure of a load once; the page itself stays silent about it. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logFailure(what, error);
  }, [what, error]);
}
