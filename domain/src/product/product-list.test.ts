import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import {
  catalogueStart,
  facetOptions,
  NO_CHOICE,
  type ProductSort,
  productList,
} from './product-list.ts';

const item = (id: number, values: Partial<Product>): Product => ({
  id,
  name: `Produkt ${id}`,
  category: 'Sand',
  unit: 't',
  ...values,
});

const PRODUCTS = [
  item(1, {
    roles: ['drainage', 'base'],
    name: 'Öko-Kies',
    price: 30,
    grain: '16/32',
    colour: 'Grau',
    packaging: 'lose',
  }),
  item(2, {
    roles: ['base'],
    name: 'Kies',
    price: 5,
    grain: '0/2',
    colour: 'Weiß',
    packaging: 'Sack',
  }),
  item(3, { name: 'Zierkies', grain: '0,4/0,8', colour: 'Weiß', packaging: 'Sack' }),
  item(4, { name: 'Ansand', price: 30, grain: '0/2', colour: 'Grau', packaging: 'lose' }),
  item(5, { name: 'Matte', price: 70, packaging: 'Stück' }),
];

test.each([
  ['nothing', {}, [1, 2, 3, 4, 5]],
  ['one use', { use: ['Drainage'] }, [1]],
  ['one value', { grain: ['0/2'] }, [2, 4]],
  ['either value of a facet', { grain: ['0/2', '16/32'] }, [1, 2, 4]],
  ['a value of both facets', { grain: ['0/2'], colour: ['Weiß'] }, [2]],
  ['what excludes each other', { grain: ['0/2'], packaging: ['Stück'] }, []],
  ['a value that no product has', { colour: ['Lila'] }, []],
])('finds the products for the chosen %s', (_, chosen, ids) => {
  const found = productList(PRODUCTS, { ...NO_CHOICE, ...chosen }, '');
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test.each<[ProductSort, number[]]>([
  ['', [1, 2, 3, 4, 5]],
  ['name', [4, 2, 5, 1, 3]],
  ['price-up', [2, 4, 1, 5, 3]],
  ['price-down', [5, 4, 1, 2, 3]],
])('sorts by "%s" as %j, with products on request last by price', (sort, ids) => {
  expect(productList(PRODUCTS, NO_CHOICE, sort).map(({ id }) => id)).toEqual(ids);
  expect(PRODUCTS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('offers uses in the office’s order, grain sizes from fine to coarse, colours by name, packagings in the shop’s order', () => {
  const valuesOf = (facet: 'use' | 'grain' | 'colour' | 'packaging') =>
    facetOptions(PRODUCTS, facet, NO_CHOICE).map(({ value, count }) => `${value}: ${count}`);
  expect(valuesOf('use')).toEqual(['Tragschicht: 2', 'Drainage: 1']);
  expect(valuesOf('grain')).toEqual(['0/2: 2', '0,4/0,8: 1', '16/32: 1']);
  expect(valuesOf('colour')).toEqual(['Grau: 2', 'Weiß: 2']);
  expect(valuesOf('packaging')).toEqual(['lose: 2', 'Sack: 2', 'Stück: 1']);
});

test('counts apply the other facets, not their own, and predict what a choice would find', () => {
  const choice = { ...NO_CHOICE, grain: ['0/2'], colour: ['Grau'] };
  expect(facetOptions(PRODUCTS, 'grain', choice)).toEqual([
    { value: '0/2', count: 1 },
    { value: '0,4/0,8', count: 0 },
    { value: '16/32', count: 1 },
  ]);
  for (const facet of ['use', 'grain', 'colour', 'packaging'] as const) {
    for (const { value, count } of facetOptions(PRODUCTS, facet, choice)) {
      expect(productList(PRODUCTS, { ...choice, [facet]: [value] }, '')).toHaveLength(count);
    }
  }
});

test('a chosen value that no product has can be deselected', () => {
  expect(facetOptions(PRODUCTS, 'colour', { ...NO_CHOICE, colour: ['Lila'] })).toContainEqual({
    value: 'Lila',
    count: 0,
  });
});

test.each([
  [250, 250],
  [251, 100],
])('a catalogue of %i products starts with %i of them, and the facets of all', (count, first) => {
  const products = Array.from({ length: count }, (_, id) => item(id, { grain: '0/2' }));
  expect(catalogueStart(products)).toEqual({
    count,
    products: products.slice(0, first),
    facets: { use: [], grain: [{ value: '0/2', count }], colour: [], packaging: [] },
  });
});
