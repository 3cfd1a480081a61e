import { expect, test } from 'vitest';
import { basePrice, priceNotes } from './base-price.ts';
import type { Product } from './product.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[string, Pick<Product, 'price' | 'vat_rate' | 'content'>, number, string]>([
  ['a sack of 25 kg', { price: 4.9, content: { amount: 25, unit: 'kg' } }, 23, 'kg'],
  ['a Big Bag of 1 t', { price: 79, content: { amount: 1000, unit: 'kg' } }, 9, 'kg'],
  ['a roll of 10 m²', { price: 89, content: { amount: 10, unit: 'm²' } }, 10_59, 'm²'],
  ['a kerb of half a metre', { price: 6.4, content: { amount: 0.5, unit: 'm' } }, 15_24, 'm'],
  ['a can of 2.5 l', { price: 12.5, content: { amount: 2.5, unit: 'l' } }, 5_95, 'l'],
  ['a reduced rate', { price: 10, vat_rate: 7, content: { amount: 20, unit: 'kg' } }, 54, 'kg'],
  [
    'half a cent, rounded up',
    { price: 1, vat_rate: 0, content: { amount: 8, unit: 'kg' } },
    13,
    'kg',
  ],
])('%s', (_, product, cents, unit) => {
  expect(basePrice(product)).toEqual({ cents, unit });
});

test.each([
  ['a price', { content: { amount: 25, unit: 'kg' } as const }],
  ['a content', { price: 24.5 }],
  [
    'a content other than one unit, which is the price itself',
    { price: 24.5, content: { amount: 1, unit: 'm' } as const },
  ],
])('there is none without %s', (_, product) => {
  expect(basePrice(product)).toBeUndefined();
});

test('gross price and base price stand below a price', () => {
  const sack = { price: 4.9, content: { amount: 25, unit: 'kg' } as const };
  expect(priceNotes(sack).map(plain)).toEqual([
    '5,83 € inkl. 19 % MwSt.',
    'Grundpreis 0,23 €/kg inkl. MwSt.',
  ]);
  expect(priceNotes({ price: 24.5, vat_rate: 7 }).map(plain)).toEqual(['26,22 € inkl. 7 % MwSt.']);
  expect(priceNotes({})).toEqual([]);
});
