import { type FirestoreError, invalidArgument } from '../api/errors.ts';
import { DocumentLocks } from './document-locks.ts';
import { Transaction } from './transaction.ts';

/** Production's limits. */
const MAX_IDLE_MS = 60_000;
const MAX_AGE_MS = 270_000;
/** For a client that was killed; callers often allow 5 s for a single call. */
const LOCK_TIMEOUT_MS = 2000;
const MAX_UNCONTENDED = 10_000;

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  /** Remembered so that a rollback after a failed commit is not an error. */
  readonly #ended = new Map<string, number>();
  readonly #locks = new DocumentLocks(LOCK_TIMEOUT_MS);
  /** Documents that transactions read but do not write; locking them would only cost time. */
  readonly #uncontended = new Set<string>();

  begin(): Transaction {
    this.#sweep(Date.now());
    const transaction = new Transaction(Date.now());
    this.#open.set(keyOf(transaction.id), transaction);
    return transaction;
  }

  get(id: Uint8Array): Transaction {
    const transaction = this.#open.get(keyOf(id));
    if (!transaction || isExpired(transaction, Date.now())) throw expired();
    transaction.lastUsedMs = Date.now();
    return transaction;
  }

  /** Acquires the locks for these documents, see DocumentLocks. */
  async lock(transaction: Transaction, paths: readonly string[]): Promise<void> {
    const contended = paths.filter((path) => !this.#uncontended.has(path));
    for (const path of contended.sort()) {
      await this.#locks.acquire(transaction, path);
      // It may have been rolled back while waiting, and would keep the lock forever.
      if (!this.#open.has(keyOf(transaction.id))) {
        this.#locks.release(transaction);
        throw expired();
      }
    }
  }

  end(transaction: Transaction): void {
    this.#open.delete(keyOf(transaction.id));
    this.#ended.set(keyOf(transaction.id), Date.now());
    this.#locks.release(transaction);
  }

  /**
   * Records which documents a committed transaction wrote, to decide which ones are worth locking.
   */
  trackContention(transaction: Transaction, writtenPaths: ReadonlySet<string>): void {
    if (this.#uncontended.size > MAX_UNCONTENDED) this.#uncontended.clear();
    for (const path of transaction.readPaths) {
      if (writtenPaths.has(path)) this.#uncontended.delete(path);
      else this.#uncontended.add(path);
    }
  }

  rollback(id: Uint8Array): void {
    if (!this.#ended.has(keyOf(id))) this.end(this.get(id));
  }

  #sweep(nowMs: number): void {
    for (const transaction of this.#open.values()) {
      if (isExpired(transaction, nowMs)) this.end(transaction);
    }
    // Oldest first.
    for (const [key, endedAtMs] of this.#ended) {
      if (endedAtMs >= nowMs - MAX_AGE_MS) break;
      this.#ended.delete(key);
    }
  }
}

const keyOf = (id: Uint8Array): string => Buffer.from(id).toString('base64');

// The admin SDK recognises a retryable transaction by this wording.
const expired = (): FirestoreError =>
  invalidArgument('The referenced transaction has expired or is no longer valid.');

const isExpired = ({ startedAtMs, lastUsedMs }: Transaction, nowMs: number): boolean =>
  nowMs - lastUsedMs > MAX_IDLE_MS || nowMs - startedAtMs > MAX_AGE_MS;
