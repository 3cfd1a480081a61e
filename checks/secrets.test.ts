import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from './repository.ts';

/** What keys look like that must never lie in a repository. */
const SECRETS: readonly [what: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/],
  ['an API key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a client secret of Google', /\bGOCSPX-[0-9A-Za-z_-]{20,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/],
  ['a token of npm', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
];

const files = execFileSync('git', ['ls-files', '-z'], { cwd: inRepository('') })
  .toString()
  .split('\0')
  .filter((file) => file !== '' && !/\.(webp|png|jpg|woff2?|ico)$/.test(file));

function textOf(file: string): string {
  try {
    return readFileSync(inRepository(file), 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return ''; // deleted and not committed yet
    throw error;
  }
}

test('no file of the repository holds a secret', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    return SECRETS.filter(([, shape]) => shape.test(text)).map(([what]) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBgkqhkiG9w0B`],
  ['an API key of Google', `AIza${'x'.repeat(35)}`],
  ['a client secret of Google', `GOCSPX-${'x'.repeat(28)}`],
  ['a token of GitHub', `ghp_${'x'.repeat(36)}`],
  ['a token of npm', `npm_${'x'.repeat(36)}`],
  ['a key of AWS', `AKIA${'X'.repeat(16)}`],
])('%s would be found', (what, text) => {
  expect(SECRETS.filter(([, shape]) => shape.test(text)).map(([name]) => name)).toEqual([what]);
});
