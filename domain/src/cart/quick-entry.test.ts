import { describe, expect, test } from 'vitest';
import { linesToAdd, quickText, readQuickEntry } from './quick-entry.ts';

const GRAVEL = { id: 1, name: 'Kies 0/32', unit: 't', price: 19.9 } as const;
const SAND = {
  id: 2,
  name: 'Spielsand',
  unit: 'Sack',
  price: 4.5,
  article_number: 'SP-2',
} as const;
const SLATE = { id: 3, name: 'Schiefer', unit: 'm²' } as const;
const PRODUCTS = [GRAVEL, SAND, SLATE];

test.each([
  ['10001;12', 1, 12],
  ['10001\t12', 1, 12],
  ['10001;Kies 0/32;12;', 1, 12],
  ['10001 12', 1, 12],
  ['10 001 12', 1, 12],
  ['10 001', undefined, 'Zu „Kies 0/32“ fehlt die Menge.'],
  ['10001 x 12 t', 1, 12],
  ['10001 x12', 1, 12],
  ['10001; 1.000', 1, 1000],
  ['sp-2; 3', 2, 3],
  ['SP-2;', undefined, 'Zu „Spielsand“ fehlt die Menge.'],
  ['10001;0', undefined, '„0“ ist keine Menge.'],
  ['10001;-4', undefined, '„-4“ ist keine Menge.'],
  ['10001;viel', undefined, '„viel“ ist keine Menge.'],
  ['10002;3', undefined, 'Artikelnummer „10002“ gibt es nicht.'],
  ['10003;3', undefined, '„Schiefer“ gibt es nur auf Anfrage.'],
])('reads „%s“', (text, id, expected) => {
  const { good, wrong } = readQuickEntry(text, PRODUCTS);
  if (id === undefined) {
    expect(good).toEqual([]);
    expect(wrong).toEqual([{ number: 1, text: text.trim(), problem: expected }]);
  } else {
    expect(wrong).toEqual([]);
    expect(good).toMatchObject([{ product: { id }, quantity: expected }]);
  }
});

describe('several lines', () => {
  test('skips heading and blanks, counts lines as typed, rounds up and adds the same article', () => {
    const text = 'Artikel;Menge\r\n10001;2,5\n\nfalsch;1\n10001;3';
    const { good, wrong } = readQuickEntry(text, PRODUCTS);
    expect(good.map(({ number, quantity, note }) => [number, quantity, note])).toEqual([
      [2, 3, 'aufgerundet auf volle t'],
      [5, 3, undefined],
    ]);
    expect(wrong).toMatchObject([{ number: 4, problem: 'Artikelnummer „falsch“ gibt es nicht.' }]);
    expect(linesToAdd(good)).toEqual([{ product_id: 1, quantity: 6 }]);
  });

  test('refuses the 101st article only', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...GRAVEL, id: index + 1 }));
    const text = [...many.map(({ id }) => `${10_000 + id};1`), '10001;1'].join('\n');
    const { good, wrong } = readQuickEntry(text, many);
    expect(good).toHaveLength(101);
    expect(wrong).toMatchObject([
      { number: 101, problem: 'Ein Warenkorb fasst höchstens 100 Artikel.' },
    ]);
  });
});

test('a shared cart reads as it was', () => {
  const lines = [
    { product_id: 1, quantity: 1200 },
    { product_id: 2, quantity: 3 },
  ];
  const text = quickText(lines, PRODUCTS);
  expect(text).toBe('10001; 1.200\nsp-2; 3');
  expect(linesToAdd(readQuickEntry(text, PRODUCTS).good)).toEqual(lines);
});
