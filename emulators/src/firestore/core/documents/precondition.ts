import { FirestoreError } from '../errors.ts';
import type { Precondition } from '../messages.ts';
import { timestampToMicros } from '../values/timestamp.ts';
import type { StoredDocument } from './stored-document.ts';

/** Throws unless the current document meets the write's precondition. */
export function checkPrecondition(
  precondition: Precondition | undefined,
  name: string,
  current: StoredDocument | undefined,
): void {
  if (precondition?.exists === false && current) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition?.exists === true && !current) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  const required = precondition?.updateTime;
  if (required && current?.updateTime !== timestampToMicros(required)) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${name} does not match the required base version.`,
    );
  }
}
