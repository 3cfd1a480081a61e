import { expect, test } from 'vitest';
import { isQuantity } from './quantity.ts';

test.each([
  [1, true],
  [10_000_000, true],
  [10_000_001, false],
  [0, false],
  [-1, false],
  [1.5, false],
  ['1', false],
  [null, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('whether %j may be ordered: %s', (value, expected) => {
  expect(isQuantity(value)).toBe(expected);
});
