import { expect, test } from 'vitest';
import { deliveryCents, deliveryTime, missingForFreeDeliveryCents } from './delivery.ts';

test.each([
  [0, 25_00, 500_00],
  [1, 25_00, 499_99],
  [499_99, 25_00, 1],
  [500_00, 0, 0],
  [500_01, 0, 0],
  [10_000_00, 0, 0],
])('a subtotal of %d cents costs %d cents delivery and misses %d', (subtotal, cost, missing) => {
  expect(deliveryCents(subtotal)).toBe(cost);
  expect(missingForFreeDeliveryCents(subtotal)).toBe(missing);
});

test.each([
  ['Schüttgut', '24–48 Stunden'],
  ['Sand', '24 Stunden'],
  ['Schotter', '24 Stunden'],
  ['Beton', '48–72 Stunden'],
  ['Pflastersteine', '2–5 Tage'],
  ['Dachdeckung', '24–48 Stunden'],
])('%s is delivered within %s', (category, time) => {
  expect(deliveryTime(category)).toBe(time);
});
