import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { Snapshots } from './snapshots.ts';

const firestore = useFirestore('listeners');
const docs = () => firestore.db.collection('docs');

const open = new Set<{ end(): void }>();

afterEach(() => {
  for (const listener of open) listener.end();
  open.clear();
});

function keep<Listener extends { end(): void }>(listener: Listener): Listener {
  open.add(listener);
  return listener;
}

const listenToDocument = (ref: DocumentReference) =>
  keep(new Snapshots<DocumentSnapshot>((next, fail) => ref.onSnapshot(next, fail)));

const listenToQuery = (query: Query) =>
  keep(new Snapshots<QuerySnapshot>((next, fail) => query.onSnapshot(next, fail)));

const idsOf = (snapshot: QuerySnapshot): string => snapshot.docs.map((one) => one.id).join('');

const changesOf = (snapshot: QuerySnapshot): string[] =>
  snapshot
    .docChanges()
    .map(({ type, doc, oldIndex, newIndex }) => `${type} ${doc.id} ${oldIndex}>${newIndex}`);

test('a document listener sees it created, updated and deleted', async () => {
  const ref = docs().doc('a');
  const listener = listenToDocument(ref);
  expect((await listener.next()).exists).toBe(false);
  await ref.set({ n: 1 });
  expect((await listener.next()).data()).toEqual({ n: 1 });
  await ref.update({ n: 2 });
  expect((await listener.next()).data()).toEqual({ n: 2 });
  await ref.delete();
  expect((await listener.next()).exists).toBe(false);
});

test('a listener starts with the current state', async () => {
  await docs().doc('a').set({ n: 1 });
  const listener = listenToDocument(docs().doc('a'));
  const first = await listener.next();
  expect(first.data()).toEqual({ n: 1 });
  expect(first.updateTime).toEqual((await docs().doc('a').get()).updateTime);
});

test('a query listener matches null and NaN as a query does', async () => {
  await firestore.fill({ 'docs/a': { n: 1 }, 'docs/b': { n: null } });
  const listener = listenToQuery(docs().where('n', 'in', [1, 2, null, Number.NaN]));
  expect(idsOf(await listener.next())).toBe('a');
  await firestore.fill({ 'docs/c': { n: Number.NaN }, 'docs/d': { n: 2 } });
  expect(idsOf(await listener.next())).toBe('ad');
});

test('a listener to a reserved collection id is refused', async () => {
  const listener = listenToQuery(firestore.db.collection('__badpath__'));
  await expect(listener.next()).rejects.toThrow('"__badpath__" is invalid because it is reserved');
});

test('a query listener sees documents added, moved and removed', async () => {
  await docs().doc('a').set({ n: 2 });
  const listener = listenToQuery(docs().orderBy('n'));
  expect(changesOf(await listener.next())).toEqual(['added a -1>0']);
  await docs().doc('b').set({ n: 1 });
  expect(changesOf(await listener.next())).toEqual(['added b -1>0']);
  await docs().doc('b').set({ n: 3 });
  const moved = await listener.next();
  expect(changesOf(moved)).toEqual(['modified b 0>1']);
  expect(idsOf(moved)).toBe('ab');
  await docs().doc('a').delete();
  expect(changesOf(await listener.next())).toEqual(['removed a 0>-1']);
});

test('a document that no longer matches leaves the query and may return', async () => {
  const ref = docs().doc('a');
  await ref.set({ state: 'open' });
  const listener = listenToQuery(docs().where('state', '==', 'open'));
  expect(idsOf(await listener.next())).toBe('a');
  await ref.set({ state: 'closed' });
  expect(changesOf(await listener.next())).toEqual(['removed a 0>-1']);
  await ref.set({ state: 'open' });
  expect(changesOf(await listener.next())).toEqual(['added a -1>0']);
});

test('a listener receives nothing about unrelated documents', async () => {
  const listener = listenToQuery(docs().where('n', '>', 10));
  expect((await listener.next()).empty).toBe(true);
  await docs().doc('small').set({ n: 1 });
  await firestore.db.doc('others/big').set({ n: 11 });
  await docs().doc('big').set({ n: 12 });
  expect(idsOf(await listener.next())).toBe('big');
});

test('a listener with a limit sees which document moves up', async () => {
  await firestore.fill({ 'docs/a': { n: 1 }, 'docs/b': { n: 2 }, 'docs/c': { n: 3 } });
  const listener = listenToQuery(docs().orderBy('n').limit(2));
  expect(idsOf(await listener.next())).toBe('ab');
  await docs().doc('a').delete();
  expect(idsOf(await listener.next())).toBe('bc');
  await docs().doc('d').set({ n: 0 });
  expect(idsOf(await listener.next())).toBe('db');
});

test('a listener with limitToLast sees the last documents in query order', async () => {
  for (const n of [1, 2, 3]) await docs().doc(`d${n}`).set({ n });
  const listener = listenToQuery(docs().orderBy('n').limitToLast(2));
  expect(idsOf(await listener.next())).toBe('d2d3');
  await docs().doc('d4').set({ n: 4 });
  expect(idsOf(await listener.next())).toBe('d3d4');
});

test('all documents of a commit arrive in one snapshot', async () => {
  const listener = listenToQuery(docs());
  await listener.next();
  const paths = Array.from({ length: 20 }, (_, n) => `docs/d${n}`);
  await firestore.fill(Object.fromEntries(paths.map((path) => [path, {}])));
  expect((await listener.next()).size).toBe(20);
});

test('a write without changes causes no snapshot', async () => {
  await docs().doc('a').set({ n: 1 });
  const listener = listenToDocument(docs().doc('a'));
  await listener.next();
  await docs().doc('a').set({ n: 1 });
  await docs().doc('a').set({ n: 2 });
  expect((await listener.next()).get('n')).toBe(2);
});

test('a collection group listener sees documents at every depth', async () => {
  const listener = listenToQuery(firestore.db.collectionGroup('lines'));
  expect((await listener.next()).size).toBe(0);
  await firestore.db.doc('orders/1/lines/a').set({});
  expect((await listener.next()).docs.map((one) => one.ref.path)).toEqual(['orders/1/lines/a']);
});

test('several listeners on the same documents all receive them', async () => {
  const listeners = [docs(), docs().where('n', '>', 0), docs().orderBy('n').limit(1)].map(
    listenToQuery,
  );
  await Promise.all(listeners.map((one) => one.next()));
  await docs().doc('a').set({ n: 1 });
  const snapshots = await Promise.all(listeners.map((one) => one.next()));
  expect(snapshots.map(idsOf)).toEqual(['a', 'a', 'a']);
});

test('a listener receives nothing after it was removed', async () => {
  let heard = 0;
  const unsubscribe = docs().onSnapshot(() => {
    heard += 1;
  });
  const other = listenToQuery(docs());
  await other.next();
  unsubscribe();
  const before = heard;
  await docs().doc('a').set({});
  await other.next();
  expect(heard).toBe(before);
});
