import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { expect, test } from 'vitest';
import { materialOf, textured } from './texture.ts';

test('every category has its own texture', () => {
  const grounds = PRODUCT_CATEGORIES.map((category) => textured(materialOf(category)));
  const images = grounds.map(({ backgroundImage }) => backgroundImage);
  expect(new Set(images).size).toBe(PRODUCT_CATEGORIES.length);
  for (const image of images) expect(image).toMatch(/^url\(\/.+\.webp/);
});

test('an unknown category gets concrete', () => {
  expect(materialOf('Zauberstaub')).toBe('concrete');
});
