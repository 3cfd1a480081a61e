import { useEffect } from 'react';
import { logFailure } from '../../../features/session/log-failure.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';

/** Logs each failure of a load once; the page itself stays silent about it. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logFailure(what, error);
  }, [what, error]);
}

/** The server's sentence about a failed call; without one the failure is logged as `what`. */
export function refusalText(error: Error, what: string, otherwise: string): string {
  if (error instanceof ApiFailure && error.serverMessage) return error.serverMessage;
  logFailure(what, error);
  return otherwise;
}
