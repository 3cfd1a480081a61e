import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { ALREADY_EXISTS, NOT_FOUND } from './status.ts';

const firestore = useFirestore('writes');
const docs = () => firestore.db.collection('docs');

test('create writes a new document and refuses an existing one', async () => {
  const ref = docs().doc('one');
  await ref.create({ n: 1 });
  await expect(ref.create({ n: 2 })).rejects.toMatchObject(ALREADY_EXISTS);
  expect((await ref.get()).data()).toEqual({ n: 1 });
});

test('add generates a unique id', async () => {
  const [a, b] = await Promise.all([docs().add({ n: 1 }), docs().add({ n: 2 })]);
  expect(a.id).not.toBe(b.id);
  expect((await docs().get()).size).toBe(2);
});

test('set replaces the whole document', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1, b: 2 });
  await ref.set({ c: 3 });
  expect((await ref.get()).data()).toEqual({ c: 3 });
});

test('a document that was never written does not exist', async () => {
  const snapshot = await docs().doc('none').get();
  expect(snapshot.exists).toBe(false);
  expect(snapshot.data()).toBeUndefined();
});

test('an empty document exists', async () => {
  await docs().doc('empty').set({});
  expect((await docs().doc('empty').get()).exists).toBe(true);
});

test('update refuses a document that does not exist', async () => {
  await expect(docs().doc('none').update({ a: 1 })).rejects.toMatchObject(NOT_FOUND);
});

test('update changes only the fields it names, including nested ones', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1, deep: { x: 1, y: 2 } });
  await ref.update({ 'deep.x': 9, b: 2 });
  expect((await ref.get()).data()).toEqual({ a: 1, b: 2, deep: { x: 9, y: 2 } });
});

test('update replaces a named map as a whole', async () => {
  const ref = docs().doc('one');
  await ref.set({ deep: { x: 1, y: 2 } });
  await ref.update({ deep: { z: 3 } });
  expect((await ref.get()).data()).toEqual({ deep: { z: 3 } });
});

test('field names may contain any character when given as a FieldPath', async () => {
  const ref = docs().doc('one');
  await ref.set({ 'a.b': { 'c`d': 1, 'e\\f': 2 } });
  await ref.update(new FieldPath('a.b', 'c`d'), 5, new FieldPath('ä ö', '1'), 6);
  expect((await ref.get()).data()).toEqual({ 'a.b': { 'c`d': 5, 'e\\f': 2 }, 'ä ö': { 1: 6 } });
});

test('merge keeps unnamed fields, at every depth', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1, deep: { x: 1, y: 2 } });
  await ref.set({ b: 2, deep: { x: 9 } }, { merge: true });
  expect((await ref.get()).data()).toEqual({ a: 1, b: 2, deep: { x: 9, y: 2 } });
});

test('merge creates a document that does not exist', async () => {
  await docs().doc('new').set({ a: 1 }, { merge: true });
  expect((await docs().doc('new').get()).data()).toEqual({ a: 1 });
});

test('mergeFields writes only the named fields', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1, b: 1, deep: { x: 1, y: 1 } });
  await ref.set({ a: 2, b: 2, deep: { x: 2, y: 2 } }, { mergeFields: ['a', 'deep.x'] });
  expect((await ref.get()).data()).toEqual({ a: 2, b: 1, deep: { x: 2, y: 1 } });
});

test('FieldValue.delete removes a field from a document and from a nested map', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1, b: 2, deep: { x: 1, y: 2 } });
  await ref.update({ a: FieldValue.delete(), 'deep.x': FieldValue.delete() });
  expect((await ref.get()).data()).toEqual({ b: 2, deep: { y: 2 } });
  await ref.set({ b: FieldValue.delete() }, { merge: true });
  expect((await ref.get()).data()).toEqual({ deep: { y: 2 } });
});

test('delete removes a document and accepts a missing one', async () => {
  const ref = docs().doc('one');
  await ref.set({ a: 1 });
  await ref.delete();
  await ref.delete();
  expect((await ref.get()).exists).toBe(false);
});

test('delete with exists: true refuses a missing document', async () => {
  await expect(docs().doc('none').delete({ exists: true })).rejects.toMatchObject(NOT_FOUND);
});

test('updates keep the create time and advance the update time', async () => {
  const ref = docs().doc('one');
  const { writeTime } = await ref.set({ n: 1 });
  const before = await ref.get();
  expect(before.createTime).toEqual(writeTime);
  expect(before.updateTime).toEqual(writeTime);
  await ref.set({ n: 2 });
  const after = await ref.get();
  expect(after.createTime).toEqual(writeTime);
  expect(String(after.updateTime?.valueOf()) > writeTime.valueOf()).toBe(true);
});

test('a snapshot has a read time', async () => {
  const { writeTime } = await docs().doc('one').set({ n: 1 });
  const { readTime } = await docs().doc('one').get();
  expect(readTime).toBeInstanceOf(Timestamp);
  expect(readTime.valueOf() >= writeTime.valueOf()).toBe(true);
});

test('getAll returns documents in request order, with a mask only some fields', async () => {
  await firestore.fill({ 'docs/a': { n: 1, m: 1 }, 'docs/b': { n: 2, m: 2 } });
  const refs = ['b', 'none', 'a'].map((id) => docs().doc(id));
  const snapshots = await firestore.db.getAll(...refs, { fieldMask: ['n'] });
  expect(snapshots.map((one) => one.data())).toEqual([{ n: 2 }, undefined, { n: 1 }]);
});
