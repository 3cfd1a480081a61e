import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('mixed-types');
const docs = () => firestore.db.collection('docs');

/** Values in the order that Firestore defines for mixed types. */
const IN_ORDER: unknown[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1.5,
  -1,
  0,
  0.5,
  1,
  Number.MAX_SAFE_INTEGER,
  Number.POSITIVE_INFINITY,
  new Timestamp(0, 0),
  new Timestamp(0, 1000),
  new Timestamp(1, 0),
  '',
  'A',
  'B',
  'a',
  'aa',
  'ä',
  '\uFF5E',
  '\u{1F600}',
  Buffer.from([]),
  Buffer.from([0]),
  Buffer.from([0, 1]),
  Buffer.from([255]),
  new GeoPoint(-90, 0),
  new GeoPoint(0, -1),
  new GeoPoint(0, 1),
  [],
  [1],
  [1, 2],
  [2],
  ['a'],
  FieldValue.vector([9]),
  FieldValue.vector([1, 2]),
  {},
  { a: 1 },
  { a: 1, b: 0 },
  { a: 2 },
  { b: 0 },
];

async function storeShuffled(): Promise<void> {
  const batch = firestore.db.batch();
  // Ids in reverse, so that only the values can produce the order.
  IN_ORDER.forEach((value, i) => {
    batch.set(docs().doc(String(1000 - i)), { value, i });
  });
  await batch.commit();
}

test('values of all types sort in the defined order', async () => {
  await storeShuffled();
  const found = (await docs().orderBy('value').get()).docs.map((one) => one.get('i'));
  expect(found).toEqual(IN_ORDER.map((_, i) => i));
});

test('values of all types sort in reverse in a descending order', async () => {
  await storeShuffled();
  const found = (await docs().orderBy('value', 'desc').get()).docs.map((one) => one.get('i'));
  expect(found).toEqual(IN_ORDER.map((_, i) => i).reverse());
});

test('references sort by path, segment by segment', async () => {
  const paths = ['a/b', 'a/b/c/d', 'a/b-/c/d', 'a/c', 'b/a'];
  const batch = firestore.db.batch();
  paths.forEach((path, i) => {
    batch.set(docs().doc(String(9 - i)), { ref: firestore.db.doc(path) });
  });
  await batch.commit();
  const found = await docs().orderBy('ref').get();
  expect(found.docs.map((one) => one.get('ref').path)).toEqual(paths);
});

test('1 and 1.0 are equal and ordered by id', async () => {
  await docs().doc('b').set({ n: 1 });
  await docs().doc('a').set({ n: 1.0 });
  await docs().doc('c').set({ n: -0 });
  expect((await docs().where('n', '==', 1).get()).docs.map((one) => one.id)).toEqual(['a', 'b']);
  expect((await docs().where('n', '==', 0).get()).docs.map((one) => one.id)).toEqual(['c']);
});
