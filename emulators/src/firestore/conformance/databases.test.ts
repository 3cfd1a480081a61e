import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('databases');

test('projects are isolated from each other', async () => {
  const other = firestore.connect('demo-conformance-databases-2');
  await firestore.db.doc('docs/a').set({ n: 1 });
  await other.doc('docs/a').set({ n: 2 });
  expect((await firestore.db.doc('docs/a').get()).get('n')).toBe(1);
  expect((await other.doc('docs/a').get()).get('n')).toBe(2);
});

test('databases of one project are isolated from each other', async () => {
  const second = firestore.connect(firestore.projectId, 'second');
  await second.recursiveDelete(second.collection('docs'));
  await firestore.db.doc('docs/a').set({ n: 1 });
  expect((await second.doc('docs/a').get()).exists).toBe(false);
  await second.doc('docs/b').set({ n: 2 });
  expect((await firestore.db.collection('docs').get()).size).toBe(1);
  expect((await second.doc('docs/b').get()).ref.firestore.databaseId).toBe('second');
});
