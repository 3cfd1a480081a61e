import { randomUUID } from 'node:crypto';
import type { DocumentView } from '../documents/document-store.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { FirestoreError } from '../errors.ts';
import type { Micros } from '../values/timestamp.ts';

/** What a query found, to be compared with what it would find now. */
type ReadCheck = (view: DocumentView) => boolean;

/** A transaction between begin and commit: what it has read, and until when it may be used. */
export class Transaction {
  readonly id = Buffer.from(randomUUID());
  /** Set for a read-only transaction: the one time that all its reads see. */
  readonly readTime: Micros | undefined;
  readonly startedAtMs: number;
  lastUsedMs: number;
  readonly #readPaths = new Set<string>();
  readonly #checks: ReadCheck[] = [];

  constructor(readTime: Micros | undefined, nowMs: number) {
    this.readTime = readTime;
    this.startedAtMs = nowMs;
    this.lastUsedMs = nowMs;
  }

  /** Paths of the documents that it has read, found or missing. */
  get readPaths(): Iterable<string> {
    return this.#readPaths;
  }

  addDocumentRead(path: string, found: StoredDocument | undefined): void {
    this.#readPaths.add(path);
    this.#checks.push((view) => view.get(path)?.updateTime === found?.updateTime);
  }

  addQueryRead(
    run: (view: DocumentView) => readonly StoredDocument[],
    found: readonly StoredDocument[],
  ): void {
    for (const { path } of found) {
      this.#readPaths.add(path);
    }
    this.#checks.push((view) => isSameResult(run(view), found));
  }

  /** Throws ABORTED, which makes clients try again, if anything it read has changed since. */
  checkReads(view: DocumentView): void {
    if (!this.#checks.every((isUnchanged) => isUnchanged(view))) {
      throw new FirestoreError(
        'ABORTED',
        'A document that the transaction read was changed meanwhile. Please try again.',
      );
    }
  }
}

function isSameResult(a: readonly StoredDocument[], b: readonly StoredDocument[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ path, updateTime }, i) => path === b[i]?.path && updateTime === b[i]?.updateTime)
  );
}
