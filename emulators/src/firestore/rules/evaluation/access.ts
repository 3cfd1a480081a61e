import type { StructuredQuery } from '../../core/api/messages.ts';
import type { StoredDocument } from '../../core/documents/stored-document.ts';
import type { Micros } from '../../core/values/timestamp.ts';

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The caller: uid and claims of a verified id token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Record<string, unknown>;
}

/**
 * Counts the documents that the rules of one batch or transaction read; starts as `{ used: 0 }`.
 */
export interface AccessCounter {
  used: number;
}

/** An access to one document or to the results of one query. */
export interface RulesAccess {
  /** E.g. `projects/p/databases/(default)`. */
  readonly database: string;
  readonly method: AccessMethod;
  /** The document's path; for `list` the collection's, or a collection group's id. */
  readonly path: string;
  readonly collectionGroup?: boolean;
  readonly auth: RulesAuth | null;
  readonly time: Micros;
  /** The document before the access. */
  readonly existing?: StoredDocument;
  /** The document after a `create` or `update`. */
  readonly written?: StoredDocument;
  /** For `list`; the whole collection if undefined. */
  readonly query?: StructuredQuery;
  /** For `get()` and `exists()`. */
  read(path: string): StoredDocument | undefined;
  /** For `getAfter()` and `existsAfter()`: the state after the whole batch. */
  readAfter(path: string): StoredDocument | undefined;
  /** Shared by the writes of a batch or transaction, which have a common limit. */
  readonly accesses?: AccessCounter;
}

export interface Decision {
  readonly allowed: boolean;
  /** For the log: the rules that were tried, what they failed at. */
  readonly explanation: readonly string[];
}
