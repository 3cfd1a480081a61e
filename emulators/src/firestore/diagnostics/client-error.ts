import { FirestoreError } from '../core/api/errors.ts';

/**
 * Maps any error to one for the client; unexpected, unsupported and unauthenticated ones are
 * logged.
 */
export function toClientError(error: unknown, method: string, log: Log): FirestoreError {
  if (!(error instanceof FirestoreError)) {
    const trace = error instanceof Error ? error.stack : String(error);
    log(`Firestore: ${method} failed: ${trace}`);
    return new FirestoreError('INTERNAL', `The local Firestore failed in ${method}.`);
  }
  if (error.status === 'UNIMPLEMENTED' || error.status === 'UNAUTHENTICATED') {
    log(`Firestore: ${method}: ${error.message}`);
  }
  return error;
}

/** Takes one line for the developer. */
export type Log = (line: string) => void;
