import type { ServiceDefinition, UntypedServiceImplementation } from '@grpc/grpc-js';
import { unimplemented } from '../core/api/errors.ts';
import { batchWrite, commit } from '../core/operations/commit.ts';
import { batchGetDocuments, getDocument } from '../core/operations/get-documents.ts';
import { listCollectionIds } from '../core/operations/list-collection-ids.ts';
import { listDocuments } from '../core/operations/list-documents.ts';
import { runAggregationQuery } from '../core/operations/run-aggregation-query.ts';
import { runQuery } from '../core/operations/run-query.ts';
import { listenStream, writeStream } from '../core/operations/streams.ts';
import { beginTransaction, rollback } from '../core/operations/transactions.ts';
import {
  createDocument,
  deleteDocument,
  updateDocument,
} from '../core/operations/write-document.ts';
import { type HandlerContext, serverStream, unary } from './handlers.ts';
import { bidiStream } from './stream-handler.ts';

/** Every method of the Firestore service; unsupported ones answer UNIMPLEMENTED. */
export function firestoreService(context: HandlerContext): UntypedServiceImplementation {
  return {
    GetDocument: unary(context, 'GetDocument', getDocument),
    CreateDocument: unary(context, 'CreateDocument', createDocument),
    UpdateDocument: unary(context, 'UpdateDocument', updateDocument),
    DeleteDocument: unary(context, 'DeleteDocument', deleteDocument),
    ListDocuments: unary(context, 'ListDocuments', listDocuments),
    ListCollectionIds: unary(context, 'ListCollectionIds', listCollectionIds),
    BeginTransaction: unary(context, 'BeginTransaction', beginTransaction),
    Commit: unary(context, 'Commit', commit),
    Rollback: unary(context, 'Rollback', rollback),
    BatchWrite: unary(context, 'BatchWrite', batchWrite),
    BatchGetDocuments: serverStream(context, 'BatchGetDocuments', batchGetDocuments),
    RunQuery: serverStream(context, 'RunQuery', runQuery),
    RunAggregationQuery: serverStream(context, 'RunAggregationQuery', runAggregationQuery),
    PartitionQuery: unary(context, 'PartitionQuery', refuse('PartitionQuery')),
    Listen: bidiStream(context, 'Listen', listenStream),
    Write: bidiStream(context, 'Write', writeStream),
  };
}

/** A service whose methods all answer UNIMPLEMENTED. */
export function refusedService(
  context: HandlerContext,
  definition: ServiceDefinition,
): UntypedServiceImplementation {
  const methods = Object.keys(definition);
  return Object.fromEntries(methods.map((name) => [name, unary(context, name, refuse(name))]));
}

const refuse = (method: string) => (): never => {
  throw unimplemented(method);
};
