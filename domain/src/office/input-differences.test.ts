import { describe, expect, test } from 'vitest';
import { productInput } from '../testing/office.ts';
import { inputDifferences, isSameValue } from './input-differences.ts';
import type { ProductInput } from './product-input.ts';

const gravel = productInput({ specifications: [{ label: 'Körnung', value: '16/32 mm' }] });

const difference = (change: Partial<ProductInput>) =>
  inputDifferences('product', gravel, { ...gravel, ...change }).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

describe('the differences of two products', () => {
  test.each<[string, Partial<ProductInput>, string[]]>([
    ['a text', { name: 'Kies 8/16' }, ['Name', 'Kies 16/32', 'Kies 8/16']],
    ['a price', { price: 25 }, ['Nettopreis', '24,50\u00A0€', '25,00\u00A0€']],
    [
      'a price given up',
      { price: undefined as never },
      ['Nettopreis', '24,50\u00A0€', 'Preis auf Anfrage'],
    ],
    [
      'a price to come',
      { next_price: { price: 26.1, from: '2026-11-30' } },
      ['Neuer Preis', '–', '26,10\u00A0€ ab 30.11.2026'],
    ],
    ['a rate', { vat_rate: 7 }, ['MwSt.-Satz', 'üblicher Satz', '7 %']],
    [
      'small figures, with all of their decimals',
      { weight_kg: 0.0125 },
      ['Gewicht je Einheit', '–', '0,0125 kg'],
    ],
    [
      'a way to calculate',
      { coverage: { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.6 } },
      [
        'Mengenrechner',
        '–',
        'Schüttgut nach Gewicht\nGewicht je Einheit: 1.000 kg\nSchüttdichte lose: 1,6 t/m³',
      ],
    ],
    [
      'rows',
      { specifications: [...gravel.specifications, { label: 'Farbe', value: 'Grau' }] },
      ['Technische Daten', 'Körnung: 16/32 mm', 'Körnung: 16/32 mm\nFarbe: Grau'],
    ],
    [
      'linked products',
      { related_ids: [7, 15] },
      ['Passende Artikel', '–', '10\u00A0007\n10\u00A0015'],
    ],
    ['roles', { roles: ['base', 'frost'] }, ['Verwendung', '–', 'Tragschicht\nFrostschutz']],
    [
      'pictures, by what they show',
      { pictures: [{ url: '/pictures/kies.webp', alt: 'Kies im Haufen' }] },
      ['Bilder', '–', 'Kies im Haufen'],
    ],
    [
      'a delivery time',
      { delivery_time: { min: 2, max: 5, unit: 'days' } },
      ['Lieferzeit', 'wie ihre Kategorie', '2–5\u00A0Tage'],
    ],
    ['visibility', { visibility: 'hidden' }, ['Sichtbarkeit', 'Sichtbar', 'Ausgeblendet']],
  ])('%s', (_, change, expected) => {
    expect(difference(change)).toEqual([expected]);
  });

  test('come in the order of the form, and skip equal fields', () => {
    expect(
      difference({ visibility: 'archived', price: 30, name: 'Kies' }).map(([label]) => label),
    ).toEqual(['Name', 'Nettopreis', 'Sichtbarkeit']);
    expect(difference({})).toEqual([]);
  });

  test('of a new one are all fields that are filled in', () => {
    const labels = inputDifferences('product', undefined, gravel).map(({ label, before }) => [
      label,
      before,
    ]);
    expect(labels).toEqual(
      ['Name', 'Kategorie', 'Einheit', 'Nettopreis', 'Technische Daten', 'Sichtbarkeit'].map(
        (label) => [label, '–'],
      ),
    );
  });
});

test('a tool’s availability reads yes and no', () => {
  expect(inputDifferences('rental_tool', { is_available: true }, { is_available: false })).toEqual([
    { field: 'is_available', label: 'Verfügbar', before: 'ja', after: 'nein' },
  ]);
});

test('settings are listed line by line', () => {
  const before = { days: [] };
  const after = {
    days: [
      { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', hours: '08:00–12:00' },
      { from: '2026-12-27', to: '2027-01-02', name: 'Betriebsferien' },
    ],
  };
  expect(inputDifferences('setting', before, after, 'specialDays')).toMatchObject([
    {
      label: 'Besondere Tage',
      after:
        '24.12.2026: Heiligabend, 08:00–12:00\n27.12.2026 bis 02.01.2027: Betriebsferien, geschlossen',
    },
  ]);
});

test('tells fields of the same name in two settings apart', () => {
  expect(inputDifferences('setting', { days: 5 }, { days: 7 }, 'prepayment')).toMatchObject([
    { label: 'Zeit für die Überweisung', before: '5 Werktage', after: '7 Werktage' },
  ]);
});

test('shows a field that no table names as it is', () => {
  expect(inputDifferences('category', { later: 1 }, { later: { a: 'b' } })).toEqual([
    { field: 'later', label: 'later', before: '1', after: '{"a":"b"}' },
  ]);
});

test.each<[unknown, unknown, boolean]>([
  [undefined, null, true],
  [undefined, '', true],
  [[], undefined, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [0, undefined, false],
  [false, undefined, false],
  [[1, 2], [2, 1], false],
])('knows whether %j and %j mean the same: %s', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
});
