import { Filter, type Query } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { FAILED_PRECONDITION, INVALID_ARGUMENT } from './status.ts';

const firestore = useFirestore('refused-queries');

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

const REFUSED: [string, (docs: Query) => Query, { code: number }][] = [
  ['in with 31 values', (docs) => docs.where('n', 'in', numbers(31)), INVALID_ARGUMENT],
  ['not-in with 11 values', (docs) => docs.where('n', 'not-in', numbers(11)), INVALID_ARGUMENT],
  [
    'two in that come apart into more than 30',
    (docs) => docs.where('n', 'in', numbers(6)).where('m', 'in', numbers(6)),
    INVALID_ARGUMENT,
  ],
  [
    'two array-contains',
    (docs) => docs.where('a', 'array-contains', 1).where('b', 'array-contains', 1),
    INVALID_ARGUMENT,
  ],
  [
    'array-contains with array-contains-any',
    (docs) => docs.where('a', 'array-contains', 1).where('b', 'array-contains-any', [1]),
    INVALID_ARGUMENT,
  ],
  ['two !=', (docs) => docs.where('n', '!=', 1).where('m', '!=', 2), INVALID_ARGUMENT],
  [
    'not-in beside in',
    (docs) => docs.where('n', 'not-in', [1]).where('m', 'in', [2]),
    INVALID_ARGUMENT,
  ],
  [
    'not-in beside or',
    (docs) =>
      docs
        .where('n', 'not-in', [1])
        .where(Filter.or(Filter.where('m', '==', 1), Filter.where('k', '==', 1))),
    INVALID_ARGUMENT,
  ],
  [
    'an id beside !=',
    (docs) => docs.where('n', '!=', 9).where('__name__', '==', 'a'),
    INVALID_ARGUMENT,
  ],
  [
    'an order by id and then by a field',
    (docs) => docs.where('n', '>', 0).orderBy('__name__').orderBy('n'),
    INVALID_ARGUMENT,
  ],
  [
    'a reserved collection id',
    ({ firestore: db }) => db.collection('__badpath__'),
    INVALID_ARGUMENT,
  ],
  ['ids downwards', (docs) => docs.orderBy('__name__', 'desc'), FAILED_PRECONDITION],
];

const answers = new Map<string, Promise<unknown>>();

// All at once: the client retries a failed query three times, seconds apart.
beforeAll(() => {
  for (const [what, build] of REFUSED) {
    answers.set(
      what,
      build(firestore.db.collection('docs'))
        .get()
        .catch((error) => error),
    );
  }
});

test.each(REFUSED)('%s is refused', async (what, _, error) => {
  expect(await answers.get(what)).toMatchObject(error);
});
