import { expect, test } from 'vitest';
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

/** 23 November is a Monday. Berlin is one hour ahead of these times. */
test.each([
  ['sand, 24 hours', ['Sand'], 0, '2026-11-23T08:00Z', '2026-11-24'],
  ['bulk, 24–48', ['Schüttgut'], 0, '2026-11-23T08:00Z', '2026-11-24'],
  ['concrete, 48–72', ['Beton'], 0, '2026-11-23T08:00Z', '2026-11-25'],
  ['paving, 2–5 days', ['Pflastersteine'], 0, '2026-11-23T08:00Z', '2026-11-25'],
  ['sand and paving', ['Sand', 'Pflastersteine'], 0, '2026-11-23T08:00Z', '2026-11-25'],
  ['no known category', [], 0, '2026-11-23T08:00Z', '2026-11-24'],
  ['sand to zone 2, 24–48', ['Sand'], 2, '2026-11-23T08:00Z', '2026-11-24'],
  ['sand to zone 3, 48–72', ['Sand'], 3, '2026-11-23T08:00Z', '2026-11-25'],
  ['sand, just before closing time', ['Sand'], 0, '2026-11-23T15:59:59Z', '2026-11-24'],
  ['sand, at closing time', ['Sand'], 0, '2026-11-23T16:00Z', '2026-11-25'],
  ['sand, at closing time in summer', ['Sand'], 0, '2027-06-07T15:00Z', '2027-06-09'],
  ['sand, just before midnight', ['Sand'], 0, '2026-11-23T22:59:59Z', '2026-11-25'],
  ['sand, after midnight in Berlin', ['Sand'], 0, '2026-11-23T23:30Z', '2026-11-25'],
  ['sand, a Friday before Saturday’s closing time', ['Sand'], 0, '2026-11-27T10:59Z', '2026-11-28'],
  ['sand, a Friday afternoon', ['Sand'], 0, '2026-11-27T11:00Z', '2026-11-30'],
  ['sand, on a Saturday', ['Sand'], 0, '2026-11-28T08:00Z', '2026-11-30'],
  ['sand, late on a Saturday', ['Sand'], 0, '2026-11-28T22:00Z', '2026-12-01'],
  ['sand, on a Sunday', ['Sand'], 0, '2026-11-29T08:00Z', '2026-12-01'],
  ['concrete, on a Saturday', ['Beton'], 0, '2026-11-28T08:00Z', '2026-12-01'],
  ['concrete, Sunday 23:40', ['Beton'], 0, '2026-11-29T22:40Z', '2026-12-02'],
  ['sand to zone 3, Sunday 23:40', ['Sand'], 3, '2026-11-29T22:40Z', '2026-12-02'],
  ['concrete, Monday 00:00', ['Beton'], 0, '2026-11-29T23:00Z', '2026-12-02'],
  ['sand, before two holidays and a Sunday', ['Sand'], 0, '2026-12-24T08:00Z', '2026-12-28'],
  ['sand, on a holiday before a Sunday', ['Sand'], 0, '2026-12-26T08:00Z', '2026-12-29'],
  ['concrete, before two holidays and a Sunday', ['Beton'], 0, '2026-12-24T08:00Z', '2026-12-29'],
])(
  'the earliest delivery day of %s is the first with opening hours after the promised delivery hours',
  (_what, categories, zone, now, day) => {
    const time = DELIVERY_ZONES[zone - 1]?.deliveryTime;
    expect(earliestDeliveryDay(goods(categories), new Date(now), CHRISTMAS, time)).toBe(day);
  },
);

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
])('express %s', (_what, zone, categories, now, isPossible) => {
  expect(isExpressPossible(zone, goods(categories), new Date(now), CHRISTMAS)).toBe(isPossible);
});

test('goods with a lead time of days come no sooner, and not today', () => {
  const made = { category: 'Sand', delivery_time: { min: 5, max: 10, unit: 'days' } } as const;
  const now = new Date('2026-11-23T08:00:00Z');
  expect(earliestDeliveryDay([made], now, CHRISTMAS)).toBe('2026-11-28');
  expect(isExpressPossible(DELIVERY_ZONES[0], [made], now, CHRISTMAS)).toBe(false);
});
