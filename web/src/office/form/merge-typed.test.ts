import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const line = (id: number, quantity: string) => ({ id, quantity });

test.each([
  [
    'one letter is one field',
    { a: { x: '1', y: '1' } },
    { a: { x: '2', y: '1' } },
    { a: { x: '1', y: '3' } },
    { a: { x: '2', y: '3' } },
  ],
  ['typed by both, ours stays', { a: '1' }, { a: '2' }, { a: '3' }, { a: '2' }],
  ['typed back to what it was', { a: '1' }, { a: '1' }, { a: '3' }, { a: '3' }],
  ['slips of both', { s: [] }, { s: ['A'] }, { s: ['B'] }, { s: ['B', 'A'] }],
  [
    'a slip each beside one of both',
    { s: ['1'] },
    { s: ['1', 'A'] },
    { s: ['1', 'B'] },
    { s: ['1', 'B', 'A'] },
  ],
  [
    'one removed, one added',
    { s: ['1', '2'] },
    { s: ['2'] },
    { s: ['1', '2', '3'] },
    { s: ['2', '3'] },
  ],
  [
    'lines by their id',
    { l: [line(1, '24'), line(2, '5')] },
    { l: [line(1, '24'), line(2, '6'), line(3, '1')] },
    { l: [line(2, '5'), line(1, '14')] },
    { l: [line(2, '6'), line(1, '14'), line(3, '1')] },
  ],
  [
    'a line removed by each',
    { l: [line(1, '1'), line(2, '2')] },
    { l: [line(2, '2')] },
    { l: [line(1, '1')] },
    { l: [] },
  ],
  [
    'typed in what they removed',
    { l: [line(1, '1')] },
    { l: [line(1, '3')] },
    { l: [] },
    { l: [line(1, '3')] },
  ],
])('%s', (_what, base, ours, theirs, merged) => {
  expect(mergeTyped<object>(base, ours, theirs)).toEqual(merged);
});
