import { FirestoreError, invalidArgument } from '../api/errors.ts';
import { parseParentName } from '../api/resource-name.ts';
import type { Caller } from '../gate.ts';
import { compareUtf8 } from '../values/compare-strings.ts';
import { batchGetDocuments } from './batch-get.ts';
import { commit } from './commit.ts';
import { runAggregationQuery, runQuery } from './queries.ts';

/** Answers a request of the method's type with a message, or with an array of them if it streams. */
type Operation = (caller: Caller, request: never) => object | Promise<object>;

/** The implemented methods, by the service's names; its one stream is in `listen/`. */
export const METHODS = {
  ListCollectionIds: listCollectionIds,
  Commit: commit,
  Rollback: rollback,
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
} satisfies Record<string, Operation>;

export type MethodName = keyof typeof METHODS;

/** Calls a method with a message that was decoded as its request. */
export const callMethod = (name: MethodName, caller: Caller, request: object) =>
  (METHODS[name] as Operation)(caller, request as never);

/** Ids of the collections of the root, all at once. */
function listCollectionIds(caller: Caller, { parent }: { parent?: string }) {
  const { database: name, path } = parseParentName(parent);
  if (path !== '') throw new FirestoreError('UNIMPLEMENTED', 'Only the root lists collections.');
  const { database, gate } = caller.enter(name);
  gate.administer('Listing the ids of collections');
  database.usage.addReads(1);
  const ids = new Set([...database.current.collectionPaths()].map((each) => each.split('/', 1)[0]));
  return { collectionIds: [...ids].map((id = '') => id).sort(compareUtf8), nextPageToken: '' };
}

interface RollbackRequest {
  database?: string;
  transaction?: Uint8Array;
}

export function rollback(caller: Caller, { database = '', transaction }: RollbackRequest) {
  if (!transaction) throw invalidArgument('A rollback needs a transaction.');
  caller.enter(database).database.transactions.rollback(transaction);
  return {};
}
