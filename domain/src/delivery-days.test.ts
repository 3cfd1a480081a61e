import { describe, expect, test } from 'vitest';
import { earliestDeliveryDay, isDeliveryDay, isExpressPossible } from './delivery-days.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';

const goods = (categories: readonly string[]) => categories.map((category) => ({ category }));

const CHRISTMAS = new Set(['2026-12-25', '2026-12-26']);

test.each([
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2026-12-27', false],
  ['2026-12-28', true],
])('on %s delivery is possible: %s', (day, isPossible) => {
  expect(isDeliveryDay(day, CHRISTMAS)).toBe(isPossible);
});

describe('the earliest delivery day', () => {
  test.each([
    ['sand', ['Sand'], '2026-11-23T08:00:00Z', '2026-11-24'],
    ['bulk', ['Schüttgut'], '2026-11-23T08:00:00Z', '2026-11-24'],
    ['concrete', ['Beton'], '2026-11-23T08:00:00Z', '2026-11-25'],
    ['paving', ['Pflastersteine'], '2026-11-23T08:00:00Z', '2026-11-25'],
    ['sand and paving', ['Sand', 'Pflastersteine'], '2026-11-23T08:00:00Z', '2026-11-25'],
    ['no known category', [], '2026-11-23T08:00:00Z', '2026-11-24'],
    ['sand, on a Saturday', ['Sand'], '2026-11-28T08:00:00Z', '2026-11-30'],
    ['sand, before two holidays and a Sunday', ['Sand'], '2026-12-24T08:00:00Z', '2026-12-28'],
    ['sand, after midnight in Berlin', ['Sand'], '2026-11-23T23:30:00Z', '2026-11-25'],
  ])('of %s', (_what, categories, now, day) => {
    expect(earliestDeliveryDay(goods(categories), new Date(now), CHRISTMAS)).toBe(day);
  });
});

describe('express', () => {
  const [near, middle, far, beyond] = DELIVERY_ZONES;
  const MONDAY = '2026-11-23T10:59:59Z';
  test.each([
    ['on Monday before noon', near, ['Sand'], MONDAY, true],
    ['in zone 2', middle, ['Schüttgut', 'Dachdeckung'], MONDAY, true],
    ['in zone 3', far, ['Sand'], MONDAY, false],
    ['beyond', beyond, ['Sand'], MONDAY, false],
    ['without a postcode', undefined, ['Sand'], MONDAY, false],
    ['at noon', near, ['Sand'], '2026-11-23T11:00:00Z', false],
    ['just after midnight', near, ['Sand'], '2026-11-22T23:00:00Z', true],
    ['on Saturday', near, ['Sand'], '2026-11-28T08:00:00Z', false],
    ['on Sunday', near, ['Sand'], '2026-11-29T08:00:00Z', false],
    ['on a holiday', near, ['Sand'], '2026-12-25T08:00:00Z', false],
    ['in summer time', near, ['Sand'], '2027-06-01T09:59:59Z', true],
    ['at noon in summer time', near, ['Sand'], '2027-06-01T10:00:00Z', false],
    ['with concrete', near, ['Sand', 'Beton'], MONDAY, false],
    ['with paving', near, ['Pflastersteine'], MONDAY, false],
  ])('%s', (_what, zone, categories, now, isPossible) => {
    expect(isExpressPossible(zone, goods(categories), new Date(now), CHRISTMAS)).toBe(isPossible);
  });
});

test('goods with an own delivery time of days come no sooner, and not today', () => {
  const made = { category: 'Sand', delivery_time: { min: 5, max: 10, unit: 'days' } } as const;
  const now = new Date('2026-11-23T08:00:00Z');
  expect(earliestDeliveryDay([made], now, CHRISTMAS)).toBe('2026-11-28');
  expect(isExpressPossible(DELIVERY_ZONES[0], [made], now, CHRISTMAS)).toBe(false);
});
