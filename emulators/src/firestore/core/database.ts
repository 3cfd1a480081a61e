import { invalidArgument } from './api/errors.ts';
import type { Write, WriteResult } from './api/messages.ts';
import { parseDocumentName } from './api/resource-name.ts';
import { CommitClock } from './clock.ts';
import { applyWrite, writtenName } from './documents/apply-write.ts';
import { checkWrites } from './documents/check-writes.ts';
import { DocumentStore, type DocumentView } from './documents/document-store.ts';
import type { DocumentChange, StoredDocument } from './documents/stored-document.ts';
import type { CommitRecord, Journal } from './journal.ts';
import type { Transaction } from './transactions/transaction.ts';
import { Transactions } from './transactions/transactions.ts';
import { UsageMeter } from './usage.ts';
import { type Micros, microsToTimestamp } from './values/timestamp.ts';

export interface CommitOutcome {
  readonly time: Micros;
  readonly results: WriteResult[];
}

export interface CommitOptions {
  readonly transaction?: Transaction | undefined;
  /** Called before anything is applied; throws to refuse the commit. */
  readonly approve?: ((writes: readonly Write[], view: DocumentView) => void) | undefined;
}

export type CommitListener = () => void;

/** One database of one project. Commits are atomic and applied one at a time. */
export class Database {
  readonly name: string;
  readonly usage: UsageMeter;
  readonly transactions = new Transactions();
  readonly #clock = new CommitClock();
  readonly #store = new DocumentStore();
  readonly #listeners = new Set<CommitListener>();
  readonly #journal: Journal;
  #changedAt: Micros = 0;

  constructor(name: string, journal: Journal, usage: UsageMeter = new UsageMeter()) {
    this.name = name;
    this.usage = usage;
    this.#journal = journal;
  }

  get current(): DocumentView {
    return this.#store;
  }

  now(): Micros {
    return this.#clock.now();
  }

  /** When the current state began. */
  get changedAt(): Micros {
    return this.#changedAt;
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Applies all writes, or none if one of them is refused; invalid ones before anything else. */
  commit(writes: readonly Write[], options: CommitOptions = {}): CommitOutcome {
    const { transaction, approve } = options;
    checkWrites(writes);
    transaction?.checkReads(this.#store);
    const time = writes.length > 0 ? this.#clock.next() : this.#clock.now();
    approve?.(writes, this.#store);
    const staged = new Map<string, StoredDocument | undefined>();
    const results = writes.map((write) => this.#stage(write, staged, time));
    this.#apply(time, changesBetween(this.#store, staged));
    this.usage.addWrites(writes);
    return { time, results };
  }

  /** Deletes every document. */
  clear(): void {
    const changes = [...this.#store.all()].map((before) => ({
      path: before.path,
      before,
      after: undefined,
    }));
    this.#apply(this.#clock.next(), changes);
  }

  /** Replays a commit from a journal. */
  restore({ time, documents, deleted }: CommitRecord): void {
    for (const document of documents) this.#store.set(document.path, document);
    for (const path of deleted) this.#store.set(path, undefined);
    this.#clock.advanceTo(time);
    this.#changedAt = time;
  }

  /** The whole content as one record, to compact a journal. */
  snapshot(): CommitRecord {
    const documents = [...this.#store.all()];
    return { database: this.name, time: this.#clock.now(), documents, deleted: [] };
  }

  #stage(write: Write, staged: Map<string, StoredDocument | undefined>, time: Micros): WriteResult {
    const { database, path } = parseDocumentName(writtenName(write));
    if (database !== this.name) {
      throw invalidArgument(`A write to ${database} came in a request for ${this.name}.`);
    }
    const current = staged.has(path) ? staged.get(path) : this.#store.get(path);
    const document = applyWrite(write, current, time);
    staged.set(path, document);
    return {
      ...(document && { updateTime: microsToTimestamp(document.updateTime) }),
      transformResults: [],
    };
  }

  #apply(time: Micros, changes: readonly DocumentChange[]): void {
    if (changes.length === 0) return;
    this.#journal.append(toRecord(this.name, time, changes));
    this.#changedAt = time;
    for (const { path, after } of changes) this.#store.set(path, after);
    for (const listener of this.#listeners) listener();
  }
}

function changesBetween(
  view: DocumentView,
  staged: ReadonlyMap<string, StoredDocument | undefined>,
): DocumentChange[] {
  return [...staged]
    .map(([path, after]) => ({ path, before: view.get(path), after }))
    .filter(({ before, after }) => before !== after);
}

function toRecord(
  database: string,
  time: Micros,
  changes: readonly DocumentChange[],
): CommitRecord {
  return {
    database,
    time,
    documents: changes.flatMap(({ after }) => (after ? [after] : [])),
    deleted: changes.filter(({ after }) => !after).map(({ path }) => path),
  };
}
