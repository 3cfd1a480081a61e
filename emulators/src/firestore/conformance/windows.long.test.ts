import type { Query } from '@google-cloud/firestore';
import { beforeEach, expect, test } from 'vitest';
import { idsOf, useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('windows');
const docs = () => firestore.db.collection('docs');

beforeEach(() =>
  firestore.fill({
    'docs/a': { n: 3, g: 1 },
    'docs/b': { n: 1, g: 1 },
    'docs/c': { n: 2, g: 2 },
    'docs/d': { n: 2, g: 1 },
    'docs/e': { g: 9 },
  }),
);

const byN = () => docs().orderBy('n');
const byNDown = () => docs().orderBy('n', 'desc');

test.each<[what: string, query: () => Query, ids: string]>([
  ['by id without an order', docs, 'abcde'],
  ['only those with the field, ties by id', byN, 'bcda'],
  ['downwards', byNDown, 'adcb'],
  ['by several orders', () => docs().orderBy('g', 'desc').orderBy('n'), 'cbda'],
  ['ids downwards', () => docs().where('g', '==', 1).orderBy('__name__', 'desc'), 'dba'],
  ['the first', () => byN().limit(2), 'bc'],
  ['the first downwards', () => byNDown().limit(1), 'a'],
  ['without those skipped', () => byN().offset(1), 'cda'],
  ['the first without those skipped', () => byN().offset(1).limit(2), 'cd'],
  ['nothing beyond the end', () => byN().offset(10), ''],
  ['from a value on', () => byN().startAt(2), 'cda'],
  ['after a value', () => byN().startAfter(2), 'a'],
  ['from a value on, downwards', () => byNDown().startAt(2), 'dcb'],
  ['after two values', () => docs().orderBy('g').orderBy('n').startAfter(1, 2), 'ac'],
  ['after one of two values', () => docs().orderBy('g').orderBy('n').startAfter(1), 'c'],
  ['after an id', () => docs().orderBy('__name__').startAfter('b').limit(2), 'cd'],
])('lists %s', async (_, query, ids) => {
  expect(await idsOf(query())).toBe(ids);
});

test('snapshot cursors tell documents with equal values apart', async () => {
  const c = await docs().doc('c').get();
  expect(await idsOf(byN().startAt(c))).toBe('cda');
  expect(await idsOf(byN().startAfter(c))).toBe('da');
  expect(await idsOf(byNDown().startAfter(c))).toBe('b');
});

test('pagination returns every document once', async () => {
  const pages: string[] = [];
  let query = byN().limit(2);
  for (;;) {
    const { docs: page } = await query.get();
    const last = page.at(-1);
    if (!last) break;
    pages.push(page.map((one) => one.id).join(''));
    query = byN().startAfter(last).limit(2);
  }
  expect(pages).toEqual(['bc', 'da']);
});

test('select returns only the selected fields', async () => {
  const { docs: found } = await byN().select('n').limit(1).get();
  expect(found[0]?.data()).toEqual({ n: 1 });
  const ids = await docs().select().get();
  expect(ids.docs.map((one) => [one.id, one.data()])).toContainEqual(['a', {}]);
});
