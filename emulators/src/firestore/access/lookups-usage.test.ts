import { beforeEach, expect, test } from 'vitest';
import { Databases } from '../core/databases.ts';
import type { Caller } from '../core/gate.ts';
import { commit } from '../core/operations/commit.ts';
import { batchGetDocuments, getDocument } from '../core/operations/get-documents.ts';
import { inFile } from '../rules/test-rules.ts';
import { createAuthenticator } from './authenticate.ts';
import { RulesRegistry } from './rules-registry.ts';

const database = 'projects/demo-lookups/databases/(default)';
const nameOf = (path: string) => `${database}/documents/${path}`;

const RULES = inFile(`
    function setting(name) {
      return get(/databases/$(database)/documents/settings/$(name)).data.open;
    }
    match /docs/{id} {
      allow read: if setting('docs') && setting('docs');
      allow write: if setting('docs') && !existsAfter(/databases/$(database)/documents/bans/$(id));
    }
    match /closed/{id} {
      allow read: if setting('closed');
    }
`);

let databases: Databases;
let anonymous: Caller;

beforeEach(() => {
  databases = new Databases();
  const rulesRegistry = new RulesRegistry();
  rulesRegistry.loadForAll(RULES);
  const authenticate = createAuthenticator({ databases, rulesRegistry, log: () => undefined });
  anonymous = authenticate(undefined);
  const put = (path: string, open: boolean) => ({
    update: { name: nameOf(path), fields: { open: { booleanValue: open } } },
  });
  const writes = [put('settings/docs', true), put('settings/closed', false), put('docs/a', true)];
  commit(authenticate('Bearer owner'), { database, writes });
  databases.usage.reset();
});

const reads = () => databases.usage.total.reads;

test('a document that the rules look up several times costs one read', async () => {
  await getDocument(anonymous, { name: nameOf('docs/a') });
  expect(reads()).toBe(2);
});

test('a request for many documents pays for a lookup once', async () => {
  const documents = ['docs/a', 'docs/b', 'docs/c'].map(nameOf);
  await batchGetDocuments(anonymous, { database, documents });
  expect(reads()).toBe(4);
});

test('each request pays for its own lookups', async () => {
  await getDocument(anonymous, { name: nameOf('docs/a') });
  await getDocument(anonymous, { name: nameOf('docs/a') });
  expect(reads()).toBe(4);
});

test('a denied request pays for the lookups that denied it', async () => {
  const denied = getDocument(anonymous, { name: nameOf('closed/a') });
  await expect(denied).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  expect(reads()).toBe(1);
});

test('the rules of a commit pay for documents read before and after it', () => {
  const write = (path: string) => ({ update: { name: nameOf(path), fields: {} } });
  commit(anonymous, { database, writes: [write('docs/a'), write('docs/b')] });
  expect(databases.usage.total).toEqual({ reads: 3, writes: 2, deletes: 0 });
});
