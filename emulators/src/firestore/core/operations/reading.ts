import { FirestoreError, unimplemented } from '../api/errors.ts';
import type { ConsistencySelector, TimestampMessage } from '../api/messages.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts';

/** A read of the current state. */
export interface Reading {
  readonly readTime: TimestampMessage;
  /** The transaction whose commit depends on this read. */
  readonly transaction: Transaction | undefined;
  /** Id of the transaction that this request began, for the first message of the answer. */
  readonly newTransaction: Uint8Array | undefined;
}

/** A transaction first waits for locks on the documents it is about to read. */
export async function openReading(
  database: Database,
  { newTransaction, transaction: id, readTime }: ConsistencySelector,
  pathsToLock: () => readonly string[],
): Promise<Reading> {
  if (newTransaction?.readOnly) throw unimplemented('A transaction that only reads');
  // The admin SDK continues an interrupted query as of its first result.
  if (readTime && timestampToMicros(readTime) < database.changedAt) {
    throw new FirestoreError('ABORTED', 'The data was changed since. Please try again.');
  }
  const known = id?.length ? database.transactions.get(id) : undefined;
  const transaction = newTransaction ? database.transactions.begin() : known;
  if (transaction) await database.transactions.lock(transaction, pathsToLock());
  return {
    readTime: microsToTimestamp(database.now()),
    transaction,
    newTransaction: newTransaction && transaction?.id,
  };
}

/** Prepends the new transaction's id, if the request began one. */
export function withNewTransaction<Answer extends object>(
  { newTransaction, readTime }: Reading,
  answers: readonly Answer[],
): (Answer | { transaction: Uint8Array; readTime: TimestampMessage })[] {
  return newTransaction ? [{ transaction: newTransaction, readTime }, ...answers] : [...answers];
}
