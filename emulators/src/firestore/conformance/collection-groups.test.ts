import type { Query } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('collection-groups');

beforeEach(() =>
  firestore.fill({
    'lines/top': { n: 0 },
    'orders/1/lines/a': { n: 1 },
    'orders/2/lines/b': { n: 2 },
    'carts/x/lines/c': { n: 3 },
    'orders/1/others/d': { n: 9 },
  }),
);

const pathsOf = async (query: Query) => (await query.get()).docs.map((one) => one.ref.path);

test('a collection group finds the documents of all collections with its id, ordered by path', async () => {
  const found = await pathsOf(firestore.db.collectionGroup('lines'));
  expect(found).toEqual(['carts/x/lines/c', 'lines/top', 'orders/1/lines/a', 'orders/2/lines/b']);
});

test('a collection group can be filtered, ordered and limited', async () => {
  const group = firestore.db.collectionGroup('lines');
  const query = group.where('n', '<', 3).orderBy('n', 'desc').limit(2);
  expect(await pathsOf(query)).toEqual(['orders/2/lines/b', 'orders/1/lines/a']);
});

test('a collection group can be counted', async () => {
  expect((await firestore.db.collectionGroup('lines').count().get()).data().count).toBe(4);
});

test('a plain collection does not include nested collections of the same id', async () => {
  expect(await pathsOf(firestore.db.collection('lines'))).toEqual(['lines/top']);
});
