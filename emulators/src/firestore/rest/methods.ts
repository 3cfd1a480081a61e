import type { Caller } from '../core/gate.ts';
import { batchWrite, commit } from '../core/operations/commit.ts';
import { batchGetDocuments, getDocument } from '../core/operations/get-documents.ts';
import { listCollectionIds } from '../core/operations/list-collection-ids.ts';
import { listDocuments } from '../core/operations/list-documents.ts';
import { runAggregationQuery } from '../core/operations/run-aggregation-query.ts';
import { runQuery } from '../core/operations/run-query.ts';
import { beginTransaction, rollback } from '../core/operations/transactions.ts';
import {
  createDocument,
  deleteDocument,
  updateDocument,
} from '../core/operations/write-document.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';

/** Calls one method with a JSON request; streamed answers become an array. */
export type RestMethod = (codec: JsonCodec, caller: Caller, request: object) => Promise<object>;

const unary =
  <Request>(
    requestType: string,
    responseType: string,
    operation: (caller: Caller, request: Request) => object | Promise<object>,
  ): RestMethod =>
  async (codec, caller, request) => {
    const answer = await operation(caller, codec.decode<Request>(requestType, request));
    return responseType === 'Empty' ? {} : codec.encode(responseType, answer);
  };

const streaming =
  <Request>(
    name: string,
    operation: (caller: Caller, request: Request) => Promise<readonly object[]>,
  ): RestMethod =>
  async (codec, caller, request) => {
    const answers = await operation(caller, codec.decode<Request>(`${name}Request`, request));
    return answers.map((answer) => codec.encode(`${name}Response`, answer));
  };

/** Custom methods, as in `…/documents:commit`. */
export const NAMED_METHODS: Readonly<Record<string, RestMethod>> = {
  batchGet: streaming('BatchGetDocuments', batchGetDocuments),
  runQuery: streaming('RunQuery', runQuery),
  runAggregationQuery: streaming('RunAggregationQuery', runAggregationQuery),
  commit: unary('CommitRequest', 'CommitResponse', commit),
  batchWrite: unary('BatchWriteRequest', 'BatchWriteResponse', batchWrite),
  beginTransaction: unary('BeginTransactionRequest', 'BeginTransactionResponse', beginTransaction),
  rollback: unary('RollbackRequest', 'Empty', rollback),
  listCollectionIds: unary(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    listCollectionIds,
  ),
};

/** Methods whose request names a parent; the others name a database. */
export const METHODS_OF_PARENTS: ReadonlySet<string> = new Set([
  'runQuery',
  'runAggregationQuery',
  'listCollectionIds',
]);

export const GET_DOCUMENT = unary('GetDocumentRequest', 'Document', getDocument);
export const LIST_DOCUMENTS = unary('ListDocumentsRequest', 'ListDocumentsResponse', listDocuments);
export const CREATE_DOCUMENT = unary('CreateDocumentRequest', 'Document', createDocument);
export const UPDATE_DOCUMENT = unary('UpdateDocumentRequest', 'Document', updateDocument);
export const DELETE_DOCUMENT = unary('DeleteDocumentRequest', 'Empty', deleteDocument);
