import type { Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import { writtenName } from '../documents/apply-write.ts';
import type { Caller } from '../gate.ts';
import { microsToTimestamp } from '../values/timestamp.ts';

export interface CommitRequest {
  database?: string;
  writes: Write[];
  transaction?: Uint8Array;
}

/** Applies all writes or none. Ends the transaction either way. */
export function commit(
  caller: Caller,
  { database: name = '', writes, transaction: id }: CommitRequest,
) {
  const { database, gate } = caller.enter(name);
  const transaction = id?.length ? database.transactions.get(id) : undefined;
  try {
    const { time, results } = database.commit(writes, { transaction, approve: gate.write });
    if (transaction) {
      const paths = writes.map((write) => parseDocumentName(writtenName(write)).path);
      database.transactions.trackContention(transaction, new Set(paths));
    }
    return { writeResults: results, commitTime: microsToTimestamp(time) };
  } finally {
    if (transaction) database.transactions.end(transaction);
  }
}
