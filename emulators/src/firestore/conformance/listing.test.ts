import { beforeEach, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('listing');
const db = () => firestore.db;

beforeEach(() =>
  firestore.fill({
    'docs/a': {},
    'docs/b': {},
    'docs/a/sub/x': {},
    'docs/missing/sub/y': {},
    'more/c': {},
  }),
);

test('listCollections returns the root collections', async () => {
  const found = await db().listCollections();
  expect(found.map((one) => one.path)).toEqual(['docs', 'more']);
});

test('listCollections returns the collections of a document, even a missing one', async () => {
  const below = async (path: string) =>
    (await db().doc(path).listCollections()).map((one) => one.path);
  expect(await below('docs/a')).toEqual(['docs/a/sub']);
  expect(await below('docs/missing')).toEqual(['docs/missing/sub']);
  expect(await below('docs/b')).toEqual([]);
});

test('listDocuments includes missing documents that have subcollections', async () => {
  const found = await db().collection('docs').listDocuments();
  expect(found.map((one) => one.id)).toEqual(['a', 'b', 'missing']);
});

test('listDocuments of an empty collection is empty', async () => {
  expect(await db().collection('none').listDocuments()).toEqual([]);
});

test('listDocuments returns more documents than fit on one page', async () => {
  const writer = db().bulkWriter();
  for (let n = 0; n < 700; n += 1) void writer.set(db().doc(`many/d${n}`), { n });
  await writer.close();
  const found = await db().collection('many').listDocuments();
  expect(new Set(found.map((one) => one.id)).size).toBe(700);
});
