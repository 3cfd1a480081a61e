import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('transforms');
const ref = () => firestore.db.doc('docs/one');

async function after(stored: object, change: Record<string, unknown>) {
  await ref().set(stored);
  await ref().update(change);
  return (await ref().get()).data();
}

test('increment adds to a number', async () => {
  expect(await after({ n: 5 }, { n: FieldValue.increment(2) })).toEqual({ n: 7 });
  expect(await after({ n: 5 }, { n: FieldValue.increment(-0.5) })).toEqual({ n: 4.5 });
});

test('increment sets the value if the field is not a number', async () => {
  expect(await after({}, { n: FieldValue.increment(2) })).toEqual({ n: 2 });
  expect(await after({ n: 'five' }, { n: FieldValue.increment(2) })).toEqual({ n: 2 });
});

test('increment of a nested field keeps the rest of the map', async () => {
  const change = { 'deep.n': FieldValue.increment(1) };
  expect(await after({ deep: { n: 1, m: 1 } }, change)).toEqual({ deep: { n: 2, m: 1 } });
});

test('increment with merge creates a document', async () => {
  await ref().set({ n: FieldValue.increment(3) }, { merge: true });
  expect((await ref().get()).data()).toEqual({ n: 3 });
});

test('arrayUnion appends missing elements', async () => {
  const change = { a: FieldValue.arrayUnion('y', 'z', 'z') };
  expect(await after({ a: ['x', 'y'] }, change)).toEqual({ a: ['x', 'y', 'z'] });
});

test('arrayUnion compares elements by value, including maps, and distinguishes 1 from "1"', async () => {
  const change = { a: FieldValue.arrayUnion({ k: 1 }, '1', 1.0) };
  expect(await after({ a: [{ k: 1 }, 1] }, change)).toEqual({ a: [{ k: 1 }, 1, '1'] });
});

test('arrayUnion replaces a value that is not an array', async () => {
  expect(await after({ a: 'x' }, { a: FieldValue.arrayUnion(1) })).toEqual({ a: [1] });
});

test('arrayRemove removes all equal elements', async () => {
  const change = { a: FieldValue.arrayRemove('x', 'none') };
  expect(await after({ a: ['x', 'y', 'x'] }, change)).toEqual({ a: ['y'] });
  expect(await after({}, { a: FieldValue.arrayRemove('x') })).toEqual({ a: [] });
});

test('serverTimestamp is the commit time in every field of a commit', async () => {
  const data = { at: FieldValue.serverTimestamp(), deep: { at: FieldValue.serverTimestamp() } };
  const { writeTime } = await ref().set(data);
  const stored = (await ref().get()).data();
  expect(stored?.at).toBeInstanceOf(Timestamp);
  expect(stored?.deep.at).toEqual(stored?.at);
  expect(Math.abs(stored?.at.toMillis() - writeTime.toMillis())).toBeLessThan(1000);
});

test('a write can set some fields and transform others', async () => {
  const change = { a: FieldValue.arrayUnion(2), n: FieldValue.increment(1), s: 'new' };
  expect(await after({ a: [1], n: 1, s: 'old' }, change)).toEqual({ a: [1, 2], n: 2, s: 'new' });
});

test('consecutive transforms in a batch build on each other', async () => {
  const batch = firestore.db.batch();
  batch.set(ref(), { n: 1 });
  batch.update(ref(), { n: FieldValue.increment(10) });
  batch.update(ref(), { n: FieldValue.increment(100) });
  await batch.commit();
  expect((await ref().get()).get('n')).toBe(111);
});
