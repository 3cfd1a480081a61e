import { beforeEach, expect, test } from 'vitest';
import type { Write } from '../core/api/messages.ts';
import { Databases } from '../core/databases.ts';
import { batchWrite, commit } from '../core/operations/commit.ts';
import { createAuthenticator } from './authenticate.ts';
import { RulesRegistry } from './rules-registry.ts';

const database = 'projects/demo-writes/databases/(default)';

/** One collection per method; each allows that method and nothing else. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /create/{id} { allow create: if true; }
    match /update/{id} { allow update: if true; }
    match /delete/{id} { allow delete: if true; }
    match /get/{id} { allow get: if true; }
    match /grow/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
  }
}`;

let write: (...writes: Write[]) => unknown;
let owner: (...writes: Write[]) => unknown;
let batch: (...writes: Write[]) => ReturnType<typeof batchWrite>;

beforeEach(() => {
  const rulesRegistry = new RulesRegistry();
  rulesRegistry.loadForAll(RULES);
  const authenticate = createAuthenticator({
    databases: new Databases(),
    rulesRegistry,
    log: () => undefined,
  });
  write = (...writes) => commit(authenticate(undefined), { database, writes });
  owner = (...writes) => commit(authenticate('Bearer owner'), { database, writes });
  batch = (...writes) => batchWrite(authenticate(undefined), { database, writes });
});

const name = (path: string): string => `${database}/documents/${path}`;
const set = (path: string, n = 0): Write => ({
  update: { name: name(path), fields: { n: { integerValue: String(n) } } },
});
const given = (exists: boolean, one: Write): Write => ({ ...one, currentDocument: { exists } });
const remove = (path: string): Write => ({ delete: name(path) });
const verify = (path: string): Write => ({ verify: name(path) });

const COLLECTIONS = ['create', 'update', 'delete', 'get'];

/** The only collection that allows the write reveals which method it counted as. */
test.each<[what: string, isThere: boolean, write: (path: string) => Write, method: string]>([
  ['a set of a missing document', false, set, 'create'],
  ['a set of an existing document', true, set, 'update'],
  ['an update of an existing document', true, (path) => given(true, set(path)), 'update'],
  ['an update of a missing document', false, (path) => given(true, set(path)), 'update'],
  ['a create of a missing document', false, (path) => given(false, set(path)), 'create'],
  ['a create of an existing document', true, (path) => given(false, set(path)), 'create'],
  ['a delete of an existing document', true, remove, 'delete'],
  ['a delete of a missing document', false, remove, 'delete'],
  ['a check that a document is there', true, (path) => given(true, verify(path)), 'get'],
])('%s counts as its method', (_, isThere, one, method) => {
  for (const collection of COLLECTIONS) {
    const path = `${collection}/a`;
    if (isThere) owner(set(path));
    expect([collection, statusOf(() => write(one(path))) !== 'PERMISSION_DENIED']).toEqual([
      collection,
      collection === method,
    ]);
  }
});

test('an allowed write must still meet its precondition', () => {
  expect(statusOf(() => write(given(true, set('update/none'))))).toBe('NOT_FOUND');
});

test('several writes to one document count as one change', () => {
  write(set('create/a', 1), given(true, set('create/a', 2)));
  owner(set('grow/a', 1));
  expect(statusOf(() => write(set('grow/a', 3)))).toBe('PERMISSION_DENIED');
  write(set('grow/a', 5), set('grow/a', 2));
});

test('a commit with one denied write writes nothing', () => {
  const denied = () => write(set('create/a'), set('nowhere/a'));
  expect(statusOf(denied)).toBe('PERMISSION_DENIED');
  expect(statusOf(() => owner(given(false, set('create/a'))))).toBe('OK');
});

test('a batch write checks each write on its own', () => {
  const { status } = batch(set('create/a'), set('nowhere/a'));
  expect(status.map(({ code }) => code)).toEqual([0, 7]);
});

function statusOf(call: () => unknown): unknown {
  try {
    call();
    return 'OK';
  } catch (error) {
    return error instanceof Error && 'status' in error ? error.status : error;
  }
}
