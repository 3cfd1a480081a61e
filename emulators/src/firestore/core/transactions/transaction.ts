import { randomUUID } from 'node:crypto';
import { FirestoreError } from '../api/errors.ts';
import type { DocumentView } from '../documents/document-store.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

/** Whether a query still has the result that the transaction saw. */
type ReadCheck = (view: DocumentView) => boolean;

/** An open transaction and what it has read. */
export class Transaction {
  readonly id = Buffer.from(randomUUID());
  readonly startedAtMs: number;
  lastUsedMs: number;
  readonly #readPaths = new Set<string>();
  readonly #checks: ReadCheck[] = [];

  constructor(nowMs: number) {
    this.startedAtMs = nowMs;
    this.lastUsedMs = nowMs;
  }

  /** Paths of the documents it has read, found or missing. */
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
    for (const { path } of found) this.#readPaths.add(path);
    this.#checks.push((view) => isSameResult(run(view), found));
  }

  /** Throws ABORTED, on which clients retry, if anything it read has changed. */
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
