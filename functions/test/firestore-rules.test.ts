import { fileURLToPath } from 'node:url';
import { type LocalFirestore, startLocalFirestore } from '@shop/emulators/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Action,
  type Outcome,
  PEOPLE,
  type Person,
  RulesClient,
} from './rules-client.ts';

/** What an admin may read, and nobody else; everything else is denied. */
const READ_BY_ADMINS = ['orders', 'rentalBookings', 'contacts'];
const READS: readonly Action[] = ['get', 'list', 'list of the customer', 'list of nobody’s'];
const COLLECTIONS = [
  ...READ_BY_ADMINS,
  ...['products', 'rentalTools', 'rentalRecords', 'rentalDays', 'claims', 'carts', 'users'],
  ...['standingOrders', 'rateLimits', 'outbox', 'orderNotes', 'tours', 'requests', 'health'],
  'missedSearches',
  ...['settings', 'emulatedSignInCodes', 'neverHeardOf', 'orders/existing/notes'],
];

/** Their calls fail before any rule is evaluated. */
const REFUSED: readonly Person[] = ['expired token', 'token of another project'];

let firestore: LocalFirestore;
let client: RulesClient;

beforeAll(async () => {
  const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
  firestore = await startLocalFirestore({ rulesFile });
  client = new RulesClient(firestore.address);
  await Promise.all(COLLECTIONS.map((collection) => client.prepare(collection)));
});
afterAll(() => firestore.stop());

function expected(person: Person, collection: string, action: Action): Outcome {
  if (REFUSED.includes(person)) return 'unauthenticated';
  const isRead = READ_BY_ADMINS.includes(collection) && READS.includes(action);
  return person === 'admin' && isRead ? 'allowed' : 'denied';
}

describe.each(PEOPLE)('the rules for %s', (person) => {
  test.each(COLLECTIONS)('hold in %s', async (collection) => {
    const outcomes = await Promise.all(
      ACTIONS.map((action) => client.attempt(person, collection, action)),
    );
    expect(Object.fromEntries(ACTIONS.map((action, i) => [action, outcomes[i]]))).toEqual(
      Object.fromEntries(ACTIONS.map((action) => [action, expected(person, collection, action)])),
    );
  });
});

test('a denied read does not reveal whether the order exists', async () => {
  expect(await client.get('customer', 'orders/missing')).toBe('denied');
  expect(await client.get('customer', 'orders/existing')).toBe('denied');
});
