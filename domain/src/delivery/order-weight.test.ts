import { expect, test } from 'vitest';
import { formatWeight, LARGE_TRUCK, orderWeightKg, trucksFor } from './order-weight.ts';

test('the weight of an order is the sum of its lines, and unknown if any is or without goods', () => {
  const line = (quantity: number, weight_kg?: number) => ({ quantity, weight_kg });
  expect(orderWeightKg([line(3, 1000), line(40, 25), line(2, 0.5)])).toBe(4001);
  expect(orderWeightKg([line(3, 1000), line(1)])).toBeUndefined();
  expect(orderWeightKg([])).toBeUndefined();
});

const SMALL = { total_t: 7.5, load_t: 3.2 };

test.each([
  [1, LARGE_TRUCK, 1],
  [27_000, LARGE_TRUCK, 1],
  [27_001, LARGE_TRUCK, 2],
  [54_001, LARGE_TRUCK, 3],
  [3200, SMALL, 1],
  [3201, SMALL, 2],
  [7501, SMALL, 3],
])('%i kg on %o take %i trips', (weightKg, truck, trips) => {
  expect(trucksFor(weightKg, truck)).toBe(trips);
});

test.each([
  [0.4, '0 kg'],
  [250, '250 kg'],
  [999.4, '999 kg'],
  [999.6, '1 t'],
  [3000, '3 t'],
  [3449, '3,4 t'],
  [1_234_560, '1.234,6 t'],
])('%f kg is written as %s', (weightKg, text) => {
  expect(formatWeight(weightKg).replace('\u00A0', ' ')).toBe(text);
});
