import { expect, test } from 'vitest';
import {
  deliveryTimeLabel,
  deliveryTimeOf,
  slowestDeliveryTime,
  withinDeliveryTime,
} from '../product/delivery-time.ts';
import { missingForFreeDeliveryCents, zoneOfName } from './delivery-zones.ts';

const goods = (categories: readonly string[]) => categories.map((category) => ({ category }));

test.each([
  [0, 500_00],
  [1, 499_99],
  [499_99, 1],
  [500_00, 0],
  [500_01, 0],
  [10_000_00, 0],
])('a subtotal of %d cents is %d short of free delivery', (subtotal, missing) => {
  expect(missingForFreeDeliveryCents(subtotal)).toBe(missing);
});

const nonBreaking = (text: string) => text.replace(/ (?=\D+$)/, '\u00A0');

test.each([
  ['Schüttgut', '24–48 Stunden', 'in 24–48 Stunden'],
  ['Sand', '24 Stunden', 'in 24 Stunden'],
  ['Schotter', '24 Stunden', 'in 24 Stunden'],
  ['Beton', '48–72 Stunden', 'in 48–72 Stunden'],
  ['Pflastersteine', '2–5 Tage', 'in 2–5 Tagen'],
  ['Dachdeckung', '24–48 Stunden', 'in 24–48 Stunden'],
])('%s takes %s and is delivered %s', (category, label, within) => {
  expect(deliveryTimeLabel(deliveryTimeOf(category))).toBe(nonBreaking(label));
  expect(withinDeliveryTime(deliveryTimeOf(category))).toBe(nonBreaking(within));
});

test.each([
  [['Sand'], '24 Stunden'],
  [['Sand', 'Schüttgut'], '24–48 Stunden'],
  [['Schotter', 'Sand'], '24 Stunden'],
  [['Sand', 'Beton', 'Schüttgut'], '48–72 Stunden'],
  // As text „2–5 Tage“ sorts before „48–72 Stunden“, as a number 5 before 72.
  [['Pflastersteine', 'Beton'], '2–5 Tage'],
  [['Sand', 'Dachdeckung'], '24–48 Stunden'],
  [['Sand', 'Dämmstoffe'], '24–48 Stunden'],
])('goods of %j together take %s, in any order', (categories, label) => {
  for (const some of [categories, categories.toReversed()]) {
    const time = slowestDeliveryTime(goods(some));
    expect(time && deliveryTimeLabel(time)).toBe(nonBreaking(label));
  }
});

test('promises nothing without goods, not even to a zone', () => {
  expect(slowestDeliveryTime([])).toBeUndefined();
  expect(slowestDeliveryTime([], zoneOfName('Zone 3')?.deliveryTime)).toBeUndefined();
});

test.each([
  ['Sand', 'Zone 1', '24 Stunden'],
  ['Sand', 'Zone 2', '24–48 Stunden'],
  ['Sand', 'Zone 3', '48–72 Stunden'],
  ['Pflastersteine', 'Zone 3', '2–5 Tage'],
  ['Sand', undefined, '24 Stunden'],
])('%s to %s takes %s', (category, zone, label) => {
  const time = slowestDeliveryTime([{ category }], zoneOfName(zone)?.deliveryTime);
  expect(time && deliveryTimeLabel(time)).toBe(nonBreaking(label));
});

test.each([
  [{ min: 5, max: 10, unit: 'days' } as const, '5–10 Tage'],
  [{ min: 24, max: 24, unit: 'hours' } as const, '24 Stunden'],
])('a lead time of the goods replaces their category’s: %o', (own, label) => {
  const made = { category: 'Beton', delivery_time: own };
  const time = slowestDeliveryTime([made, { category: 'Sand' }]);
  expect(time && deliveryTimeLabel(time)).toBe(nonBreaking(label));
});
