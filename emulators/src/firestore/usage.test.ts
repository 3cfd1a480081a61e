import { expect, test } from 'vitest';
import { useFirestore } from './conformance/firestore-under-test.ts';

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

test('bills a transaction for its reads and writes', async () => {
  await seed(3);
  await local.db.runTransaction(async (transaction) => {
    await transaction.getAll(docs().doc('a'), docs().doc('missing'));
    await transaction.get(docs().where('n', '>=', 2));
    transaction.update(docs().doc('a'), { n: 4 }).delete(docs().doc('b'));
  });
  expect(local.server.usage()).toEqual(bill({ reads: 4, writes: 1, deletes: 1 }));
});

test('bills a retried transaction for its reads again, for its writes once', async () => {
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

test('REST calls count like gRPC calls', async () => {
  await seed(3);
  await local.rest.call('batchGet', { documents: [local.rest.nameOf('docs/a')] });
  await local.rest.remove('docs/a');
  await local.rest.set('docs/a', {});
  expect(local.server.usage()).toEqual(bill({ reads: 1, writes: 1, deletes: 1 }));
});

test('the control endpoint returns the usage', async () => {
  await docs().doc('a').get();
  await docs().doc('a').set({});
  const usage = await fetch(`http://${local.server.address}/emulator/v1/usage`);
  expect(await usage.json()).toEqual(bill({ reads: 1, writes: 1 }));
});
