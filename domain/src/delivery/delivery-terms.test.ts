import { expect, test } from 'vitest';
import { partCosts } from '../order/order-parts.ts';
import { orderTotals } from '../order/order-sums.ts';
import { type DeliveryTerms, FLAT_RATE } from './delivery-terms.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';

const inZone = (number: number, express = false): DeliveryTerms => {
  return { ...FLAT_RATE, method: 'delivery', zone: DELIVERY_ZONES[number - 1], express };
};

const ONE = { quantity: 1, weight_kg: undefined };

test.each([
  ['no postcode', 499_99, FLAT_RATE, 25_00, 0],
  ['no postcode', 500_00, FLAT_RATE, 0, 0],
  ['zone 2', 749_99, inZone(2), 45_00, 0],
  ['zone 1, express', 100_00, inZone(1, true), 25_00, 50_00],
  ['zone 2, express', 750_00, inZone(2, true), 0, 50_00],
  ['pickup', 1_00, { ...FLAT_RATE, method: 'pickup' }, 0, 0],
] as const)(
  'delivery costs of %s for %d cents of goods',
  (_what, cents, terms, delivery, express) => {
    expect(partCosts(terms, { cents, weightKg: 1000 })).toEqual({ delivery, express });
  },
);

test('the totals include delivery and express, taxed at the highest rate of the goods', () => {
  const lines = [
    { ...ONE, totalCents: 100_00 },
    { ...ONE, totalCents: 50_00, vatRate: 7 },
  ];
  expect(orderTotals(lines, inZone(2, true))).toEqual({
    subtotalCents: 150_00,
    parts: { delivery: 45_00, express: 50_00 },
    totalCents: 245_00,
    vat: [
      { rate: 19, netCents: 195_00, vatCents: 37_05 },
      { rate: 7, netCents: 50_00, vatCents: 3_50 },
    ],
    grossCents: 285_55,
  });
});

test('an empty cart costs the flat rate and no VAT', () => {
  expect(orderTotals([])).toMatchObject({ totalCents: 25_00, vat: [], grossCents: 0 });
});
