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

test('without an order documents sort by id', async () => {
  expect(await idsOf(docs())).toBe('abcde');
});

test('an order omits documents without the field and breaks ties by id', async () => {
  expect(await idsOf(byN())).toBe('bcda');
  expect(await idsOf(byNDown())).toBe('adcb');
});

test('several orders apply one after the other', async () => {
  expect(await idsOf(docs().orderBy('g', 'desc').orderBy('n'))).toBe('cbda');
});

test('ids can be ordered descending after an equality filter', async () => {
  expect(await idsOf(docs().where('g', '==', 1).orderBy('__name__', 'desc'))).toBe('dba');
});

test('limit takes the first results', async () => {
  expect(await idsOf(byN().limit(2))).toBe('bc');
  expect(await idsOf(byNDown().limit(1))).toBe('a');
});

test('offset skips results, also with a limit and beyond the end', async () => {
  expect(await idsOf(byN().offset(1))).toBe('cda');
  expect(await idsOf(byN().offset(1).limit(2))).toBe('cd');
  expect(await idsOf(byN().offset(10))).toBe('');
});

test('value cursors start at or after a value', async () => {
  expect(await idsOf(byN().startAt(2))).toBe('cda');
  expect(await idsOf(byN().startAfter(2))).toBe('a');
  expect(await idsOf(byNDown().startAt(2))).toBe('dcb');
});

test('snapshot cursors tell documents with equal values apart', async () => {
  const c = await docs().doc('c').get();
  expect(await idsOf(byN().startAt(c))).toBe('cda');
  expect(await idsOf(byN().startAfter(c))).toBe('da');
  expect(await idsOf(byNDown().startAfter(c))).toBe('b');
});

test('a cursor may have values for several orders', async () => {
  expect(await idsOf(docs().orderBy('g').orderBy('n').startAfter(1, 2))).toBe('ac');
  expect(await idsOf(docs().orderBy('g').orderBy('n').startAfter(1))).toBe('c');
});

test('a cursor may start at an id', async () => {
  expect(await idsOf(docs().orderBy('__name__').startAfter('b').limit(2))).toBe('cd');
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
