import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';
import { createAdminTestClient, createTestClient, type TestClient } from './test-client.ts';

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

test('the admin API for indexes and databases is refused and logged', async () => {
  const admin = createAdminTestClient(server.address);
  await expect(admin.call('ListDatabases', {})).rejects.toMatchObject({ code: 12 });
  admin.close();
  expect(logged).toEqual([
    'Firestore: ListDatabases: ListDatabases is not implemented by this local Firestore.',
  ]);
});

test('an invalid resource name is refused', async () => {
  const calls = [
    client.call('Commit', { database: 'nonsense', writes: [] }),
    client.call('GetDocument', { name: `${parent}/only-a-collection` }),
    client.call('Commit', {
      database,
      writes: [{ delete: 'projects/x/databases/y/documents/a/b' }],
    }),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 3 });
});

test('pages continue after the last document, whatever is written in between', async () => {
  await client.call('Commit', {
    database,
    writes: ['a', 'c', 'e', 'g'].map((id, n) => update(`docs/${id}`, n)),
  });
  const page = async (pageToken: unknown) => {
    const request = { parent, collectionId: 'docs', pageSize: 2, pageToken };
    const { documents, nextPageToken } = await client.call('ListDocuments', request);
    const ids = (documents as { name: string }[]).map(({ name }) => name.at(-1)).join('');
    return { ids, nextPageToken };
  };
  const first = await page('');
  await client.call('Commit', { database, writes: [update('docs/b', 0), update('docs/d', 0)] });
  const second = await page(first.nextPageToken);
  const third = await page(second.nextPageToken);
  expect([first.ids, second.ids, third.ids]).toEqual(['ac', 'de', 'g']);
  expect(third.nextPageToken ?? '').toBe('');
});

test('a transaction cannot be used after it has ended', async () => {
  const { transaction } = await client.call('BeginTransaction', { database });
  await client.call('Commit', { database, transaction, writes: [] });
  const again = client.call('Commit', { database, transaction, writes: [update('docs/a', 1)] });
  await expect(again).rejects.toMatchObject({ code: 3 });
});

test('a commit is aborted if a document that its transaction read has changed', async () => {
  const { transaction } = await client.call('BeginTransaction', { database });
  const name = `${parent}/docs/a`;
  await expect(client.call('GetDocument', { name, transaction })).rejects.toMatchObject({
    code: 5,
  });
  await client.call('Commit', { database, writes: [update('docs/a', 1)] });
  const commit = client.call('Commit', { database, transaction, writes: [update('docs/a', 2)] });
  await expect(commit).rejects.toMatchObject({ code: 10 });
  expect(await client.call('GetDocument', { name })).toMatchObject({
    fields: { n: { integerValue: '1' } },
  });
});

test('a write stream starts with a token and then commits', async () => {
  const stream = client.open('Write');
  stream.send({ database });
  const { streamToken } = await stream.next();
  stream.send({ streamToken, writes: [update('docs/a', 1)] });
  expect(await stream.next()).toMatchObject({ writeResults: [{ updateTime: {} }] });
  stream.send({
    streamToken,
    writes: [{ ...update('docs/b', 1), currentDocument: { exists: true } }],
  });
  await expect(stream.next()).rejects.toMatchObject({ code: 5 });
  expect(await client.call('GetDocument', { name: `${parent}/docs/a` })).toBeDefined();
});

test("a call without a token is anonymous, not the owner's", async () => {
  const anonymous = createTestClient(server.address, '');
  const name = 'projects/demo-calls/databases/(default)/documents/docs/a';
  await expect(anonymous.call('GetDocument', { name })).rejects.toMatchObject({ code: 7 });
  anonymous.close();
});

test('a reader that hung up while it waited for a lock keeps nobody waiting', async () => {
  const reading = { database, documents: [`${parent}/docs/a`], newTransaction: { readWrite: {} } };
  const [{ transaction } = {}] = await client.collect('BatchGetDocuments', reading);
  const hangUp = client.begin('BatchGetDocuments', reading);
  const roundTrip = () => client.call('Commit', { database, writes: [update('docs/b', 1)] });
  await roundTrip(); // it waits by now
  hangUp();
  await roundTrip();
  await client.call('Commit', { database, writes: [update('docs/a', 1)], transaction });
  const startedMs = performance.now();
  await client.collect('BatchGetDocuments', reading);
  expect(performance.now() - startedMs).toBeLessThan(1000); // locks time out after 2 s
});
