import type { TransactionOptions } from '../api/messages.ts';
import type { Database } from '../database.ts';
import type { Caller } from '../gate.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { timestampToMicros } from '../values/timestamp.ts';

export interface BeginTransactionRequest {
  database?: string;
  options?: TransactionOptions;
}

export interface RollbackRequest {
  database?: string;
  transaction?: Uint8Array;
}

export function beginTransaction(caller: Caller, request: BeginTransactionRequest) {
  const { database } = caller.enter(request.database ?? '');
  return { transaction: startTransaction(database, request.options ?? {}).id };
}

export function rollback(caller: Caller, request: RollbackRequest) {
  caller
    .enter(request.database ?? '')
    .database.transactions.rollback(request.transaction ?? Buffer.of());
  return {};
}

/** Begins a transaction; a read-only one reads at the time it asks for, or now. */
export function startTransaction(database: Database, options: TransactionOptions): Transaction {
  if (!options.readOnly) {
    return database.transactions.begin(undefined);
  }
  const { readTime } = options.readOnly;
  const time = readTime ? timestampToMicros(readTime) : database.now();
  // Refuse here rather than at the first read.
  database.viewAt(time);
  return database.transactions.begin(time);
}
