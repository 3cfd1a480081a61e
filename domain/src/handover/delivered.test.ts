import { expect, test } from 'vitest';
import { slipKey } from './delivered.ts';

test('compares slips by letters and digits, in any case; a slip without any keeps its text', () => {
  const typed = ['W-1', 'w\u20111', 'W–1', 'w.1', 'W/1', 'w \u200b1', 'W\u00ad1', 'Ｗ１'];
  expect(new Set(typed.map(slipKey))).toEqual(new Set(['W1']));
  expect(['W-12', '--', '-/'].map(slipKey)).toEqual(['W12', '--', '-/']);
});
