import type { StoredDocument } from './documents/stored-document.ts';
import type { Micros } from './values/timestamp.ts';

/** One commit as it is kept: all of it or nothing. */
export interface CommitRecord {
  readonly database: string;
  readonly time: Micros;
  readonly documents: readonly StoredDocument[];
  readonly deleted: readonly string[];
}

/** Where commits are kept; `append` returns once the record survives the end of the process. */
export interface Journal {
  append(record: CommitRecord): void;
}

/** Keeps nothing: the data lives as long as the process. */
export const noJournal: Journal = { append: () => undefined };
