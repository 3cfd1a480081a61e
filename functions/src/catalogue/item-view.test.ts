import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { expect, test } from 'vitest';
import { categoriesOf } from './item-view.ts';

const products = (...names: string[]) => names.map((category) => ({ category }));

test('lists each category once, in the shop’s order', () => {
  expect(
    categoriesOf(products('Dachdeckung', 'Sand', 'Schüttgut', 'Sand'), PRODUCT_CATEGORIES),
  ).toEqual(products('Schüttgut', 'Sand', 'Dachdeckung'));
});

test('sorts unknown categories in German, after the known ones', () => {
  expect(categoriesOf(products('Zaun', 'Öfen', 'Sand', 'Pflege'), PRODUCT_CATEGORIES)).toEqual(
    products('Sand', 'Öfen', 'Pflege', 'Zaun'),
  );
});
