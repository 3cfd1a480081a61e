import { expect, test } from 'vitest';
import { backOffMs } from './entry-transitions.ts';

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 16],
  [6, 32],
  [7, 60],
  [8, 60],
  [2000, 60],
])('after %i attempts the next one is made %i minutes later', (tries, minutes) => {
  expect(backOffMs(tries)).toBe(minutes * 60_000);
});
