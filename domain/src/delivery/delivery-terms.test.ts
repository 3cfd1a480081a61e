import { expect, test } from 'vitest';
import { partCosts } from '../order/order-parts.ts';
import { orderTotals } from '../order/order-sums.ts';
import { type DeliveryTerms, FLAT_RATE } from './delivery-terms.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';

const inZone = (number: number, express = false): DeliveryTerms => {
  return { ...FLAT_RATE, method: 'delivery', zone: DELIVERY_ZONES[number - 1], express };
};

test.each([
  ['no postcode', FLAT_RATE, 499_99, 25_00, 0],
  ['no postcode', FLAT_RATE, 500_00, 0, 0],
  ['zone 2', inZone(2), 749_99, 45_00, 0],
  ['zone 1, express', inZone(1, true), 100_00, 25_00, 50_00],
  ['zone 2, express', inZone(2, true), 750_00, 0, 50_00],
  ['pickup', { ...FLAT_RATE, method: 'pickup' }, 1_00, 0, 0],
] as const)(
  'delivery costs of %s: %j for %d cents of goods',
  (_what, terms, subtotal, delivery, express) => {
    expect(partCosts(terms, subtotal)).toEqual({ delivery, express });
  },
);

test('the totals include delivery and express, taxed at the highest rate of the goods', () => {
  const lines = [{ totalCents: 100_00 }, { totalCents: 50_00, vatRate: 7 }];
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
