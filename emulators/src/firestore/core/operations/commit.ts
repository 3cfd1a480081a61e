import { FirestoreError, invalidArgument, STATUS_CODES } from '../api/errors.ts';
import type { Write, WriteResult } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import type { CommitOutcome } from '../database.ts';
import { applyWrite, writtenName } from '../documents/apply-write.ts';
import { checkWrites } from '../documents/check-writes.ts';
import type { Caller, DatabaseAccess } from '../gate.ts';
import { microsToTimestamp } from '../values/timestamp.ts';

export interface CommitRequest {
  database?: string;
  writes: Write[];
  transaction?: Uint8Array;
}

export interface BatchWriteRequest {
  database?: string;
  writes: Write[];
}

/** Applies all writes or none. Ends the transaction either way. */
export function commit(caller: Caller, request: CommitRequest) {
  const entered = caller.enter(request.database ?? '');
  const { time, results } = commitWrites(entered, request);
  return { writeResults: results, commitTime: microsToTimestamp(time) };
}

function commitWrites(
  { database, gate }: DatabaseAccess,
  { writes, transaction: id }: CommitRequest,
) {
  if (!id || id.length === 0) {
    return database.commit(writes, { approve: gate.write });
  }
  const transaction = database.transactions.get(id);
  try {
    const outcome = database.commit(writes, { transaction, approve: gate.write });
    const paths = writes.map((write) => parseDocumentName(writtenName(write)).path);
    database.transactions.trackContention(transaction, new Set(paths));
    return outcome;
  } finally {
    database.transactions.end(transaction);
  }
}

/** Applies each write on its own and returns a status for each; invalid ones refuse the call. */
export function batchWrite(caller: Caller, request: BatchWriteRequest) {
  const entered = caller.enter(request.database ?? '');
  const names = request.writes.map(writtenName);
  if (new Set(names).size < names.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
  checkWrites(request.writes);
  for (const { currentDocument: _, ...write } of request.writes) applyWrite(write, undefined, 0);
  const outcomes = request.writes.map((write) => writeAlone(entered, write));
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function writeAlone({ database, gate }: DatabaseAccess, write: Write) {
  try {
    const outcome: CommitOutcome = database.commit([write], { approve: gate.write });
    return { result: outcome.results[0] ?? NO_RESULT, status: { code: 0 } };
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    const { status, message } = error;
    return { result: NO_RESULT, status: { code: STATUS_CODES[status], message } };
  }
}

const NO_RESULT: WriteResult = { transformResults: [] };
