import type { Fields } from '../src/firestore/core/api/messages.ts';
import type { Caller } from '../src/firestore/core/gate.ts';
import { type CommitRequest, commit } from '../src/firestore/core/operations/commit.ts';
import {
  type GetDocumentRequest,
  getDocument,
} from '../src/firestore/core/operations/get-documents.ts';
import { type RunQueryRequest, runQuery } from '../src/firestore/core/operations/run-query.ts';
import type { TestClient } from '../src/firestore/grpc/test-client.ts';
import { PAGE } from './requests.ts';
import { openWire } from './wire.ts';

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

/** What somebody would write who needs nothing but the answers: documents in a Map, by their name. */
export function callMap(): Target {
  const documents = new Map<string, Fields>();
  const secondsOf = ({ placedAt }: Fields): number =>
    placedAt && 'timestampValue' in placedAt ? Number(placedAt.timestampValue.seconds) : 0;
  const isAdas = ({ owner }: Fields) =>
    owner !== undefined && 'stringValue' in owner && owner.stringValue === 'ada';
  return {
    get: async ({ name = '' }) => documents.get(name),
    query: async () =>
      [...documents.values()]
        .filter(isAdas)
        .sort((a, b) => secondsOf(b) - secondsOf(a))
        .slice(0, PAGE),
    commit: async ({ writes = [] }) => {
      for (const { update } of writes)
        if (update?.name) documents.set(update.name, update.fields ?? {});
    },
    close: () => undefined,
  };
}

/** A call that asks for nothing, whatever is wanted. */
export function callWire(address: string): Target {
  const { echo, close } = openWire(address);
  return { get: echo, query: echo, commit: echo, close };
}
