import { beforeEach, expect, test } from 'vitest';
import { idsOf, useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('filters');
const docs = () => firestore.db.collection('docs');

beforeEach(() =>
  firestore.fill({
    'docs/a': { n: 1, tags: ['x', 'y'], kind: 'sand', deep: { k: 1 } },
    'docs/b': { n: 2, tags: ['y', 'z'], kind: 'gravel', deep: { k: 2 } },
    'docs/c': { n: 3, tags: [], kind: null },
    'docs/d': { n: Number.NaN, tags: 'x', kind: 'sand' },
    'docs/e': { n: '2', tags: [{ t: 1 }, ['nested'].length] },
  }),
);

test('== compares type and value', async () => {
  expect(await idsOf(docs().where('n', '==', 2))).toBe('b');
  expect(await idsOf(docs().where('n', '==', '2'))).toBe('e');
  expect(await idsOf(docs().where('tags', '==', ['x', 'y']))).toBe('a');
  expect(await idsOf(docs().where('deep', '==', { k: 2 }))).toBe('b');
  expect(await idsOf(docs().where('deep.k', '==', 1))).toBe('a');
});

test('== finds null', async () => {
  expect(await idsOf(docs().where('kind', '==', null))).toBe('c');
});

test('inequalities only match the type of their operand, and never NaN', async () => {
  expect(await idsOf(docs().where('n', '>', 1))).toBe('bc');
  expect(await idsOf(docs().where('n', '>=', 2).where('n', '<', 3))).toBe('b');
  expect(await idsOf(docs().where('n', '<=', 2))).toBe('ab');
  expect(await idsOf(docs().where('n', '>', '1'))).toBe('e');
});

test('in matches any of the values', async () => {
  expect(await idsOf(docs().where('n', 'in', [3, 1, '2', 7]))).toBe('ace');
  expect(await idsOf(docs().where('tags', 'in', [['y', 'z'], 'x']))).toBe('bd');
});

test('not-in excludes the values, null and documents without the field', async () => {
  expect(await idsOf(docs().where('n', 'not-in', [1, 2]))).toBe('dce');
  expect(await idsOf(docs().where('kind', 'not-in', ['sand']))).toBe('b');
});

test('null and NaN equal nothing in a list of values, not even themselves', async () => {
  expect(await idsOf(docs().where('kind', 'in', [null]))).toBe('');
  expect(await idsOf(docs().where('kind', 'in', [null, 'gravel']))).toBe('b');
  expect(await idsOf(docs().where('n', 'in', [Number.NaN]))).toBe('');
  expect(await idsOf(docs().where('n', 'in', [Number.NaN, 1]))).toBe('a');
  expect(await idsOf(docs().where('n', 'not-in', [Number.NaN]))).toBe('dabce');
  expect(await idsOf(docs().where('n', 'not-in', [Number.NaN, 1]))).toBe('dbce');
  expect(await idsOf(docs().where('kind', 'not-in', [null, 'sand']))).toBe('');
});

test('null and NaN are not found in arrays, but inside of their elements', async () => {
  await docs()
    .doc('f')
    .set({ list: [null, Number.NaN, 1, { k: null }, { k: Number.NaN }] });
  expect(await idsOf(docs().where('list', 'array-contains-any', [null, Number.NaN]))).toBe('');
  expect(await idsOf(docs().where('list', 'array-contains-any', [null, 1]))).toBe('f');
  expect(await idsOf(docs().where('list', 'array-contains', { k: null }))).toBe('f');
  expect(await idsOf(docs().where('list', 'array-contains', { k: Number.NaN }))).toBe('f');
});

test('array-contains only matches arrays', async () => {
  expect(await idsOf(docs().where('tags', 'array-contains', 'x'))).toBe('a');
  expect(await idsOf(docs().where('tags', 'array-contains', { t: 1 }))).toBe('e');
});

test('array-contains-any returns a document once', async () => {
  expect(await idsOf(docs().where('tags', 'array-contains-any', ['x', 'y']))).toBe('ab');
});

test('chained filters must all match', async () => {
  const query = docs().where('kind', '==', 'sand').where('tags', 'array-contains', 'y');
  expect(await idsOf(query)).toBe('a');
});

test('a query on an empty collection has no results', async () => {
  expect((await firestore.db.collection('none').where('n', '==', 1).get()).empty).toBe(true);
});
