import { product, rentalTool } from '@shop/domain/testing/wire';
import { describe, expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const PRODUCTS = [
  ...[1, 2, 3, 4, 5].map((id) =>
    product({ description: '', id, name: `Kies ${id}/8`, category: 'Schüttgut' }),
  ),
  product({ description: '', id: 9, name: 'Mutterboden', category: 'Schüttgut' }),
  product({ description: '', id: 101, name: 'Mauersand', category: 'Sand' }),
  product({ description: '', id: 401, name: 'Pflaster', category: 'Pflastersteine' }),
];
const TOOLS = [
  rentalTool({
    id: 2,
    name: 'Minibagger 1,9 t',
    also_known_as: 'Kleinbagger',
    category: 'Bagger & Lader',
  }),
  rentalTool({ id: 7, name: 'Tauchpumpe', description: 'Fördert Sand', category: 'Pumpen' }),
];

const shown = (query: string) =>
  suggest(query, PRODUCTS, TOOLS).map(
    ({ title, options }) =>
      `${title}: ${options.map(({ label, to }) => `${label} ${to}`).join(', ')}`,
  );

describe('a text in the search field may mean', () => {
  test.each([
    ['Kleinbagger', ['Mietgeräte: Minibagger 1,9 t /miete/2']],
    ['10 401', ['Produkte: Pflaster /produkt/401']],
    ['sand', ['Produkte: Mauersand /produkt/101', 'Kategorien: Sand /katalog?category=Sand']],
    ['lieferkosten', ['Ratgeber und Seiten: Lieferung & Zahlung /lieferung']],
    // The closest of several pages, and a page found only by its title.
    [
      'widerruf',
      ['Ratgeber und Seiten: Vertrag widerrufen /widerruf, Widerrufsbelehrung /widerrufsbelehrung'],
    ],
    ['barrierefr', ['Ratgeber und Seiten: Erklärung zur Barrierefreiheit /barrierefreiheit']],
    [
      'bagger',
      [
        'Mietgeräte: Minibagger 1,9 t /miete/2',
        'Ratgeber und Seiten: Miete /miete',
        'Kategorien: Bagger & Lader /miete?category=Bagger+%26+Lader',
      ],
    ],
    ['Muderbohden', ['Meinten Sie: Mutterboden /katalog?suche=Mutterboden']],
    ['Mutterboden Holzkohle', ['Produkte zu den meisten Wörtern: Mutterboden /produkt/9']],
    ['Gasgrill', []],
  ])('%j: %j', (query, expected) => expect(shown(query)).toEqual(expected));

  test('more products than are shown, which it then links to', () => {
    const four = [1, 2, 3, 4].map((id) => `Kies ${id}/8 /produkt/${id}`).join(', ');
    expect(shown('kies')).toEqual([
      `Produkte: ${four}, Alle 5 Produkte anzeigen /katalog?suche=kies`,
      'Ratgeber und Seiten: Welcher Kies, welcher Splitt? /ratgeber/kies-und-splitt, Einfahrt pflastern /ratgeber/einfahrt-pflastern',
      'Planer: Kiesauffahrt planen /planer/kiesauffahrt',
    ]);
  });

  test('a page or a category while the lists are missing', () => {
    expect(suggest('öffnungszeiten', [], [])).toEqual([
      { title: 'Ratgeber und Seiten', options: [{ to: '/kontakt', label: 'Kontakt' }] },
    ]);
  });
});
