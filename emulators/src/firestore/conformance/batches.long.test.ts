import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { NOT_FOUND } from './status.ts';

const firestore = useFirestore('batches');
const docs = () => firestore.db.collection('docs');

test('all writes of a batch have the same time', async () => {
  const batch = firestore.db.batch();
  batch.set(docs().doc('a'), { n: 1 });
  batch.create(docs().doc('b'), { n: 2 });
  await batch.commit();
  const { docs: found } = await docs().get();
  expect(found.map((one) => one.id)).toEqual(['a', 'b']);
  expect(found[0]?.updateTime).toEqual(found[1]?.updateTime);
});

test('a batch with one refused write writes nothing', async () => {
  await docs().doc('kept').set({ n: 1 });
  const batch = firestore.db.batch();
  batch.set(docs().doc('new'), { n: 1 });
  batch.delete(docs().doc('kept'));
  batch.update(docs().doc('none'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject(NOT_FOUND);
  expect((await docs().get()).docs.map((one) => one.id)).toEqual(['kept']);
});

test('preconditions see earlier writes of the same batch', async () => {
  const batch = firestore.db.batch();
  batch.create(docs().doc('a'), { n: 1 });
  batch.update(docs().doc('a'), { m: 2 });
  batch.delete(docs().doc('a'));
  batch.create(docs().doc('a'), { n: 3 });
  await batch.commit();
  expect((await docs().doc('a').get()).data()).toEqual({ n: 3 });
});

test('a batch accepts 500 writes', async () => {
  const batch = firestore.db.batch();
  for (let n = 0; n < 500; n += 1) batch.set(docs().doc(`d${n}`), { n });
  await batch.commit();
  expect((await docs().count().get()).data().count).toBe(500);
});
