import { expect, test } from 'vitest';
import type { OrderItem } from './order.ts';
import { reorder } from './reorder.ts';

const GRAVEL = { id: 1, name: 'Kies 16/32', price: 28.9, unit: 't' };
const item = (fields: Partial<OrderItem> = {}): OrderItem => ({
  product_id: 1,
  product_name: 'Kies 16/32',
  quantity: 2,
  unit: 't',
  category: 'Schotter',
  unit_price: 28.9,
  total_price: 57.8,
  ...fields,
});
const again = (fields: Partial<OrderItem>, product: object = {}) => {
  const { lines, notes } = reorder([item(fields)], new Map([[1, { ...GRAVEL, ...product }]]));
  return [lines.length, ...notes.map(({ text }) => text.replace(/\s/g, ' '))];
};

test('returns the same goods at the same price without a note', () => {
  expect(reorder([item()], new Map([[1, GRAVEL]]))).toEqual({
    lines: [{ product_id: 1, quantity: 2 }],
    notes: [],
  });
});

test.each([
  [{}, { price: 31.5 }, [1, '„Kies 16/32“ kostet jetzt 31,50 € statt 28,90 € je t (netto).']],
  [{ unit: undefined }, {}, [1]],
  [{ quantity: 12.16 }, {}, [1, '„Kies 16/32“: aufgerundet von 12,16 t auf 13 t.']],
  [{}, { price: undefined }, [0, '„Kies 16/32“ gibt es nur noch auf Anfrage.']],
  [
    {},
    { unit: 'm³' },
    [0, '„Kies 16/32“ verkaufen wir jetzt je m³ statt je t. Bitte wählen Sie die Menge neu.'],
  ],
  [{ product_id: 9 }, {}, [0, '„Kies 16/32“ führen wir nicht mehr.']],
  [{ product_id: undefined }, {}, [0, '„Kies 16/32“ führen wir nicht mehr.']],
])('an item %j of a product %j', (fields, product, expected) => {
  expect(again(fields as Partial<OrderItem>, product)).toEqual(expected);
});

test.each([{ replaces: '10 009' }, { replaces: 'alt-7' }])('%j names a successor', (fields) => {
  const successor = { ...GRAVEL, ...fields };
  const [note] = reorder(
    [item({ product_id: 9, article_number: 'ALT-7' })],
    new Map([[1, successor]]),
  ).notes;
  expect(note).toEqual({ text: '„Kies 16/32“ führen wir nicht mehr.', successor });
});

test('names the category to look in for discontinued goods', () => {
  expect(reorder([item({ product_id: 9 })], new Map()).notes[0]?.category).toBe('Schotter');
});
