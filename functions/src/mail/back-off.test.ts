import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

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
])('after %i tries it is %i minutes to the next', (tries, minutes) => {
  expect(backOffMs(tries)).toBe(minutes * 60_000);
});
