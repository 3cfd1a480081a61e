import type { StoredDocument } from './documents/stored-document.ts';
import type { Micros } from './values/timestamp.ts';

/** One commit, persisted atomically. */
export interface CommitRecord {
  readonly database: string;
  readonly time: Micros;
  readonly documents: readonly StoredDocument[];
  readonly deleted: readonly string[];
}

/** Persists commits; `append` returns once the record survives the end of the process. */
export interface Journal {
  append(record: CommitRecord): void;
}

/** Persists nothing: the data lives as long as the process. */
export const noJournal: Journal = { append: () => undefined };
