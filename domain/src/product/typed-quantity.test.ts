import { expect, test } from 'vitest';
import { isRoundedUp, parseQuantity, roundedUpNote } from './typed-quantity.ts';

test.each([
  ['1', 1, false],
  [' 12 ', 12, false],
  ['2,5', 3, true],
  ['2.5', 3, true],
  ['0,4', 1, true],
  ['2,0', 2, false],
  ['2,', 2, false],
  ['1.000', 1000, false],
  ['1.000,5', 1001, true],
  ['1 000', 1000, false],
  ['-3', 1, false],
  ['-2,5', 1, false],
  ['0', 1, false],
  ['abc', 1, false],
  ['12 t', 12, false],
  ['12,5t', 13, true],
  ['3 m²', 3, false],
  ['3 m2', 3, false],
  ['2 Paletten', 1, false],
  ['m2', 1, false],
  ['1e3', 1, false],
  ['', 1, false],
  ['   ', 1, false],
  ['10000000', 10_000_000, false],
  ['9999999,5', 10_000_000, true],
  ['10000000,5', 10_000_000, false],
  ['9'.repeat(400), 10_000_000, false],
  ['Infinity', 1, false],
])('reads the typed text %j as %d (rounded up: %s)', (input, quantity, isRounded) => {
  expect(parseQuantity(input)).toBe(quantity);
  expect(isRoundedUp(input)).toBe(isRounded);
});

test.each([
  ['t', 'aufgerundet auf volle t'],
  ['m²', 'aufgerundet auf volle m²'],
  ['Stück', 'aufgerundet auf volle Stück'],
  ['Sack', 'aufgerundet auf volle Säcke'],
])('a rounded quantity in %s reads „%s“', (unit, note) => {
  expect(roundedUpNote(unit)).toBe(note);
});
