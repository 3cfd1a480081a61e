import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getDoc,
  getDocFromServer,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { Snapshots } from './snapshots.ts';
import { useWebClients } from './web-clients.ts';

const firestore = useFirestore('web-node');
const clients = useWebClients(firestore);

const DENIED = { code: 'permission-denied' };

const listenToDocument = (ref: DocumentReference) =>
  new Snapshots<DocumentSnapshot>((next, fail) => onSnapshot(ref, next, fail));

const listenToQuery = (query: Query) =>
  new Snapshots<QuerySnapshot>((next, fail) => onSnapshot(query, next, fail));

test('a live query sees documents added, modified, moved out and removed', async () => {
  const db = clients.full();
  const small = query(collection(db, 'open'), where('n', '<', 10));
  const listener = listenToQuery(small);
  const changes = async () =>
    (await listener.next()).docChanges().map(({ type, doc: one }) => `${type} ${one.id}`);
  expect(await changes()).toEqual([]);
  const write = firestore.db.collection('open');
  await write.doc('a').set({ n: 1 });
  expect(await changes()).toEqual(['added a']);
  await write.doc('a').set({ n: 2 });
  expect(await changes()).toEqual(['modified a']);
  await write.doc('a').set({ n: 11 });
  expect(await changes()).toEqual(['removed a']);
  await write.doc('b').set({ n: 3 });
  expect(await changes()).toEqual(['added b']);
  await write.doc('b').delete();
  expect(await changes()).toEqual(['removed b']);
  listener.end();
});

test('writes, batches and transactions reach the server', async () => {
  const db = clients.full('ada');
  await setDoc(doc(db, 'users/ada'), { n: 1 });
  await writeBatch(db).update(doc(db, 'users/ada'), { n: 2 }).commit();
  await runTransaction(db, async (transaction) => {
    const { n } = (await transaction.get(doc(db, 'users/ada'))).data() ?? {};
    transaction.update(doc(db, 'users/ada'), { n: n + 1 });
  });
  expect((await firestore.db.doc('users/ada').get()).data()).toEqual({ n: 3 });
});

test('an access that the rules deny fails with permission-denied', async () => {
  const db = clients.full('ada');
  await expect(setDoc(doc(db, 'users/bob'), {})).rejects.toMatchObject(DENIED);
  await expect(getDoc(doc(db, 'users/bob'))).rejects.toMatchObject(DENIED);
  await expect(updateDoc(doc(db, 'users/bob'), { n: 1 })).rejects.toMatchObject(DENIED);
  const reading = runTransaction(db, (transaction) => transaction.get(doc(db, 'users/bob')));
  await expect(reading).rejects.toMatchObject(DENIED);
});

test('a listener is denied at the start, or as soon as the rules no longer allow it', async () => {
  const db = clients.full('ada');
  const foreign = listenToDocument(doc(db, 'users/bob'));
  await expect(foreign.next()).rejects.toMatchObject(DENIED);
  await firestore.db.doc('orders/1').set({ owner: 'ada' });
  const own = listenToDocument(doc(db, 'orders/1'));
  expect((await own.next()).get('owner')).toBe('ada');
  await firestore.db.doc('orders/1').set({ owner: 'bob' });
  await expect(own.next()).rejects.toMatchObject(DENIED);
});

test('a query listener is denied once a document that its rule reads changes to no', async () => {
  await firestore.db.doc('roles/ada').set({ staff: true });
  const db = clients.full('ada');
  const listener = listenToQuery(collection(db, 'staff'));
  expect((await listener.next()).size).toBe(0);
  await firestore.db.doc('roles/ada').set({ staff: false });
  await firestore.db.doc('staff/news').set({});
  await expect(listener.next()).rejects.toMatchObject(DENIED);
});

test('the client rolls back a denied write', async () => {
  const db = clients.full('ada');
  await setDoc(doc(db, 'open/a'), { n: 1 });
  const ref = doc(db, 'open/a');
  await deleteDoc(ref);
  await expect(setDoc(doc(db, 'orders/1'), { at: 0 })).rejects.toMatchObject(DENIED);
  expect((await getDocFromServer(ref)).exists()).toBe(false);
});
