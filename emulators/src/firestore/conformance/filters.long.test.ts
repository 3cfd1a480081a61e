import type { WhereFilterOp } from '@google-cloud/firestore';
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
    'docs/f': { list: [null, Number.NaN, 1, { k: null }, { k: Number.NaN }] },
  }),
);

type Filter = [path: string, op: WhereFilterOp, value: unknown];

test.each<[filter: Filter, ids: string]>([
  // Type and value are compared.
  [['n', '==', 2], 'b'],
  [['n', '==', '2'], 'e'],
  [['tags', '==', ['x', 'y']], 'a'],
  [['deep', '==', { k: 2 }], 'b'],
  [['deep.k', '==', 1], 'a'],
  [['kind', '==', null], 'c'],
  // Only the type of the operand is in order with it, and never NaN.
  [['n', '>', 1], 'bc'],
  [['n', '<=', 2], 'ab'],
  [['n', '>', '1'], 'e'],
  [['n', 'in', [3, 1, '2', 7]], 'ace'],
  [['tags', 'in', [['y', 'z'], 'x']], 'bd'],
  // Without null and documents that lack the field.
  [['n', 'not-in', [1, 2]], 'dce'],
  [['kind', 'not-in', ['sand']], 'b'],
  // Null and NaN equal nothing in a list of values, not even themselves.
  [['kind', 'in', [null]], ''],
  [['kind', 'in', [null, 'gravel']], 'b'],
  [['n', 'in', [Number.NaN]], ''],
  [['n', 'in', [Number.NaN, 1]], 'a'],
  [['n', 'not-in', [Number.NaN]], 'dabce'],
  [['n', 'not-in', [Number.NaN, 1]], 'dbce'],
  [['kind', 'not-in', [null, 'sand']], ''],
  // They are not found in arrays either, but inside of their elements.
  [['list', 'array-contains-any', [null, Number.NaN]], ''],
  [['list', 'array-contains-any', [null, 1]], 'f'],
  [['list', 'array-contains', { k: null }], 'f'],
  [['list', 'array-contains', { k: Number.NaN }], 'f'],
  // Only arrays contain anything.
  [['tags', 'array-contains', 'x'], 'a'],
  [['tags', 'array-contains', { t: 1 }], 'e'],
  [['tags', 'array-contains-any', ['x', 'y']], 'ab'],
])('%j finds “%s”', async (filter, ids) => {
  expect(await idsOf(docs().where(...filter))).toBe(ids);
});

test('chained filters must all match', async () => {
  expect(await idsOf(docs().where('n', '>=', 2).where('n', '<', 3))).toBe('b');
  const query = docs().where('kind', '==', 'sand').where('tags', 'array-contains', 'y');
  expect(await idsOf(query)).toBe('a');
});

test('a query on an empty collection has no results', async () => {
  expect((await firestore.db.collection('none').where('n', '==', 1).get()).empty).toBe(true);
});
