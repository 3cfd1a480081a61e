import { type FirestoreError, invalidArgument } from '../errors.ts';
import type { Micros } from '../values/timestamp.ts';
import { DocumentLocks } from './document-locks.ts';
import { Transaction } from './transaction.ts';

/** Production's limits. */
const MAX_IDLE_MS = 60_000;
const MAX_AGE_MS = 270_000;
/** Behind a client that was killed; callers often give a single call no more than 5 s. */
const LOCK_PATIENCE_MS = 2000;
const MAX_LEARNT = 10_000;

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  /** Ended ones, so that a rollback that comes after a failed commit is no error. */
  readonly #ended = new Map<string, number>();
  readonly #locks = new DocumentLocks(LOCK_PATIENCE_MS);
  /** Documents that transactions read and do not write: no one needs to queue for them. */
  readonly #merelyRead = new Set<string>();

  begin(readTime: Micros | undefined): Transaction {
    this.#sweep(Date.now());
    const transaction = new Transaction(readTime, Date.now());
    this.#open.set(keyOf(transaction.id), transaction);
    return transaction;
  }

  get(id: Uint8Array): Transaction {
    const transaction = this.#open.get(keyOf(id));
    if (!transaction || isExpired(transaction, Date.now())) {
      throw expired();
    }
    transaction.lastUsedMs = Date.now();
    return transaction;
  }

  /** Waits until no other transaction has read these documents, or waiting makes no sense. */
  async lock(transaction: Transaction, paths: readonly string[]): Promise<void> {
    const contended = paths.filter((path) => !this.#merelyRead.has(path));
    for (const path of contended.sort()) {
      await this.#locks.acquire(transaction, path);
      // It may have been rolled back while it waited, and would keep the lock for ever.
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

  /** Learns from a transaction that was committed which documents are worth queueing for. */
  learn(transaction: Transaction, writtenPaths: ReadonlySet<string>): void {
    if (this.#merelyRead.size > MAX_LEARNT) {
      this.#merelyRead.clear();
    }
    for (const path of transaction.readPaths) {
      if (writtenPaths.has(path)) this.#merelyRead.delete(path);
      else this.#merelyRead.add(path);
    }
  }

  rollback(id: Uint8Array): void {
    if (!this.#ended.has(keyOf(id))) {
      this.end(this.get(id));
    }
  }

  #sweep(nowMs: number): void {
    for (const transaction of this.#open.values()) {
      if (isExpired(transaction, nowMs)) {
        this.end(transaction);
      }
    }
    // The oldest come first.
    for (const [key, endedAtMs] of this.#ended) {
      if (endedAtMs >= nowMs - MAX_AGE_MS) break;
      this.#ended.delete(key);
    }
  }
}

const keyOf = (id: Uint8Array): string => Buffer.from(id).toString('base64');

// The admin SDK recognises a transaction it should run again by this wording.
const expired = (): FirestoreError =>
  invalidArgument('The referenced transaction has expired or is no longer valid.');

const isExpired = ({ startedAtMs, lastUsedMs }: Transaction, nowMs: number): boolean =>
  nowMs - lastUsedMs > MAX_IDLE_MS || nowMs - startedAtMs > MAX_AGE_MS;
