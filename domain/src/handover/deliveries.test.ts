import { expect, test } from 'vitest';
import { deliveredText, joinItems, linesText, progressRows, splitItems } from './deliveries.ts';

const item = (product_name: string, quantity: number, unit = 't', price = 10_01) => {
  return {
    product_name,
    unit,
    quantity,
    unit_price_cents: price,
    total_price_cents: Math.round(price * quantity),
  };
};
const ORDERED = [item('Kies', 24), item('Sand', 3), item('Randstein', 40, 'Stück')];
const isSame = (a: { product_name: string }, b: { product_name: string }) =>
  a.product_name === b.product_name;

const of = (line: number, quantity: number) => ({ line, quantity });
const ALL = '24 t Kies, 3 t Sand, 40 Stück Randstein';

test.each<[string, ReturnType<typeof of>[], string, string]>([
  ['a part of one', [of(0, 11.84)], '11,84 t Kies', '12,16 t Kies, 3 t Sand, 40 Stück Randstein'],
  ['all of one', [of(1, 3)], '3 t Sand', '24 t Kies, 40 Stück Randstein'],
  [
    'parts of several',
    [of(2, 1), of(0, 0.001)],
    '0,001 t Kies, 1 Stück Randstein',
    '23,999 t Kies, 3 t Sand, 39 Stück Randstein',
  ],
  ['more than ordered of one', [of(1, 3.2)], '3 t Sand', '24 t Kies, 40 Stück Randstein'],
  ['nothing', [of(1, 0)], '', ALL],
  ['all', [of(0, 24), of(1, 3), of(2, 40)], ALL, ''],
])('divides lines into %s and the rest, and joins them again', (_, said, part, rest) => {
  const split = splitItems(ORDERED, said);
  expect([linesText(split.part), linesText(split.rest)]).toEqual([part, rest]);
  expect(split.said.map(({ line, quantity }) => of(split.positions[line] ?? -1, quantity))).toEqual(
    said.filter(({ quantity }) => quantity > 0).sort((a, b) => a.line - b.line),
  );
  expect(joinItems(split.rest, split.part, split.positions, isSame)).toEqual(ORDERED);
});

const PARTLY = { Kies: [24, 11.84, 12.16], Sand: [3, 3, 0], Randstein: [40, 0, 40] };

test.each([
  [{}, '14,84 von 27 t, 0 von 40 Stück geliefert', PARTLY],
  [{ delivery: { method: 'pickup' } }, '14,84 von 27 t, 0 von 40 Stück abgeholt', PARTLY],
  [
    { order_status: 'cancelled' },
    '14,84 von 27 t, 0 von 40 Stück geliefert, Rest storniert',
    { Kies: [24, 11.84, 0], Sand: [3, 3, 0], Randstein: [40, 0, 0] },
  ],
  [
    { order_status: 'delivered' },
    '26,84 von 27 t, 40 von 40 Stück geliefert',
    { Kies: [24, 23.84, 0], Sand: [3, 3, 0], Randstein: [40, 40, 0] },
  ],
  [{ deliveries: [] }, undefined, { Kies: [12.16, 0, 12.16], Randstein: [40, 0, 40] }],
])('tells how far an order is delivered: %j', (fields, expected, rows) => {
  const order = {
    order_status: 'processing',
    order_items: [
      { ...item('Kies', 12.16), delivered_quantity: 12 },
      item('Randstein', 40, 'Stück'),
    ],
    deliveries: [{ lines: [item('Kies', 11.84)] }, { lines: [item('Sand', 3)] }],
    ...fields,
  };
  expect(deliveredText(order)).toBe(expected);
  const told = progressRows(order).map(({ product_name, ordered, delivered, rest }) => [
    product_name,
    [ordered, delivered, rest],
  ]);
  expect(Object.fromEntries(told)).toEqual(rows);
});
