import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

/** Shapes of keys that must not be committed. */
const SECRETS: readonly [what: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/],
  ['a Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a Google client secret', /\bGOCSPX-[0-9A-Za-z_-]{20,}/],
  ['a GitHub token', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
];

const files = listFiles().filter((file) => !/\.(webp|png|jpg|woff2?|ico)$/.test(file));

test('no file contains a secret', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readText(file);
    return SECRETS.filter(([, shape]) => shape.test(text)).map(([what]) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBgkqhkiG9w0B`],
  ['a Google API key', `AIza${'x'.repeat(35)}`],
  ['a Google client secret', `GOCSPX-${'x'.repeat(28)}`],
  ['a GitHub token', `ghp_${'x'.repeat(36)}`],
  ['an npm token', `npm_${'x'.repeat(36)}`],
  ['an AWS key', `AKIA${'X'.repeat(16)}`],
])('%s would be found', (what, text) => {
  expect(SECRETS.filter(([, shape]) => shape.test(text)).map(([name]) => name)).toEqual([what]);
});
