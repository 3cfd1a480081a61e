import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['0', 0],
  ['15', 15],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['1.250', 1250],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['1.234.567', 1234567],
  ['0.500', 0.5],
])('"%s" is read as %d', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test.each(['', '  ', 'zehn', '-5', '1,2,3', '1.25,0', '12,', ',5', '1e3', 'Infinity', '5 km'])(
  '"%s" is no number',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);
