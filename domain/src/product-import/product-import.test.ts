import { describe, expect, test } from 'vitest';
import type { Versioned } from '../office/office.ts';
import { type ProductInput, productInputSchema } from '../office/product-input.ts';
import { productInput } from '../testing/office.ts';
import { PRODUCT_COLUMNS } from './product-columns.ts';
import { jumpNote, productImport } from './product-import.ts';
import { cellName, productRows, readHeader } from './product-table.ts';

const GRAVEL: Versioned<ProductInput> = {
  id: '201',
  version: 3,
  input: {
    name: 'Schotter 0/32',
    description: 'Für Wege\nund Höfe',
    category: 'Schotter',
    unit: 't',
    price: 19.9,
    next_price: { price: 20.6, from: '2026-11-30' },
    vat_rate: 7,
    content: { amount: 0.5, unit: 'm³' },
    weight_kg: 1000,
    specifications: [
      { label: 'Körnung', value: '0/32 mm' },
      { label: 'Norm: neu', value: 'a | b \\ c: d' },
    ],
    coverage: {
      kind: 'bulk',
      kg_per_unit: 1000,
      loose_density: 1.65,
      depth_cm: 20,
      note: 'lose: ca.',
    },
    delivery_time: { min: 2, max: 5, unit: 'days' },
    producer: { name: 'Bruch', address: 'Weg 1', email: 'a@bruch.example' },
    withdrawal_exemption: 'mixed_after_delivery',
    related_ids: [7],
    article_number: 'S-32',
    pictures: [
      { url: '/pictures/schotter-800.webp', alt: 'Grauer  Schotter | nass' },
      { url: '/api/pictures/a-800.jpg', alt: '' },
    ],
    grain: '2/5',
    colour: 'Grau',
    roles: ['base', 'frost'],
    packaging: 'lose',
    material: 'schotter',
    also_known_as: 'Mineralbeton, STS',
    replaces: '10 990',
    units_per_pallet: 12,
    visibility: 'hidden',
  },
};

const SAND: Versioned<ProductInput> = {
  id: '7',
  version: 1,
  input: productInput({ name: 'Sand', category: 'Sand', price: undefined as never }),
};

const PRODUCTS = [GRAVEL, SAND];

function checked(header: string[], ...rows: (string | number)[][]) {
  const check = productImport(readHeader(header), PRODUCTS);
  return rows.map((row, index) => check(row, index + 2));
}

/** The errors of a refused row, by cell. */
function errorsOf(header: string[], row: (string | number)[]) {
  const [result] = checked(header, row);
  return result?.outcome === 'faulty'
    ? result.errors.map(({ cell, message }) => `${cell}: ${message}`)
    : [];
}

/** The input after a row of product 201 with one more column. */
function inputAfter(column: string, cell: string | number) {
  const [result] = checked(['Nummer', column], [201, cell]);
  return result && 'change' in result ? result.change.input : result;
}

test('marks a price that is many times what it was', () => {
  expect(jumpNote(1.99, 19.9)).toBe('+900 %: Bitte prüfen.');
  expect(jumpNote(19.9, 1.99)).toBe('-90 %: Bitte prüfen.');
  expect(jumpNote(10, 12) ?? jumpNote(undefined, 5) ?? jumpNote(10, undefined)).toBeUndefined();
});

