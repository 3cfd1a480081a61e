/** The gRPC status names (google.rpc.Code) this core answers with. */
export type StatusName =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'UNIMPLEMENTED'
  | 'INTERNAL';

/** An outcome that the caller caused or can act upon; each front maps it to its own protocol. */
export class FirestoreError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }
}

export const invalidArgument = (message: string): FirestoreError =>
  new FirestoreError('INVALID_ARGUMENT', message);

export const unimplemented = (what: string): FirestoreError =>
  new FirestoreError('UNIMPLEMENTED', `${what} is not implemented by this local Firestore.`);
