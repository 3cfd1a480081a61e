import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { idsOf, useFirestore } from './firestore-under-test.ts';

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
  [],
  [1],
  [1, 2],
  [2],
  ['a'],
  {},
  { a: 1 },
  { a: 1, b: 0 },
  { a: 2 },
  { b: 0 },
];

/** Stores documents under ids in reverse, so that only the values can produce the order. */
const fillReversed = (documents: DocumentData[]) =>
  firestore.fill(Object.fromEntries(documents.map((data, i) => [`docs/${1000 - i}`, data])));

test('values of all types sort in the defined order, and in reverse in a descending one', async () => {
  await fillReversed(IN_ORDER.map((value, i) => ({ value, i })));
  const sorted = async (direction: 'asc' | 'desc') =>
    (await docs().orderBy('value', direction).get()).docs.map((one) => one.get('i'));
  expect(await sorted('asc')).toEqual(IN_ORDER.map((_, i) => i));
  expect(await sorted('desc')).toEqual(IN_ORDER.map((_, i) => i).reverse());
});

test('references sort by path, segment by segment', async () => {
  const paths = ['a/b', 'a/b/c/d', 'a/b-/c/d', 'a/c', 'b/a'];
  await fillReversed(paths.map((path) => ({ ref: firestore.db.doc(path) })));
  const found = await docs().orderBy('ref').get();
  expect(found.docs.map((one) => one.get('ref').path)).toEqual(paths);
});

test('1 and 1.0 are equal and ordered by id', async () => {
  await firestore.fill({ 'docs/b': { n: 1 }, 'docs/a': { n: 1.0 }, 'docs/c': { n: -0 } });
  expect(await idsOf(docs().where('n', '==', 1))).toBe('ab');
  expect(await idsOf(docs().where('n', '==', 0))).toBe('c');
});
