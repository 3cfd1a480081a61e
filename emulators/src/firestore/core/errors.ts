/** google.rpc.Code: the names this core answers with and the numbers they travel as. */
export const STATUS_CODES = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS_CODES;

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
