import { beforeEach, expect, test } from 'vitest';
import { Databases } from '../core/databases.ts';
import { commit } from '../core/operations/commit.ts';
import { getDocument } from '../core/operations/get-documents.ts';
import { listCollectionIds } from '../core/operations/listing.ts';
import { inFile } from '../rules/test-rules.ts';
import { idToken } from '../testing/test-token.ts';
import { createAuthenticator } from './authenticate.ts';
import { RulesRegistry } from './rules-registry.ts';

const PROJECT = 'demo-callers';
const database = `projects/${PROJECT}/databases/(default)`;
const name = `${database}/documents/docs/a`;

let lines: string[];
let rulesRegistry: RulesRegistry;
let authenticate: ReturnType<typeof createAuthenticator>;

beforeEach(() => {
  lines = [];
  rulesRegistry = new RulesRegistry();
  const databases = new Databases();
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
