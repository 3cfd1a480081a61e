import type { StatusObject } from '@grpc/grpc-js';
import { FirestoreError, STATUS_CODES } from '../core/errors.ts';
import type { Log } from '../log.ts';

/** What a client is told of an error; what is our own fault, and what we cannot do, is logged. */
export function toFailure(error: unknown, method: string, log: Log): Partial<StatusObject> {
  if (!(error instanceof FirestoreError)) {
    const trace = error instanceof Error ? error.stack : String(error);
    log(`Firestore: ${method} failed: ${trace}`);
    return { code: STATUS_CODES.INTERNAL, details: `The local Firestore failed in ${method}.` };
  }
  if (error.status === 'UNIMPLEMENTED') {
    log(`Firestore: ${method}: ${error.message}`);
  }
  return { code: STATUS_CODES[error.status], details: error.message };
}
