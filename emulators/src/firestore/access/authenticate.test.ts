import { beforeEach, describe, expect, test } from 'vitest';
import { Databases } from '../core/databases.ts';
import { commit } from '../core/operations/commit.ts';
import { batchGetDocuments, getDocument } from '../core/operations/get-documents.ts';
import { listCollectionIds } from '../core/operations/listing.ts';
import { inFile } from '../rules/test-rules.ts';
import { idToken } from '../testing/test-token.ts';
import { createAuthenticator } from './authenticate.ts';
import { RulesRegistry } from './rules-registry.ts';

const PROJECT = 'demo-callers';
const database = `projects/${PROJECT}/databases/(default)`;
const nameOf = (path: string) => `${database}/documents/${path}`;
const name = nameOf('docs/a');

let lines: string[];
let databases: Databases;
let rulesRegistry: RulesRegistry;
let authenticate: ReturnType<typeof createAuthenticator>;

beforeEach(() => {
  lines = [];
  rulesRegistry = new RulesRegistry();
  databases = new Databases();
  authenticate = createAuthenticator({ databases, rulesRegistry, log: (line) => lines.push(line) });
  commit(authenticate('Bearer owner'), { database, writes: [{ update: { name, fields: {} } }] });
});

const read = (authorization?: string) => getDocument(authenticate(authorization), { name });

const tokenOf = (sub: string): string =>
  `Bearer ${idToken({ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub, iat: 0, exp: 0 })}`;

const allowing = (condition: string): string =>
  inFile(`match /docs/{id} { allow read: if ${condition}; }`);

test('without rules only the owner has access, and the log says why', async () => {
  expect(await read('Bearer owner')).toMatchObject({ name });
  await expect(read()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  await expect(read(tokenOf('ada'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/denied get docs\/a \(user ada\)\n.*no security rules are loaded/);
});

test('users and anonymous callers have the access that the rules grant', async () => {
  rulesRegistry.loadForAll(allowing("request.auth.uid == 'ada'"));
  expect(await read(tokenOf('ada'))).toMatchObject({ name });
  await expect(read(tokenOf('bob'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  await expect(read()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
});

test('the client does not learn why it was denied', async () => {
  rulesRegistry.loadForAll(allowing("resource.data.secret == 'x'"));
  await expect(read()).rejects.toThrow(/^Missing or insufficient permissions\.$/);
  expect(lines.join()).toContain('denied get docs/a (anonymous)');
});

test('rules of a project override the rules for all projects until those are loaded again', async () => {
  rulesRegistry.loadForAll(allowing('false'));
  rulesRegistry.load(PROJECT, allowing('true'));
  expect(await read()).toMatchObject({ name });
  rulesRegistry.loadForAll(allowing('false'));
  await expect(read()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
});

test('invalid rules leave the previous ones in force', async () => {
  rulesRegistry.load(PROJECT, allowing('true'));
  expect(() => rulesRegistry.load(PROJECT, allowing('nonsense('))).toThrow();
  expect(await read()).toMatchObject({ name });
});

test.each(['nonsense', 'Basic abc', 'Bearer', 'Bearer abc', 'Bearer a b'])(
  'the authorization "%s" is refused as unauthenticated',
  async (authorization) => {
    rulesRegistry.loadForAll(allowing('true'));
    await expect(read(authorization)).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
  },
);

test('only the owner can list collection ids', async () => {
  rulesRegistry.loadForAll(allowing('true'));
  const list = (authorization?: string) =>
    listCollectionIds(authenticate(authorization), { parent: `${database}/documents` });
  expect(await list('Bearer owner')).toMatchObject({ collectionIds: ['docs'] });
  await expect(list()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
});

const LOOKING_UP = inFile(`
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

describe('rules that look up other documents', () => {
  beforeEach(() => {
    rulesRegistry.loadForAll(LOOKING_UP);
    const put = (path: string, open: boolean) => ({
      update: { name: nameOf(path), fields: { open: { booleanValue: open } } },
    });
    const writes = [put('settings/docs', true), put('settings/closed', false)];
    commit(authenticate('Bearer owner'), { database, writes });
    databases.usage.reset();
  });

  const reads = () => databases.usage.total.reads;

  test('a document that the rules look up several times costs one read', async () => {
    await read();
    expect(reads()).toBe(2);
  });

  test('a request for many documents pays for a lookup once', async () => {
    const documents = ['docs/a', 'docs/b', 'docs/c'].map(nameOf);
    await batchGetDocuments(authenticate(undefined), { database, documents });
    expect(reads()).toBe(4);
  });

  test('each request pays for its own lookups', async () => {
    await read();
    await read();
    expect(reads()).toBe(4);
  });

  test('a denied request pays for the lookups that denied it', async () => {
    const denied = getDocument(authenticate(undefined), { name: nameOf('closed/a') });
    await expect(denied).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(reads()).toBe(1);
  });

  test('the rules of a commit pay for documents read before and after it', () => {
    const write = (path: string) => ({ update: { name: nameOf(path), fields: {} } });
    commit(authenticate(undefined), { database, writes: [write('docs/a'), write('docs/b')] });
    expect(databases.usage.total).toEqual({ reads: 3, writes: 2, deletes: 0 });
  });
});
