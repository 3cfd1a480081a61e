import type { Target } from '@shop/seed/target';
import { expect, test } from 'vitest';
import { isDryRun, parseEraseOptions } from './erase-options.ts';

const REAL: Target = { kind: 'real', projectId: 'shop' };

test.each<[title: string, options: string[], target: Target, expected: boolean]>([
  ['only reads in a real project without --yes', ['--project', 'shop'], REAL, true],
  ['erases in a real project with --yes', ['--project', 'shop', '--yes'], REAL, false],
  [
    'only reads in a real project with both',
    ['--project', 'shop', '--yes', '--dry-run'],
    REAL,
    true,
  ],
])('%s', (_title, options, target, expected) => {
  expect(isDryRun(parseEraseOptions(['erika@example.de', ...options]), target)).toBe(expected);
});

test.each(['zoe@example.de', '"zoe"@example.de', 'jörg@example.de'])('takes %s', (email) => {
  expect(parseEraseOptions([email]).email).toBe(email);
});

test('refuses an address with a space', () => {
  expect(() => parseEraseOptions(['zoe muster@example.de'])).toThrow('is not an e-mail address');
});
