import type { StructuredQuery, Write } from './api/messages.ts';
import type { Database } from './database.ts';
import type { DocumentView } from './documents/document-store.ts';

/** A query to authorise: its parent, collections and filters. */
export interface ListedQuery {
  /** Path of a document, or empty for the root. */
  readonly parent: string;
  readonly structuredQuery: StructuredQuery;
}

/** Authorises one caller's operations on one database; throws to refuse. */
export interface Gate {
  get(path: string, view: DocumentView): void;
  list(query: ListedQuery): void;
  /** Called before a commit's preconditions are checked, from which a stranger would learn something. */
  write(writes: readonly Write[], view: DocumentView): void;
  /** For calls that no rule can allow, such as listing collection ids. */
  administer(call: string): void;
}

export const openGate: Gate = {
  get: () => undefined,
  list: () => undefined,
  write: () => undefined,
  administer: () => undefined,
};

/** A database and the caller's permissions on it. */
export interface DatabaseAccess {
  readonly database: Database;
  readonly gate: Gate;
}

/** The sender of a request. `enter` throws UNAUTHENTICATED for invalid credentials. */
export interface Caller {
  /** @param name `projects/{project}/databases/{database}` */
  enter(name: string): DatabaseAccess;
}