describe('a table', () => {
  test('has a column for each field of a product', () => {
    const { fields } = productInputSchema.describe() as unknown as { fields: object };
    const columns = new Set(PRODUCT_COLUMNS.map(({ path }) => path[0]));
    expect([...columns].sort()).toEqual(Object.keys(fields).sort());
    expect(Object.keys(GRAVEL.input).sort()).toEqual([...columns].sort());
  });

  test('survives a round trip without a difference, even as texts in another order', () => {
    const [header = [], ...rows] = productRows(PRODUCTS).map((row) =>
      row.map((cell) => String(cell).replace(/^(\d+)\.(\d+)$/, '$1,$2')).reverse(),
    );
    const results = checked(header, ...rows);
    expect(results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  test('recreates the same products', () => {
    const [header = [], ...rows] = productRows(PRODUCTS);
    const check = productImport(readHeader(header), [SAND]);
    const [, , ...cells] = rows[0] ?? [];
    expect(check(['', '', ...cells], 2)).toMatchObject({
      outcome: 'new',
      change: { version: 0, input: GRAVEL.input },
    });
  });

  test('names the columns that it ignores', () => {
    const { ignored } = readHeader(['Nummer', 'Bemerkung', '', ' NAME ', 'Name']);
    expect(ignored).toEqual(['B1 „Bemerkung“', 'E1 „Name“']);
  });

  test.each([
    [0, 'A2'],
    [25, 'Z2'],
    [26, 'AA2'],
    [701, 'ZZ2'],
    [702, 'AAA2'],
  ])('names column %i of row 2 %s', (column, name) => {
    expect(cellName(column, 2)).toBe(name);
  });
});

describe('a cell', () => {
  test.each([
    ['Nettopreis', '1.234,50', { price: 1234.5 }],
    ['Nettopreis', '1.234,50 €', { price: 1234.5 }],
    ['Nettopreis', '€ 4,20', { price: 4.2 }],
    ['Nettopreis', 'EUR\u00a01.234,50', { price: 1234.5 }],
    ['Nettopreis', 20.5965, { price: 20.6 }],
    ['MwSt. (%)', '19 %', { vat_rate: 19 }],
    ['MwSt. (%)', 0.19, { vat_rate: 19 }],
    ['MwSt. (%)', 0, { vat_rate: 0 }],
    ['Gewicht je Einheit (kg)', '12,5 kg', { weight_kg: 12.5 }],
    ['Neuer Preis ab', '2026-12-24', { next_price: { price: 20.6, from: '2026-12-24' } }],
    ['Neuer Preis ab', '24.12.26', { next_price: { price: 20.6, from: '2026-12-24' } }],
    ['Sichtbarkeit', 'Ja', { visibility: 'visible' }],
    ['Sichtbarkeit', 'archiviert', { visibility: 'archived' }],
    ['Körnung', '8/16 mm', { grain: '8/16' }],
    ['Körnung', '8/16', { grain: '8/16' }],
    ['Inhalt je Einheit', '25kg', { content: { amount: 25, unit: 'kg' } }],
    ['Lieferzeit', '24 Stunden', { delivery_time: { min: 24, max: 24, unit: 'hours' } }],
    ['Lieferzeit', '24-48 Stunden', { delivery_time: { min: 24, max: 48, unit: 'hours' } }],
    ['Passende Artikel (Nummern)', '7 | 201', { related_ids: [7, 201] }],
    ['Passende Artikel (Nummern)', '', { related_ids: [] }],
    ['Verwendung', 'Fuge | bettung', { roles: ['joint', 'bedding'] }],
    ['Technische Daten', 'Farbe: Rot', { specifications: [{ label: 'Farbe', value: 'Rot' }] }],
    ['Name', 'Kies\u0007\t8/16\r\nrund', { name: 'Kies 8/16 rund' }],
    ['Farbe', '\u200b \u00a0', { name: 'Schotter 0/32' }],
    ['Beschreibung', 'Zeile 1\r\n"Größe"', { description: 'Zeile 1\n"Größe"' }],
    ['Beschreibung', "'-5 °C bis\n'+40 °C", { description: '-5 °C bis\n+40 °C' }],
    ['Beschreibung', "'－5 °C", { description: '－5 °C' }],
    [
      'Mengenrechner',
      'Fläche je Einheit | Fläche je Einheit: 2,5',
      { coverage: { kind: 'area', m2_per_unit: 2.5 } },
    ],
  ])('of %s with %j is read', (column, cell, expected) => {
    expect(inputAfter(column, cell)).toMatchObject(expected);
  });

  test.each([
    ['Nettopreis', 'zwanzig', '„zwanzig“ ist keine Zahl wie 1.234,50.'],
    ['Nettopreis', '-5', '„-5“ ist keine Zahl wie 1.234,50.'],
    ['Nettopreis', '#NV', '„#NV“ ist der Fehler einer Formel.'],
    ['Nettopreis', '#N/A', '„#N/A“ ist der Fehler einer Formel.'],
    ['Nettopreis', '#BEZUG!', '„#BEZUG!“ ist der Fehler einer Formel.'],
    ['Nettopreis', '#NAME?', '„#NAME?“ ist der Fehler einer Formel.'],
    ['Nettopreis', '#DIV/0!', '„#DIV/0!“ ist der Fehler einer Formel.'],
    ['Beschreibung', '#REF!', '„#REF!“ ist der Fehler einer Formel.'],
    ['Nettopreis', '19,905', 'Nettopreis: höchstens zwei Nachkommastellen'],
    ['Nettopreis', 0, 'Nettopreis: Zahl von 0,01 bis 1.000.000 erwartet'],
    ['MwSt. (%)', '12,5 %', 'MwSt.-Satz: ganze Zahl erwartet'],
    ['Name', '', 'Bitte geben Sie einen Namen an.'],
    ['Sichtbarkeit', '', 'Sichtbarkeit fehlt'],
    ['Einheit', 'Fass', '„Fass“ ist nicht bekannt. Möglich sind: t, m³, m², Stück, Sack.'],
    ['Neuer Preis ab', '31.11.2026', '„31.11.2026“ ist kein Datum wie 24.12.2026.'],
    ['Neuer Preis ab', '', 'Neuer Preis: Tag fehlt'],
    ['Passende Artikel (Nummern)', '7 | 999', 'Diese Artikel gibt es nicht: 999.'],
    ['Passende Artikel (Nummern)', 109.17, '„109.17“ ist keine Nummer eines Artikels.'],
    ['Technische Daten', 'Rot', '„Rot“ hat nicht die Form „Bezeichnung: Wert“.'],
    ['Hersteller', '', 'Hersteller: Name fehlt'],
    ['Bilder', 'bild.jpg', 'Bild: Die Adresse ist ungültig'],
    [
      'Bilder',
      'https://bilder.example/a.jpg Kies',
      'Bild: Bilder anderer Seiten zeigt der Shop nicht, bitte laden Sie das Bild hoch',
    ],
    ['Artikelnummer', '10007', 'Diese Artikelnummer hat schon „Sand“.'],
    ['Mengenrechner', 'Fläche', '„Fläche“ ist nicht bekannt.'],
    ['Version', 2, 'Der Artikel wurde seit dem Export geändert: jetzt Version 3, nicht 2.'],
  ])('of %s with %j is refused', (column, cell, message) => {
    const [error, ...others] = errorsOf(['Nummer', column], [201, cell]);
    expect(others).toEqual([]);
    expect(error).toContain(`B2: ${message}`);
  });
});

test.each([
  ['Nettopreis', '', 'price'],
  ['Beschreibung', '', 'description'],
  ['Artikelnummer', '', 'article_number'],
  ['Artikelnummer', '10 201', 'article_number'],
])('a cell of %s with %j clears the field', (column, cell, field) => {
  const input = inputAfter(column, cell);
  expect(input).toHaveProperty('name', 'Schotter 0/32');
  expect(input).not.toHaveProperty(field);
});

describe('a row', () => {
  test('lists a row’s changes by cell, and leaves other fields alone', () => {
    const [result] = checked(['Nettopreis', 'Nummer'], ['20,50', '201']);
    expect(result).toMatchObject({
      outcome: 'changed',
      name: 'Schotter 0/32',
      change: { id: '201', version: 3, input: { ...GRAVEL.input, price: 20.5 } },
      differences: [
        { cell: 'A2', label: 'Nettopreis', before: '19,90\u00a0€', after: '20,50\u00a0€' },
      ],
    });
  });

  test.each([['s-32'], ['S-32']])('finds its product by the article number %s', (article) => {
    const [result] = checked(['Artikelnummer', 'Nettopreis'], [article, 20]);
    expect(result).toMatchObject({ outcome: 'changed', change: { id: '201' } });
  });

  test('finds its product by the article number that the shop shows', () => {
    const [result] = checked(['Artikelnummer', 'Nettopreis'], ['10 007', 20]);
    expect(result).toMatchObject({ outcome: 'changed', change: { id: '7', input: { price: 20 } } });
    expect(result).not.toHaveProperty('change.input.article_number');
  });

  test('without either is a new product, which is visible', () => {
    const [result] = checked(
      ['Name', 'Kategorie', 'Einheit', 'Sichtbarkeit'],
      ['Kies', 'Sand', 't', ''],
    );
    expect(result).toEqual({
      outcome: 'new',
      row: 2,
      name: 'Kies',
      change: { version: 0, input: { ...SAND.input, name: 'Kies' } },
      differences: expect.any(Array),
    });
  });

  test('that is new names what is missing, at its cell or its row', () => {
    expect(errorsOf(['Name', 'Einheit'], ['Kies', ''])).toEqual([
      'Zeile 2: Bitte wählen Sie eine Kategorie.',
      'B2: Bitte wählen Sie eine Einheit.',
    ]);
  });

  test('of an unknown product is refused', () => {
    expect(errorsOf(['Nummer', 'Name', 'Kategorie', 'Einheit'], [999, 'a', 'b', 't'])).toEqual([
      'A2: Einen Artikel mit der Nummer 999 gibt es nicht.',
    ]);
  });

  test.each([
    ['by its number', ['Nummer', 'Nettopreis'], [201, 20], [201, 21]],
    ['by number and article number', ['Nummer', 'Artikelnummer'], [201, 'S-32'], ['', 'S-32']],
  ])('about the product of an earlier row is refused, %s', (_, header, first, second) => {
    const [, result] = checked(header, first, second);
    expect(result).toMatchObject({
      outcome: 'faulty',
      errors: [{ cell: 'Zeile 3', message: 'Derselbe Artikel steht schon in Zeile 2.' }],
    });
  });

  test.each([
    ['given twice to existing ones', [201, 'N-1'], [7, 'n-1'], 'Zeile 2'],
    ['that is derived for another', ['7', ''], [201, '10 007'], '„Sand“'],
  ])('accepts no article number %s', (_, first, second, who) => {
    const [, result] = checked(['Nummer', 'Artikelnummer'], first, second);
    expect(result).toMatchObject({
      errors: [{ cell: 'B3', message: `Diese Artikelnummer hat schon ${who}.` }],
    });
  });

  test('changes neither of two products that share its article number', () => {
    const twin = { ...SAND, id: '8', input: { ...SAND.input, article_number: 's-32' } };
    const check = productImport(readHeader(['Artikelnummer', 'Nettopreis']), [GRAVEL, twin]);
    expect(check(['S-32', 5], 2)).toMatchObject({
      errors: [{ cell: 'A2', message: 'Diese Artikelnummer haben „Schotter 0/32“ und „Sand“.' }],
    });
    const byId = productImport(readHeader(['Nummer', 'Nettopreis']), [GRAVEL, twin]);
    expect(byId([8, 5], 2)).toMatchObject({ outcome: 'changed', change: { id: '8' } });
  });

  test('accepts no article number that another new product has', () => {
    const header = ['Artikelnummer', 'Name', 'Kategorie', 'Einheit'];
    const [first, second] = checked(header, ['N-1', 'a', 'b', 't'], ['N-1', 'c', 'b', 't']);
    expect([first?.outcome, second?.outcome]).toEqual(['new', 'faulty']);
  });
});
