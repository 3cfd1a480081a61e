import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { useWebClients } from './web-clients.ts';

const firestore = useFirestore('web-lite');
const clients = useWebClients(firestore);

const DENIED = { code: 'permission-denied' };

test('documents are written, read, updated and deleted', async () => {
  const db = clients.lite();
  const ref = doc(db, 'open/a b+c');
  expect((await getDoc(ref)).exists()).toBe(false);
  await setDoc(ref, { n: 1, at: serverTimestamp() });
  await updateDoc(ref, { 'deep.er': [true, null] });
  expect((await getDoc(ref)).data()).toMatchObject({ n: 1, deep: { er: [true, null] } });
  await deleteDoc(ref);
  expect((await getDoc(ref)).exists()).toBe(false);
});

test('values of all types round-trip', async () => {
  const ref = doc(clients.lite(), 'open/values');
  const values = {
    whole: 2 ** 40,
    fraction: 0.1,
    nan: Number.NaN,
    infinite: -Infinity,
    text: 'Straße "\\ 😀',
    list: [1, 'a', { b: [] }],
    empty: {},
    no: false,
    nothing: null,
  };
  await setDoc(ref, values);
  expect((await getDoc(ref)).data()).toEqual(values);
});

test('queries are filtered, ordered, limited and counted', async () => {
  const db = clients.lite();
  for (const n of [1, 2, 3, 4]) await addDoc(collection(db, 'open'), { n });
  const above = query(collection(db, 'open'), where('n', '>', 1), orderBy('n', 'desc'));
  const found = await getDocs(query(above, limit(2)));
  expect(found.docs.map((one) => one.get('n'))).toEqual([4, 3]);
  expect((await getCount(above)).data().count).toBe(3);
});

test('a batch is atomic', async () => {
  const db = clients.lite();
  const good = writeBatch(db).set(doc(db, 'open/a'), { n: 1 }).set(doc(db, 'open/b'), { n: 2 });
  await good.commit();
  const bad = writeBatch(db).delete(doc(db, 'open/a')).update(doc(db, 'open/missing'), { n: 3 });
  await expect(bad.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect((await getDoc(doc(db, 'open/a'))).exists()).toBe(true);
});

test('conflicting transactions retry until each has counted', async () => {
  const db = clients.lite();
  const ref = doc(db, 'open/counter');
  await setDoc(ref, { n: 0 });
  const increment = () =>
    runTransaction(db, async (transaction) => {
      const { n } = (await transaction.get(ref)).data() ?? {};
      transaction.update(ref, { n: n + 1 });
    });
  await Promise.all([increment(), increment(), increment()]);
  expect((await getDoc(ref)).data()).toEqual({ n: 3 });
});

test('rules decide by user, for documents and lists', async () => {
  await firestore.fill({ 'orders/1': { owner: 'ada' }, 'orders/2': { owner: 'bob' } });
  const db = clients.lite('ada');
  expect((await getDoc(doc(db, 'orders/1'))).exists()).toBe(true);
  await expect(getDoc(doc(db, 'orders/2'))).rejects.toMatchObject(DENIED);
  const own = query(collection(db, 'orders'), where('owner', '==', 'ada'));
  expect((await getDocs(own)).size).toBe(1);
  await expect(getDocs(collection(db, 'orders'))).rejects.toMatchObject(DENIED);
  await expect(getDoc(doc(clients.lite(), 'orders/1'))).rejects.toMatchObject(DENIED);
});

test('rules see the server time and the other documents of the batch', async () => {
  const db = clients.lite('ada');
  await setDoc(doc(db, 'orders/now'), { at: serverTimestamp() });
  await expect(setDoc(doc(db, 'orders/then'), { at: new Date(0) })).rejects.toMatchObject(DENIED);
  const pair = (n: number) =>
    writeBatch(db).set(doc(db, `pairs/first`), {}).set(doc(db, 'pairs/other'), { n }).commit();
  await expect(pair(2)).rejects.toMatchObject(DENIED);
  await pair(1);
});

test('an unauthorised writer cannot find out whether a document exists', async () => {
  await firestore.db.doc('users/bob').set({});
  const db = clients.lite('ada');
  for (const path of ['users/bob', 'users/nobody']) {
    await expect(updateDoc(doc(db, path), { n: 1 })).rejects.toMatchObject(DENIED);
    await expect(deleteDoc(doc(db, path))).rejects.toMatchObject(DENIED);
  }
});
