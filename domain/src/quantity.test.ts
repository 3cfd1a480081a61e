import { expect, test } from 'vitest';
import { isQuantity, MAX_QUANTITY, parseQuantity } from './quantity.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['2,9', 2],
  ['abc', 1],
  ['', 1],
  ['   ', 1],
  ['1e3', 1000],
  ['10000000', 10_000_000],
  ['10000001', 10_000_000],
  ['Infinity', MAX_QUANTITY],
  ['NaN', 1],
  [7, 7],
])('the typed text %j stands for %d', (input, quantity) => {
  expect(parseQuantity(input)).toBe(quantity);
});

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
