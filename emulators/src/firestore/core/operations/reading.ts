import type { ConsistencySelector, TimestampMessage } from '../api/messages.ts';
import type { Database } from '../database.ts';
import type { DocumentView } from '../documents/document-store.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts';
import { startTransaction } from './transactions.ts';

/** The state of the data that a request reads. */
export interface Reading {
  readonly view: DocumentView;
  readonly readTime: TimestampMessage;
  /** The transaction whose commit depends on this read. */
  readonly guarded: Transaction | undefined;
  /** Id of the transaction that this request began, for the first message of the answer. */
  readonly newTransaction: Uint8Array | undefined;
}

/**
 * Opens the state that a request selects: now, a past time, or its transaction's view. A read-write
 * transaction first waits for locks on the documents it is about to read.
 */
export async function openReading(
  database: Database,
  selector: ConsistencySelector,
  pathsToLock: () => readonly string[],
): Promise<Reading> {
  const newTransaction =
    selector.newTransaction && startTransaction(database, selector.newTransaction);
  const transaction = newTransaction ?? openTransaction(database, selector.transaction);
  const readTime = transaction?.readTime ?? toMicros(selector.readTime);
  if (readTime !== undefined) {
    return at(database.viewAt(readTime), readTime, undefined, newTransaction);
  }
  if (transaction) {
    await database.transactions.lock(transaction, pathsToLock());
  }
  return at(database.current, database.now(), transaction, newTransaction);
}

const at = (
  view: DocumentView,
  time: number,
  guarded: Transaction | undefined,
  newTransaction: Transaction | undefined,
): Reading => ({
  view,
  readTime: microsToTimestamp(time),
  guarded,
  newTransaction: newTransaction?.id,
});

function openTransaction(database: Database, id: Uint8Array | undefined): Transaction | undefined {
  return id && id.length > 0 ? database.transactions.get(id) : undefined;
}

const toMicros = (time: TimestampMessage | undefined): number | undefined =>
  time && timestampToMicros(time);

/** Prepends the new transaction's id, if the request began one. */
export function withNewTransaction<Answer extends object>(
  { newTransaction, readTime }: Reading,
  answers: readonly Answer[],
): (Answer | { transaction: Uint8Array; readTime: TimestampMessage })[] {
  return newTransaction ? [{ transaction: newTransaction, readTime }, ...answers] : [...answers];
}
