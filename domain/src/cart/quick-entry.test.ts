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
const PAVING = { id: 4, name: 'Pflaster', unit: 'm²', price: 19 } as const;
const PRODUCTS = [GRAVEL, SAND, SLATE, PAVING];

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
  ['10001;12 to', 1, 12],
  ['10001 12 Tonnen', 1, 12],
  ['sp-2;12 Säcke', 2, 12],
  ['sp-2 12 Sa\u0308cke', 2, 12],
  ['sp-2;12 Stk.', 2, 12],
  ['10004;12 qm', 4, 12],
  ['10004;12 m2', 4, 12],
  ['10001;12 qm', undefined, '„12 qm“ ist keine Menge in t.'],
  ['10001;12²', undefined, '„12²“ ist keine Menge.'],
  ['10001;12 5 t', undefined, '„12 5 t“ ist keine Menge.'],
  ['10001;8-10', undefined, '„8-10“ ist keine Menge.'],
  ['10001;3/10;19,90', undefined, '„3/10“ ist keine Menge.'],
  ['10001;1e3', undefined, '„1e3“ ist keine Menge.'],
  ['10001 2x12', undefined, '„2x12“ ist keine Menge.'],
  ['10001 8-10', undefined, '„8-10“ ist keine Menge.'],
  ['10001;12 €', undefined, '„12 €“ ist keine Menge.'],
  ['"10001";"12"', 1, 12],
  ['"10001","Kies ""0/32"", grob","12","19,90"', 1, 12],
  ['10001;12;Kies 0/32', 1, 12],
  ['10001;12;t;19,90', 1, 12],
  ['10001;20000000', undefined, 'Von einem Artikel sind höchstens 10.000.000 Einheiten möglich.'],
  ['kies 0/32 12 t', 1, 12],
  ['Pflaster;12', 4, 12],
  ['Spiel 3', 2, 3],
  ['kies 0/32', undefined, 'Zu „Kies 0/32“ fehlt die Menge.'],
  ['xy 3', undefined, 'Artikelnummer „xy“ gibt es nicht.'],
  ['s 3', undefined, 'Artikelnummer „s“ gibt es nicht.'],
  ['ie 3', undefined, '„ie“ heißen mehrere: Kies 0/32, Spielsand, Schiefer.'],
  ['10002;3', undefined, 'Artikelnummer „10002“ gibt es nicht.'],
  ['10003;3', undefined, '„Schiefer“ gibt es nur auf Anfrage.'],
])('reads „%s“', (text, id, expected) => {
  const { articles, wrong } = readQuickEntry(text, PRODUCTS);
  if (id === undefined) {
    expect(articles).toEqual([]);
    expect(wrong).toEqual([{ number: 1, text: text.trim(), problem: expected }]);
  } else {
    expect(wrong).toEqual([]);
    expect(articles).toMatchObject([{ product: { id }, quantity: expected }]);
  }
});

describe('several lines', () => {
  test('skips heading and blanks, counts lines as typed, rounds up and adds the same article', () => {
    const text = 'Artikel;Menge\r\n10001;2,5\n\nfalsch;1\n10001;3';
    const { articles, wrong } = readQuickEntry(text, PRODUCTS);
    expect(articles).toEqual([{ product: GRAVEL, quantity: 6, note: 'aufgerundet auf volle t' }]);
    expect(wrong).toMatchObject([{ number: 4, problem: 'Artikelnummer „falsch“ gibt es nicht.' }]);
    expect(linesToAdd(articles)).toEqual([{ product_id: 1, quantity: 6 }]);
  });

  test('takes the column that the heading calls quantity', () => {
    const text = 'Artikel\tPalette\tMenge\tPreis\n10001\t1\t12\t19,90\n10004\t\t3\t';
    const { articles, wrong } = readQuickEntry(text, PRODUCTS);
    expect(wrong).toEqual([]);
    expect(articles.map(({ quantity }) => quantity)).toEqual([12, 3]);
  });

  test('refuses the 101st article only', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...GRAVEL, id: index + 1 }));
    const text = [...many.map(({ id }) => `${10_000 + id};1`), '10001;1'].join('\n');
    const { articles, wrong } = readQuickEntry(text, many);
    expect(articles[0]?.quantity).toBe(2);
    expect(articles).toHaveLength(100);
    expect(wrong).toMatchObject([
      { number: 101, problem: 'Ein Warenkorb fasst höchstens 100 Artikel.' },
    ]);
  });
});

test('refuses a sum beyond the maximum, and an endless line', () => {
  const { articles, wrong } = readQuickEntry(
    `10001;6000000\n10001;6000000\n${'1 '.repeat(300)}`,
    PRODUCTS,
  );
  expect(articles).toMatchObject([{ quantity: 6_000_000 }]);
  expect(wrong.map(({ number, problem }) => [number, problem])).toEqual([
    [2, 'Von einem Artikel sind höchstens 10.000.000 Einheiten möglich.'],
    [3, 'Eine Zeile hat höchstens 300 Zeichen.'],
  ]);
});

test('a shared cart reads as it was', () => {
  const lines = [
    { product_id: 1, quantity: 1200 },
    { product_id: 2, quantity: 3 },
  ];
  const text = quickText(lines, PRODUCTS);
  expect(text).toBe('10001; 1.200\nsp-2; 3');
  expect(linesToAdd(readQuickEntry(text, PRODUCTS).articles)).toEqual(lines);
});

test('reads each line separately, even of the same article', () => {
  const { lines, articles } = readQuickEntry('10001;2\nabc;1\n10001;3', PRODUCTS);
  expect(lines).toMatchObject([
    { number: 1, product: GRAVEL, quantity: 2 },
    { number: 2, problem: 'Artikelnummer „abc“ gibt es nicht.' },
    { number: 3, product: GRAVEL, quantity: 3 },
  ]);
  expect(articles).toMatchObject([{ quantity: 5 }]);
});
