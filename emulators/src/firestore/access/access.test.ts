import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { startLocalFirestore } from '../index.ts';
import { type Claims, idToken } from '../testing/test-token.ts';
import { readIdToken } from './id-token.ts';

const folder = useFolder();
const NOW_MS = 1_800_000_000_000;
const now = NOW_MS / 1000;
const VALID: Claims = {
  iss: 'https://securetoken.google.com/demo',
  aud: 'demo',
  sub: 'ada',
  iat: now,
  exp: now + 3600,
};

test('a valid token identifies the caller', () => {
  const token = idToken({ ...VALID, role: 'admin' });
  expect(readIdToken(token, 'demo', NOW_MS)).toMatchObject({
    uid: 'ada',
    token: { role: 'admin' },
  });
});

test.each<[what: string, token: string]>([
  ['of another project', idToken({ ...VALID, aud: 'other' })],
  ['of another issuer', idToken({ ...VALID, iss: 'https://example.org' })],
  ['without a subject', idToken({ ...VALID, sub: '' })],
  ['that has expired', idToken({ ...VALID, exp: now })],
  ['from the future', idToken({ ...VALID, iat: now + 301 })],
  ['without times', idToken({ iss: VALID.iss, aud: 'demo', sub: 'ada' })],
  ['of two parts', 'a.b'],
  ['that is no JSON', 'a.b.c'],
])('refuses a token %s', (_, token) => {
  expect(() => readIdToken(token, 'demo', NOW_MS)).toThrow(/^The id token is refused/);
});

test('does not start with unreadable rules, and names file and line', async () => {
  const rulesFile = join(folder.path, 'firestore.rules');
  await expect(startLocalFirestore({ rulesFile })).rejects.toThrow(/firestore\.rules: ENOENT/);
  writeFileSync(rulesFile, "rules_version = '2';\nservice cloud.firestore { match }");
  await expect(startLocalFirestore({ rulesFile })).rejects.toThrow(/line 2: expected a path/);
});
