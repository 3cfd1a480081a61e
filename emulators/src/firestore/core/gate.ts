import type { Database } from './database.ts';
import type { DocumentView } from './documents/document-store.ts';
import type { IntendedCommit } from './documents/intended-commit.ts';
import type { StructuredQuery } from './messages.ts';

/** What a query wants to read: the collections below a parent, and with which filters. */
export interface ListedQuery {
  /** Path of a document, or empty for the root. */
  readonly parent: string;
  /** Collection group queries are those whose selector says `allDescendants`. */
  readonly structuredQuery: StructuredQuery;
}

/** Stands between a caller and one database; lets through in silence, refuses by throwing. */
export interface Gate {
  get(path: string, view: DocumentView): void;
  list(query: ListedQuery, view: DocumentView): void;
  /** Undefined if everything may be written, which spares the work of finding out. */
  readonly write: ((commit: IntendedCommit) => void) | undefined;
  /** For calls that no rule can allow, such as listing the ids of collections. */
  administer(call: string): void;
}

/** Lets everything through. */
export const openGate: Gate = {
  get: () => undefined,
  list: () => undefined,
  write: undefined,
  administer: () => undefined,
};

/** A database, and what this caller may do there. */
export interface Entered {
  readonly database: Database;
  readonly gate: Gate;
}

/** Somebody who calls. Entering throws UNAUTHENTICATED if they are not who they say. */
export interface Caller {
  /** @param name `projects/{project}/databases/{database}` */
  enter(name: string): Entered;
}
