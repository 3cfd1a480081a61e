import type { Target } from '@shop/seed/target';
import { expect, test } from 'vitest';
import { isDryRun, parseEraseOptions } from './erase-options.ts';

const EMULATOR: Target = { kind: 'emulator', projectId: 'demo-shop', address: '127.0.0.1:8080' };
const REAL: Target = { kind: 'real', projectId: 'shop' };

test.each<[title: string, options: string[], target: Target, expected: boolean]>([
  ['erases in an emulator', [], EMULATOR, false],
  ['only reads in an emulator with --dry-run', ['--dry-run'], EMULATOR, true],
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

test.each(['zoe', 'zoe muster@example.de'])('refuses %j', (email) => {
  expect(() => parseEraseOptions([email])).toThrow('is not an e-mail address');
});
