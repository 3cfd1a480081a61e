import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { ALREADY_EXISTS, INVALID_ARGUMENT, NOT_FOUND } from './status.ts';

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

test('a batch that deletes a document and then updates it is invalid', async () => {
  await docs().doc('a').set({ n: 1 });
  const batch = firestore.db.batch();
  batch.delete(docs().doc('a'));
  batch.update(docs().doc('a'), { n: 2 });
  await expect(batch.commit()).rejects.toMatchObject({
    ...INVALID_ARGUMENT,
    message: expect.stringContaining('Cannot delete then update an entity in the same request.'),
  });
  expect((await docs().doc('a').get()).get('n')).toBe(1);
});

test('a batch accepts 500 writes', async () => {
  const batch = firestore.db.batch();
  for (let n = 0; n < 500; n += 1) batch.set(docs().doc(`d${n}`), { n });
  await batch.commit();
  expect((await docs().count().get()).data().count).toBe(500);
});

test('a bulk writer writes each document on its own and reports refused ones', async () => {
  await docs().doc('there').set({ n: 0 });
  const writer = firestore.db.bulkWriter();
  writer.onWriteError(() => false);
  const refused = writer.create(docs().doc('there'), { n: 1 });
  const written = writer.create(docs().doc('new'), { n: 2 });
  const outcome = Promise.allSettled([refused, written]);
  await writer.close();
  const [first, second] = await outcome;
  expect(first).toMatchObject({ status: 'rejected', reason: ALREADY_EXISTS });
  expect(second.status).toBe('fulfilled');
  expect((await docs().doc('there').get()).get('n')).toBe(0);
  expect((await docs().doc('new').get()).get('n')).toBe(2);
});

test('recursiveDelete removes a document and everything below it', async () => {
  await firestore.fill({ 'docs/a': {}, 'docs/a/sub/x/deep/y': {}, 'docs/b/sub/x': {} });
  await firestore.db.recursiveDelete(docs().doc('a'));
  expect((await firestore.db.doc('docs/a/sub/x/deep/y').get()).exists).toBe(false);
  expect((await docs().doc('a').get()).exists).toBe(false);
  expect((await firestore.db.doc('docs/b/sub/x').get()).exists).toBe(true);
});
