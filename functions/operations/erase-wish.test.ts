import type { Target } from '@shop/seed/target';
import { expect, test } from 'vitest';
import { onlyLooks, parseEraseWish } from './erase-wish.ts';

const EMULATOR: Target = { kind: 'emulator', projectId: 'demo-shop', address: '127.0.0.1:8080' };
const REAL: Target = { kind: 'real', projectId: 'shop' };

test.each<[what: string, options: string[], target: Target, expected: boolean]>([
  ['an emulator', [], EMULATOR, false],
  ['an emulator in a dry run', ['--dry-run'], EMULATOR, true],
  ['a real project that was not confirmed', ['--project', 'shop'], REAL, true],
  ['a real project that was confirmed', ['--project', 'shop', '--yes'], REAL, false],
  ['a real project in a dry run', ['--project', 'shop', '--yes', '--dry-run'], REAL, true],
])('in %s it looks only: %j', (_what, options, target, expected) => {
  expect(onlyLooks(parseEraseWish(['erika@example.de', ...options]), target)).toBe(expected);
});
