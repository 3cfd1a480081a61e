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

/** Who may do what; everything else is denied. */
const ALLOWED: Record<string, Partial<Record<Action, readonly Person[]>>> = {
  products: {},
  rentalTools: {},
  orders: {
    get: ['admin'],
    list: ['admin'],
    'list of the customer': ['admin'],
    'list of nobody’s': ['admin'],
  },
  rentalBookings: {
    get: ['admin'],
    list: ['admin'],
    'list of the customer': ['admin'],
    'list of nobody’s': ['admin'],
  },
  rentalRecords: {},
  rentalDays: {},
  claims: {},
  contacts: {
    get: ['admin'],
    list: ['admin'],
    'list of the customer': ['admin'],
    'list of nobody’s': ['admin'],
  },
  carts: {},
  standingOrders: {},
  users: {},
  rateLimits: {},
  outbox: {},
  orderNotes: {},
  tours: {},
  requests: {},
  health: {},
  settings: {},
  emulatedSignInCodes: {},
  neverHeardOf: {},
  'orders/existing/notes': {},
};

/** Their calls fail before any rule is evaluated. */
const REFUSED: readonly Person[] = ['expired token', 'token of another project'];

let firestore: LocalFirestore;
let client: RulesClient;

beforeAll(async () => {
  const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
  firestore = await startLocalFirestore({ rulesFile });
  client = new RulesClient(firestore.address);
  await Promise.all(Object.keys(ALLOWED).map((collection) => client.prepare(collection)));
});
afterAll(() => firestore.stop());

function expected(person: Person, collection: string, action: Action): Outcome {
  if (REFUSED.includes(person)) return 'unauthenticated';
  return ALLOWED[collection]?.[action]?.includes(person) ? 'allowed' : 'denied';
}

describe.each(PEOPLE)('the rules for %s', (person) => {
  test.each(Object.keys(ALLOWED))('hold in %s', async (collection) => {
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
