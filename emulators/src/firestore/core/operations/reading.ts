import type { Database } from '../database.ts';
import type { DocumentView } from '../documents/document-store.ts';
import type { ConsistencySelector, TimestampMessage } from '../messages.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts';
import { startTransaction } from './transactions.ts';

/** The state of the data that one request reads. */
export interface Reading {
  readonly view: DocumentView;
  readonly readTime: TimestampMessage;
  /** Set if what is read decides whether this transaction may commit. */
  readonly guarded: Transaction | undefined;
  /** The transaction that this request began, for the first message of its answer. */
  readonly begun: Uint8Array | undefined;
}

/**
 * Opens the state that a request asks for: now, a past time, or what its transaction sees. A
 * transaction that may write first waits in line for the documents it is going to read.
 */
export async function openReading(
  database: Database,
  selector: ConsistencySelector,
  pathsToLock: () => readonly string[],
): Promise<Reading> {
  const begun = selector.newTransaction && startTransaction(database, selector.newTransaction);
  const transaction = begun ?? openTransaction(database, selector.transaction);
  const readTime = transaction?.readTime ?? toMicros(selector.readTime);
  if (readTime !== undefined) {
    return at(database.viewAt(readTime), readTime, undefined, begun);
  }
  if (transaction) {
    await database.transactions.lock(transaction, pathsToLock());
  }
  return at(database.current, database.now(), transaction, begun);
}

const at = (
  view: DocumentView,
  time: number,
  guarded: Transaction | undefined,
  begun: Transaction | undefined,
): Reading => ({ view, readTime: microsToTimestamp(time), guarded, begun: begun?.id });

function openTransaction(database: Database, id: Uint8Array | undefined): Transaction | undefined {
  return id && id.length > 0 ? database.transactions.get(id) : undefined;
}

const toMicros = (time: TimestampMessage | undefined): number | undefined =>
  time && timestampToMicros(time);

/** The answers of a stream, led by the transaction that the request began, if any. */
export function withBegun<Answer extends object>(
  { begun, readTime }: Reading,
  answers: readonly Answer[],
): (Answer | { transaction: Uint8Array; readTime: TimestampMessage })[] {
  return begun ? [{ transaction: begun, readTime }, ...answers] : [...answers];
}
