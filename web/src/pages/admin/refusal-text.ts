import { logFailure } from '../../features/session/log-failure.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';

/** The server's sentence about a failed call; without one the failure is logged as `what`. */
export function refusalText(error: Error, what: string, otherwise: string): string {
  if (error instanceof ApiFailure && error.serverMessage) return error.serverMessage;
  logFailure(what, error);
  return otherwise;
}
