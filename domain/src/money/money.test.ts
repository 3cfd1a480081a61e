import { describe, expect, test } from 'vitest';
import { sumCents, timesCents, toCents, toEuro } from './money.ts';

describe('toCents', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [28.9, 2890],
    [1.005, 101],
    [1.004, 100],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [499.99, 49999],
    [-1.005, -101],
    [1e-7, 0],
    [5_000_000_000.01, 500000000001],
  ])('turns %d euro into %d cents', (euro, cents) => {
    expect(toCents(euro)).toBe(cents);
  });

  test('converts every price of the first 1000 euro back and forth without loss', () => {
    const prices = Array.from({ length: 100_000 }, (_, cents) => cents);
    expect(prices.filter((cents) => toCents(toEuro(cents)) !== cents)).toEqual([]);
  });
});

test('a price times a quantity rounds half cents up, whatever the numbers look like in binary', () => {
  expect(timesCents(2_25, 4.02)).toBe(9_05);
  expect(timesCents(24_50, 11.84)).toBe(290_08);
});

test('a sum of cents has no rounding error', () => {
  expect(sumCents([10, 20, 30])).toBe(60);
  expect(sumCents([])).toBe(0);
});
