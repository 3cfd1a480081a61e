import { describe, expect, test } from 'vitest';
import { currentProduct, isVisible } from './current-product.ts';
import type { StoredProduct } from './stored-catalogue.ts';

const GRAVEL: StoredProduct = {
  id: 1,
  name: 'Kies 16/32',
  category: 'Schotter',
  unit: 't',
  price_cents: 2890,
  specifications: [],
  schema_version: 1,
};
const next_price = { price_cents: 2991, from: '2026-11-23' };

describe('a scheduled price', () => {
  test.each([
    ['2026-11-22', 2890],
    ['2026-11-23', 2991],
    ['2027-01-01', 2991],
  ])('on %s is %i cents', (day, price_cents) => {
    expect(currentProduct({ ...GRAVEL, next_price }, day)).toEqual({ ...GRAVEL, price_cents });
  });

  test('is the first price of a product on request', () => {
    const { price_cents, ...onRequest } = GRAVEL;
    const stored = { ...onRequest, next_price };
    expect(currentProduct(stored, '2026-11-22')).toEqual(onRequest);
    expect(currentProduct(stored, '2026-11-23')).toEqual({ ...onRequest, price_cents: 2991 });
  });
});

test.each([
  [undefined, 19, undefined],
  [undefined, 16, 16],
  [7, 16, 7],
])('the VAT rate of a product with %s at a standard of %i is %s', (vat_rate, standard, current) => {
  const stored = vat_rate === undefined ? GRAVEL : { ...GRAVEL, vat_rate };
  expect(currentProduct(stored, '2026-11-22', { standard, rates: [standard] }).vat_rate).toBe(
    current,
  );
});

test.each([
  [undefined, true],
  ['visible', true],
  ['hidden', false],
  ['archived', false],
] as const)('an item that is %s is shown: %s', (visibility, isShown) => {
  expect(isVisible(visibility === undefined ? {} : { visibility })).toBe(isShown);
});
