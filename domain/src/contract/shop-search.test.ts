import { expect, test } from 'vitest';
import { product, rentalTool } from '../testing/wire.ts';
import { shopSearch } from './shop-search.ts';

const shop = shopSearch(
  [
    product({ id: 1, name: 'Betonkies', category: 'Kies', description: '' }),
    product({ id: 2, name: 'Kies', category: 'Kies', description: 'für den Betonmischer' }),
    product({ id: 3, name: 'Rohr', category: 'Rohre', description: '' }),
  ],
  [
    rentalTool({ id: 7, name: 'Betonmischer', description: '' }),
    rentalTool({ id: 8, name: 'Pumpe', description: 'Fördert Kies', is_available: false }),
  ],
);

/** The kinds found, best first, with ids or paths. */
function found(query: string) {
  const { order, ...kinds } = shop.find(query);
  return order.map(
    (kind) => `${kind} ${kinds[kind].map((one) => ('id' in one ? one.id : one.path))}`,
  );
}

test.each([
  ['the kind that fits best first', 'betonmischer', ['tools 7', 'products 2']],
  [
    'no machines that only mention goods',
    'kies',
    [
      'products 2,1',
      'pages /ratgeber/kies-und-splitt,/ratgeber/einfahrt-pflastern,/ratgeber/wie-viel-tonnen,/ratgeber/gartenweg',
      'plans /planer/kiesauffahrt',
    ],
  ],
  ['machines that mention a word that nothing else has', 'fördert', ['tools 8']],
  [
    'machines first where something is to be rented',
    'beton mieten',
    ['tools 7', 'pages /ratgeber/fundamentplatte', 'products 1,2'],
  ],
  [
    'a plan by its name',
    'fundamentplatte',
    ['plans /planer/fundamentplatte', 'pages /ratgeber/fundamentplatte'],
  ],
  ['a page by its topics, with a typo', 'öffnungszeitn', ['pages /kontakt']],
  ['an article number', '10 003', ['products 3']],
  ['no machines where none fits', 'rohr mieten', ['products 3']],
  ['nothing', 'gasgrill', []],
  ['nothing to be rented, either', 'gasgrill mieten', []],
])('finds %s: %j', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('says whether all words are found', () => {
  expect(shop.find('betonkies').hasAll).toBe(true);
  expect(shop.find('kies gasgrill')).toMatchObject({
    hasAll: false,
    products: [{ id: 1 }, { id: 2 }],
  });
});
