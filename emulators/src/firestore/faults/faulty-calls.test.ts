import { expect, test, vi } from 'vitest';
import { useFirestore } from '../conformance/firestore-under-test.ts';
import { createTestClient, type TestClient } from '../grpc/test-client.ts';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';
import type { Fault } from './faults.ts';

const local = useFirestore('faults');
const database = `projects/${local.projectId}/databases/(default)`;
const name = `${database}/documents/docs/a`;
const DEADLINE_EXCEEDED = 4;
const ABORTED = 10;

const doc = () => local.db.collection('docs').doc('a');

async function withClient<Result>(
  { address }: LocalFirestore,
  use: (client: TestClient) => Promise<Result>,
): Promise<Result> {
  const client = createTestClient(address);
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

const steer = (method: string, path: string, body?: string) =>
  fetch(`http://${local.server.address}/emulator/v1/${path}`, { method, ...(body && { body }) });

/** Reads without a fault. */
async function isThere(): Promise<boolean> {
  local.server.setFault(undefined);
  return (await doc().get()).exists;
}

test('a commit whose answer is lost has been applied', async () => {
  local.server.setFault({ code: 'DEADLINE_EXCEEDED', when: 'after' });
  await expect(doc().set({ n: 1 })).rejects.toMatchObject({ code: DEADLINE_EXCEEDED });
  expect(local.server.usage().writes).toBe(1);
  expect(await isThere()).toBe(true);
});

test('a transaction whose commit is aborted once retries and writes once', async () => {
  await doc().set({ n: 0 });
  // An attempt is a read and a commit, so every second call is a commit.
  local.server.setFault({ code: 'ABORTED', every: 2 });
  let runs = 0;
  await local.db.runTransaction(
    async (transaction) => {
      runs += 1;
      const n = (await transaction.get(doc())).get('n');
      transaction.update(doc(), { n: n + 1 });
      if (runs === 2) local.server.setFault(undefined);
    },
    { maxAttempts: 3 },
  );
  expect([runs, (await doc().get()).get('n')]).toEqual([2, 1]);
});

test.each<[method: string, request: object]>([
  ['BatchGetDocuments', { database, documents: [name] }],
  [
    'RunQuery',
    { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'docs' }] } },
  ],
])('the streamed answer of %s fails as well', async (method, request) => {
  local.server.setFault({ code: 'ABORTED' });
  const failed = withClient(local.server, (client) => client.collect(method, { ...request }));
  await expect(failed).rejects.toMatchObject({ code: ABORTED });
});

test.each<[code: NonNullable<Fault['code']>, status: number]>([
  ['UNAVAILABLE', 503],
  ['DEADLINE_EXCEEDED', 504],
  ['ABORTED', 409],
  ['RESOURCE_EXHAUSTED', 429],
])('a REST call reports %s as %i', async (code, status) => {
  local.server.setFault({ code });
  const answer = await local.rest.call('batchGet', { documents: [name] });
  expect(answer).toMatchObject({ status, body: { error: { status: code } } });
});

test('the control endpoint sets and clears faults, which do not affect it', async () => {
  expect((await steer('PUT', 'fault', '{"code":"DEADLINE_EXCEEDED"}')).status).toBe(200);
  await expect(doc().create({})).rejects.toMatchObject({ code: DEADLINE_EXCEEDED });
  expect((await steer('GET', 'usage')).status).toBe(200);
  expect((await steer('DELETE', 'fault')).status).toBe(200);
  await doc().create({});
});

test('a delayed call blocks neither the server from stopping nor the process from exiting', async () => {
  const delayMs = 600_123;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  const server = await startLocalFirestore();
  server.setFault({ delayMs, every: 2 });
  await withClient(server, async (client) => {
    const read = () =>
      client.collect('BatchGetDocuments', { database, documents: [name] }).catch(() => 'ended');
    await read();
    const waiting = read();
    // On the same connection, so that the delayed call has arrived before this one.
    await read();
    await server.stop();
    expect(await waiting).toBe('ended');
  });
  const index = timers.mock.calls.findIndex(([, ms]) => ms === delayMs);
  expect(ended).toHaveBeenCalledWith(timers.mock.results[index]?.value);
  vi.restoreAllMocks();
});
