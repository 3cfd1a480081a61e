import {
  ApiFailure,
  isSessionEnded,
  logFailure,
  SESSION_ENDED,
} from '../../lib/api/api-failure.ts';

export const needsFreshSignIn = (error: unknown): boolean => failureCode(error) === 'fresh_sign_in';

/** Remedy suggested by the server. */
export const failureCode = (error: unknown): ApiFailure['code'] =>
  error instanceof ApiFailure ? error.code : undefined;

/** The server's message about a failed call, or else `fallback`, with a hint if there was no answer; logs the failure. */
export function failureMessage(error: Error, what: string, fallback: string): string {
  if (isSessionEnded(error)) return SESSION_ENDED;
  if (error instanceof ApiFailure && error.serverMessage) return error.serverMessage;
  logFailure(what, error);
  return error instanceof ApiFailure ? fallback : `Keine Verbindung. ${fallback}`;
}

/** The server's message, such as one of many that were refused; throws if it did not answer. */
export function refusalIn(error: unknown): string {
  if (error instanceof ApiFailure && error.serverMessage) return error.serverMessage;
  throw error;
}
