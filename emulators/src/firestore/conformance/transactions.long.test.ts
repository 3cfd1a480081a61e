import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('transactions');
const docs = () => firestore.db.collection('docs');

/** Contending transactions fail and retry on Google's emulator where this one queues them. */
const PATIENT = { maxAttempts: 50 };

test('50 concurrent transactions that increment a number add 50', async () => {
  const ref = docs().doc('counter');
  await ref.set({ n: 0 });
  const addOne = () =>
    firestore.db.runTransaction(async (transaction) => {
      const { n } = (await transaction.get(ref)).data() as { n: number };
      transaction.update(ref, { n: n + 1 });
    }, PATIENT);
  await Promise.all(Array.from({ length: 50 }, addOne));
  expect((await ref.get()).get('n')).toBe(50);
});

test('of concurrent transactions that create the same document exactly one succeeds', async () => {
  const ref = docs().doc('once');
  const createOnce = (who: number) =>
    firestore.db.runTransaction(async (transaction) => {
      const found = await transaction.get(ref);
      if (!found.exists) transaction.create(ref, { who });
      return !found.exists;
    }, PATIENT);
  const created = await Promise.all(Array.from({ length: 20 }, (_, who) => createOnce(who)));
  expect(created.filter(Boolean)).toHaveLength(1);
});

test('a transaction whose function throws writes nothing', async () => {
  const failing = firestore.db.runTransaction(async (transaction) => {
    await transaction.get(docs().doc('a'));
    transaction.set(docs().doc('a'), { n: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await docs().doc('a').get()).exists).toBe(false);
});

test('a transaction can read documents, run queries, and write unread documents', async () => {
  await firestore.fill({ 'docs/a': { n: 1 }, 'docs/b': { n: 2 } });
  const sum = await firestore.db.runTransaction(async (transaction) => {
    const [a, b] = await transaction.getAll(docs().doc('a'), docs().doc('b'));
    const query = await transaction.get(docs().where('n', '>', 1));
    transaction.set(docs().doc('c'), { n: 3 });
    transaction.delete(docs().doc('a'));
    return a?.get('n') + b?.get('n') + query.size;
  });
  expect(sum).toBe(4);
  expect((await docs().get()).docs.map((one) => one.id)).toEqual(['b', 'c']);
});

test('of two transactions that insert into what the other has queried, one retries', async () => {
  const addIfRoom = (id: string) =>
    firestore.db.runTransaction(async (transaction) => {
      const taken = await transaction.get(docs().where('seat', '==', 1));
      if (taken.empty) transaction.set(docs().doc(id), { seat: 1 });
    });
  await Promise.all([addIfRoom('a'), addIfRoom('b'), addIfRoom('c')]);
  expect((await docs().where('seat', '==', 1).get()).size).toBe(1);
});

test("a write between a transaction's read and its commit is not lost", async () => {
  const ref = docs().doc('both');
  await ref.set({ n: 0 });
  let between: Promise<unknown> | undefined;
  await firestore.db.runTransaction(async (transaction) => {
    const n = (await transaction.get(ref)).get('n');
    between ??= ref.update({ m: 10 });
    transaction.update(ref, { n: n + 1 });
  });
  await between;
  expect((await ref.get()).data()).toEqual({ n: 1, m: 10 });
});
