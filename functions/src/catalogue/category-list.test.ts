import type { StoredCategory } from '@shop/domain/office/stored-catalogue';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { expect, test } from 'vitest';
import { categoryList } from './category-list.ts';

const products = (...names: string[]) => names.map((category) => ({ category }));
const kept = (name: string, position: number, fields: Partial<StoredCategory> = {}) => {
  return { id: position, of: 'product', name, position, schema_version: 1, ...fields } as const;
};
const list = (names: string[], ...categories: StoredCategory[]) =>
  categoryList(products(...names), categories, PRODUCT_CATEGORIES);

test('lists each category once, in the shop’s order', () => {
  expect(list(['Dachdeckung', 'Sand', 'Schüttgut', 'Sand'])).toEqual(
    products('Schüttgut', 'Sand', 'Dachdeckung'),
  );
});

test('sorts unknown categories in German, after the known ones', () => {
  expect(list(['Zaun', 'Öfen', 'Sand', 'Pflege'])).toEqual(
    products('Sand', 'Öfen', 'Pflege', 'Zaun'),
  );
});

test('puts the office’s first, in its order, with sentence and picture', () => {
  const picture = { url: '/pictures/zaun-800.webp', alt: 'Ein Zaun' };
  const lead = 'Für Garten und Baustelle.';
  expect(
    list(['Sand', 'Zaun', 'Beton'], kept('Zaun', 2, { lead, picture }), kept('Beton', 1)),
  ).toEqual([
    { category: 'Beton' },
    { category: 'Zaun', lead, image_url: '/pictures/zaun-800.webp', image_alt: 'Ein Zaun' },
    { category: 'Sand' },
  ]);
});

test.each(['hidden', 'archived'] as const)('leaves out one that is %s', (visibility) => {
  expect(list(['Sand', 'Beton'], kept('Sand', 1, { visibility }))).toEqual(products('Beton'));
});

test('lists one again that was archived and then recreated', () => {
  const archived = kept('Sand', 1, { visibility: 'archived' });
  expect(list(['Sand'], archived, kept('Sand', 2))).toEqual(products('Sand'));
});

test('leaves out categories without items', () => {
  expect(list(['Sand'], kept('Zaun', 1))).toEqual(products('Sand'));
});
