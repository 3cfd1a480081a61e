import type { Query } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('collection-groups');

const PATHS = ['lines/top', 'orders/1/lines/a', 'orders/2/lines/b', 'carts/x/lines/c'];

beforeEach(async () => {
  const batch = firestore.db.batch();
  PATHS.forEach((path, n) => {
    batch.set(firestore.db.doc(path), { n });
  });
  batch.set(firestore.db.doc('orders/1/others/d'), { n: 9 });
  await batch.commit();
});

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
