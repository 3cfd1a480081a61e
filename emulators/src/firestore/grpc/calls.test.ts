import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';
import { createTestClient, type TestClient } from './test-client.ts';

const database = 'projects/demo-calls/databases/(default)';
const parent = `${database}/documents`;

let server: LocalFirestore;
let client: TestClient;
let logged: string[];

beforeEach(async () => {
  logged = [];
  server = await startLocalFirestore({ log: (line) => logged.push(line) });
  client = createTestClient(server.address);
});

afterEach(async () => {
  client.close();
  await server.stop();
});

const update = (path: string, n: number) => ({
  update: { name: `${parent}/${path}`, fields: { n: { integerValue: n } } },
});

test('an unimplemented method is refused and logged', async () => {
  const call = client.call('PartitionQuery', { parent });
  await expect(call).rejects.toMatchObject({ code: 12 });
  expect(logged).toEqual([
    'Firestore: PartitionQuery: PartitionQuery is not implemented by this local Firestore.',
  ]);
});

test('an invalid resource name is refused', async () => {
  const calls = [
    client.call('Commit', { database: 'nonsense', writes: [] }),
    client.collect('BatchGetDocuments', { database, documents: [`${parent}/a`] }),
    client.call('Commit', {
      database,
      writes: [{ delete: 'projects/x/databases/y/documents/a/b' }],
    }),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 3 });
});

test('a commit is aborted if a document that its transaction read has changed', async () => {
  const documents = [`${parent}/docs/a`];
  const begin = { database, documents, newTransaction: { readWrite: {} } };
  const [{ transaction } = {}] = await client.collect('BatchGetDocuments', begin);
  await client.call('Commit', { database, writes: [update('docs/a', 1)] });
  const late = { database, transaction, writes: [update('docs/a', 2)] };
  await expect(client.call('Commit', late)).rejects.toMatchObject({ code: 10 });
  // It has ended as well.
  await expect(client.call('Commit', late)).rejects.toMatchObject({ code: 3 });
});

test('a query is continued as of its first result unless something has changed since', async () => {
  const query = { parent, structuredQuery: { from: [{ collectionId: 'docs' }] } };
  await client.call('Commit', { database, writes: [update('docs/a', 1)] });
  const [{ readTime } = {}] = await client.collect('RunQuery', query);
  const again = () => client.collect('RunQuery', { ...query, readTime });
  expect(await again()).toMatchObject([{ document: {} }]);
  await client.call('Commit', { database, writes: [update('docs/a', 2)] });
  await expect(again()).rejects.toMatchObject({ code: 10 });
});

test("a call without a token is anonymous, not the owner's", async () => {
  const anonymous = createTestClient(server.address, '');
  const reading = anonymous.collect('BatchGetDocuments', {
    database,
    documents: [`${parent}/a/b`],
  });
  await expect(reading).rejects.toMatchObject({ code: 7 });
  anonymous.close();
});

test('a reader that hung up while waiting for a lock holds up nobody', async () => {
  const reading = { database, documents: [`${parent}/docs/a`], newTransaction: { readWrite: {} } };
  const [{ transaction } = {}] = await client.collect('BatchGetDocuments', reading);
  const hangUp = client.begin('BatchGetDocuments', reading);
  const roundTrip = () => client.call('Commit', { database, writes: [update('docs/b', 1)] });
  await roundTrip(); // it is waiting by now
  hangUp();
  await roundTrip();
  await client.call('Commit', { database, writes: [update('docs/a', 1)], transaction });
  const startedMs = performance.now();
  await client.collect('BatchGetDocuments', reading);
  expect(performance.now() - startedMs).toBeLessThan(1000); // locks time out after 2 s
});
