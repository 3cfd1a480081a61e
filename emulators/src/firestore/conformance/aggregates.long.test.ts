import { AggregateField } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('aggregates');
const docs = () => firestore.db.collection('docs');

beforeEach(() =>
  firestore.fill({
    'docs/a': { n: 1, m: 0.5, g: 'x' },
    'docs/b': { n: 2, m: 1, g: 'x' },
    'docs/c': { n: 6, m: 1.5, g: 'y' },
    'docs/d': { n: 'many', g: 'y' },
  }),
);

test('count returns the number of results', async () => {
  expect((await docs().count().get()).data()).toEqual({ count: 4 });
  expect((await docs().where('g', '==', 'x').count().get()).data()).toEqual({ count: 2 });
  expect((await docs().where('g', '==', 'z').count().get()).data()).toEqual({ count: 0 });
});

test('count respects limit and offset', async () => {
  expect((await docs().limit(3).count().get()).data()).toEqual({ count: 3 });
  expect((await docs().orderBy('n').offset(1).count().get()).data()).toEqual({ count: 3 });
});

test.each([
  [['x', 'y'], { count: 4, sum: 9 }],
  [['z'], { count: 0, sum: 0 }],
])('the sum of %j ignores everything that is not a number', async (groups, expected) => {
  const query = docs()
    .where('g', 'in', groups)
    .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('n') });
  expect((await query.get()).data()).toEqual(expected);
});

test('a transaction can aggregate', async () => {
  const { count } = await firestore.db.runTransaction(async (transaction) =>
    (await transaction.get(docs().where('g', '==', 'y').count())).data(),
  );
  expect(count).toBe(2);
});
