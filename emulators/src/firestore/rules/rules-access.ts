import type { StoredDocument } from '../core/documents/stored-document.ts';
import type { StructuredQuery } from '../core/messages.ts';
import type { Micros } from '../core/values/timestamp.ts';

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who asks: what a checked id token says. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Record<string, unknown>;
}

/** Counts the documents that the rules of one batch or transaction read; begins as `{ used: 0 }`. */
export interface AccessCounter {
  used: number;
}

/** One access to one document, or to one query's results, that the rules are asked about. */
export interface RulesAccess {
  /** E.g. `projects/p/databases/(default)`. */
  readonly database: string;
  readonly method: AccessMethod;
  /** The document's path; for `list` the collection's, for a collection group the id alone. */
  readonly path: string;
  readonly collectionGroup?: boolean;
  readonly auth: RulesAuth | null;
  readonly time: Micros;
  /** The document as it is before the access. */
  readonly existing?: StoredDocument;
  /** The document as it will be, for `create` and `update`. */
  readonly written?: StoredDocument;
  /** For `list`; without one it is a query of the whole collection. */
  readonly query?: StructuredQuery;
  /** Reads a document for `get()` and `exists()`. */
  read(path: string): StoredDocument | undefined;
  /** Reads a document as it will be after the whole batch, for `getAfter()` and `existsAfter()`. */
  readAfter(path: string): StoredDocument | undefined;
  /** Given for the parts of a batch or transaction, which share a limit. */
  readonly accesses?: AccessCounter;
}

export interface Decision {
  readonly allowed: boolean;
  /** Lines for the log: the rules that were asked, what they failed at, and what `debug()` showed. */
  readonly explanation: readonly string[];
}
