import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './conformance/firestore-under-test.ts';
import { Snapshots } from './conformance/snapshots.ts';

const local = useFirestore('usage');
const docs = () => local.db.collection('docs');

/** Documents a, b, c … with the numbers 1, 2, 3 …, not billed. */
async function seed(count: number): Promise<void> {
  const ids = [...'abcdef'].slice(0, count);
  await local.fill(Object.fromEntries(ids.map((id, i) => [`docs/${id}`, { n: i + 1 }])));
  local.server.resetUsage();
}

const bill = ({ reads = 0, writes = 0, deletes = 0 }) => ({ reads, writes, deletes });

test.each<[what: string, reads: number, call: () => Promise<unknown>]>([
  ['a document', 1, () => docs().doc('a').get()],
  ['a document that is missing', 1, () => docs().doc('missing').get()],
  [
    'several documents, one missing',
    3,
    () => local.db.getAll(...['a', 'b', 'z'].map((id) => docs().doc(id))),
  ],
  ['the results of a query', 3, () => docs().get()],
  ['the results of a query with a limit', 2, () => docs().limit(2).get()],
  ['a query without results', 1, () => docs().where('n', '>', 9).get()],
  ['a query with a projection', 3, () => docs().select().get()],
  ['results and those an offset skips', 2, () => docs().orderBy('n').offset(1).limit(1).get()],
  ['what an offset beyond the end skips', 3, () => docs().offset(7).get()],
  ['a count', 1, () => docs().count().get()],
  ['a count of nothing', 1, () => docs().where('n', '>', 9).count().get()],
  ['a list of documents', 3, () => docs().listDocuments()],
  ['a list of collections', 1, () => local.db.listCollections()],
])('%s: %i reads', async (_, reads, call) => {
  await seed(3);
  await call();
  expect(local.server.usage()).toEqual(bill({ reads }));
});

test('each write of a batch counts, even without changes, and each delete', async () => {
  await seed(2);
  const batch = local.db.batch();
  batch.set(docs().doc('a'), { n: 1 });
  batch.update(docs().doc('b'), { n: 5 });
  batch.create(docs().doc('new'), { n: 6 });
  batch.delete(docs().doc('missing'));
  await batch.commit();
  expect(local.server.usage()).toEqual(bill({ writes: 3, deletes: 1 }));
});

test('a refused commit is not billed', async () => {
  await seed(1);
  const batch = local.db.batch().set(docs().doc('b'), {}).create(docs().doc('a'), {});
  await expect(batch.commit()).rejects.toThrow(/already exists/i);
  expect(local.server.usage()).toEqual(bill({}));
});

test('the writes of a bulk writer count one by one', async () => {
  const writer = local.db.bulkWriter();
  for (const id of ['a', 'b', 'c']) void writer.set(docs().doc(id), {});
  await writer.close();
  expect(local.server.usage()).toEqual(bill({ writes: 3 }));
});

test('a transaction is billed for its reads and writes', async () => {
  await seed(3);
  await local.db.runTransaction(async (transaction) => {
    await transaction.getAll(docs().doc('a'), docs().doc('missing'));
    await transaction.get(docs().where('n', '>=', 2));
    transaction.update(docs().doc('a'), { n: 4 }).delete(docs().doc('b'));
  });
  expect(local.server.usage()).toEqual(bill({ reads: 4, writes: 1, deletes: 1 }));
});

test('a transaction that retries is billed for its reads again, for its writes once', async () => {
  await seed(1);
  let runs = 0;
  await local.db.runTransaction(async (transaction) => {
    runs += 1;
    await transaction.get(docs().doc('a'));
    if (runs === 1) await docs().doc('a').set({ n: 2 });
    transaction.update(docs().doc('a'), { n: 3 });
  });
  expect(runs).toBe(2);
  expect(local.server.usage()).toEqual(bill({ reads: 2, writes: 2 }));
});

/** Reads that a listener is billed until its next snapshot. */
async function readsUntilNext(listener: { next(): Promise<unknown> }): Promise<number> {
  await listener.next();
  const { reads } = local.server.usage();
  local.server.resetUsage();
  return reads;
}

const listenTo = (query: Query) =>
  new Snapshots<QuerySnapshot>((next, fail) => query.onSnapshot(next, fail));

test('a listener is billed for its first result and then for added and changed documents', async () => {
  await seed(3);
  const listener = listenTo(docs().where('n', '<', 10));
  expect(await readsUntilNext(listener)).toBe(3);
  await docs().doc('f').set({ n: 6 });
  expect(await readsUntilNext(listener)).toBe(1);
  await docs().doc('a').update({ n: 7 });
  expect(await readsUntilNext(listener)).toBe(1);
  listener.end();
});

test('a listener is billed for a document that leaves by an update, not by a deletion', async () => {
  await seed(3);
  const listener = listenTo(docs().where('n', '<', 10));
  await readsUntilNext(listener);
  await docs().doc('a').update({ n: 10 });
  expect(await readsUntilNext(listener)).toBe(1);
  await docs().doc('b').delete();
  expect(await readsUntilNext(listener)).toBe(0);
  listener.end();
});

test('a listener with a limit is billed for what enters, not for what that pushes out', async () => {
  await seed(2);
  const listener = listenTo(docs().orderBy('n').limit(2));
  expect(await readsUntilNext(listener)).toBe(2);
  await docs().doc('first').set({ n: 0 });
  expect(await readsUntilNext(listener)).toBe(1);
  listener.end();
});

test('a listener with no results is billed one read', async () => {
  const document = new Snapshots<DocumentSnapshot>((next, fail) =>
    docs().doc('missing').onSnapshot(next, fail),
  );
  expect(await readsUntilNext(document)).toBe(1);
  const query = listenTo(docs());
  expect(await readsUntilNext(query)).toBe(1);
  document.end();
  query.end();
});

test('REST calls count like gRPC calls', async () => {
  await seed(3);
  await local.rest.call('GET', '/docs/a');
  await local.rest.call('GET', '/docs');
  await local.rest.remove('docs/a');
  await local.rest.set('docs/a', {});
  expect(local.server.usage()).toEqual(bill({ reads: 4, writes: 1, deletes: 1 }));
});

test('the control endpoint returns the usage and resets it', async () => {
  await docs().doc('a').get();
  await docs().doc('a').set({});
  const usage = `http://${local.server.address}/emulator/v1/usage`;
  expect(await (await fetch(usage)).json()).toEqual(bill({ reads: 1, writes: 1 }));
  expect(await (await fetch(usage, { method: 'DELETE' })).json()).toEqual(bill({}));
  expect(await (await fetch(usage)).json()).toEqual(bill({}));
});

test('clearing through the control endpoint is free', async () => {
  await seed(3);
  local.server.reset();
  expect(local.server.usage()).toEqual(bill({}));
});
