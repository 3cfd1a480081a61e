import type { Caller } from '../src/firestore/core/gate.ts';
import { type CommitRequest, commit } from '../src/firestore/core/operations/commit.ts';
import {
  type GetDocumentRequest,
  getDocument,
} from '../src/firestore/core/operations/get-documents.ts';
import { type RunQueryRequest, runQuery } from '../src/firestore/core/operations/run-query.ts';
import type { TestClient } from '../src/firestore/grpc/test-client.ts';

/** One way to reach the same operations. */
export interface Target {
  get(request: GetDocumentRequest): Promise<unknown>;
  query(request: RunQueryRequest): Promise<unknown>;
  commit(request: CommitRequest): Promise<unknown>;
  close(): void;
}

export const callInProcess = (caller: Caller): Target => ({
  get: (request) => getDocument(caller, request),
  query: (request) => runQuery(caller, request),
  commit: async (request) => commit(caller, request),
  close: () => undefined,
});

export const callGrpc = (client: TestClient): Target => ({
  get: (request) => client.call('GetDocument', { ...request }),
  query: (request) => client.collect('RunQuery', { ...request }),
  commit: (request) => client.call('Commit', { ...request }),
  close: () => client.close(),
});
