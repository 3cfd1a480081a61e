import { expect, test } from 'vitest';
import { product } from '../../test/fixtures.ts';
import filterProducts from './filter-products.ts';

const products = [
  product({ id: 1, name: 'Kies 16/32', category: 'Schüttgut' }),
  product({ id: 2, name: 'Spielsand', category: 'Sand', description: 'Gewaschen, für die Straße' }),
  product({ id: 3, name: 'Splitt', category: 'Schotter', description: 'Als Bettung' }),
];

test.each([
  ['', '', [1, 2, 3]],
  ['Sand', '', [2]],
  ['', 'KIES', [1]],
  ['', 'schuettgut', [1]],
  ['', 'strasse', [2]],
  ['', 'bettung splitt', [3]],
  ['Sand', 'kies', []],
  ['sand', '', []],
  ['', '  ', [1, 2, 3]],
])('category "%s" and search "%s" leave %j', (category, search, ids) => {
  expect(filterProducts(products, { category, search }).map(({ id }) => id)).toEqual(ids);
});
