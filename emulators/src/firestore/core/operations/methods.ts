import type { Caller } from '../gate.ts';
import { batchWrite, commit } from './commit.ts';
import { batchGetDocuments, getDocument } from './get-documents.ts';
import { listCollectionIds, listDocuments } from './listing.ts';
import { runAggregationQuery, runQuery } from './queries.ts';
import { beginTransaction, rollback } from './transactions.ts';
import { createDocument, deleteDocument, updateDocument } from './write-document.ts';

/** Answers a request of the method's type with a message, or with an array of them if it streams. */
type Operation = (caller: Caller, request: never) => object | Promise<object>;

/** What this Firestore does, by the names of the service; its streams are in streams.ts. */
export const METHODS = {
  GetDocument: getDocument,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  ListDocuments: listDocuments,
  ListCollectionIds: listCollectionIds,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
} satisfies Record<string, Operation>;

export type MethodName = keyof typeof METHODS;

/** Calls a method with a message that was decoded as its request. */
export const callMethod = (name: MethodName, caller: Caller, request: object) =>
  (METHODS[name] as Operation)(caller, request as never);
