import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { expect, test } from 'vitest';
import { materialOf, textured } from './texture.ts';

test('every category has a ground of its own', () => {
  const grounds = PRODUCT_CATEGORIES.map((category) => textured(materialOf(category)));
  const images = grounds.map(({ backgroundImage }) => backgroundImage);
  expect(new Set(images).size).toBe(PRODUCT_CATEGORIES.length);
  for (const image of images) expect(image).toMatch(/^url\(\/.+\.webp/);
});

test('a category that nobody knows looks like concrete', () => {
  expect(materialOf('Zauberstaub')).toBe('concrete');
});
