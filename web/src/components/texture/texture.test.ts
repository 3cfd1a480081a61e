import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { expect, test } from 'vitest';
import { materialOf, textureImage } from './texture.ts';

const drawingOf = (category: string) => {
  const image = textureImage(materialOf(category));
  return decodeURIComponent(image.slice('url("data:image/svg+xml,'.length, -2));
};

test('every category has a drawing of its own', () => {
  expect(new Set(PRODUCT_CATEGORIES.map(drawingOf)).size).toBe(PRODUCT_CATEGORIES.length);
});

test.each(PRODUCT_CATEGORIES)('%s is a small, well-formed picture', (category) => {
  const svg = drawingOf(category);
  expect(svg.length).toBeLessThan(50_000);
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(root.localName).toBe('svg');
  expect(root.querySelectorAll('path').length).toBeGreaterThan(1);
  expect(svg).not.toMatch(/NaN|undefined|fill=""/);
});

test('a category that nobody knows looks like concrete', () => {
  expect(materialOf('Zauberstaub')).toBe('concrete');
});
