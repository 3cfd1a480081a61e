import { expect, test } from 'vitest';
import { isQuantity, orderedQuantity } from './quantity.ts';

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

test.each([
  [{ quantity: 20, unit: 't' }, '20 t'],
  [{ quantity: 2 }, '2'],
  [{ quantity: 1, unit: 'Tag', pieces: 1 }, '1 Tag'],
  [{ quantity: 3, unit: 'Tag' }, '3 Tage'],
  [{ quantity: 2, unit: 'Woche' }, '2 Wochen'],
  [{ quantity: 6, unit: 'Tag', pieces: 2 }, '2 Stück, 3 Tage'],
  [{ quantity: 5, unit: 'Tag', pieces: 2 }, '5 Tage'],
])('the quantity %j reads %s', (ordered, text) => expect(orderedQuantity(ordered)).toBe(text));
