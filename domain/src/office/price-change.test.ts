import { describe, expect, test } from 'vitest';
import { productInput } from '../testing/office.ts';
import {
  changedPrice,
  formatPriceDifference,
  PRICE_ROUNDINGS,
  type PriceChange,
  plannedPrice,
  priceCentsOn,
  priceChangeLabel,
  priceWarning,
  withPrice,
} from './price-change.ts';

const TODAY = '2026-11-22';
const MONDAY = '2026-11-30';

const GRAVEL = productInput({ price: 19.9 });

function change(text: string, rounding: PriceChange['rounding'] = 'cents'): PriceChange {
  const isPercent = text.endsWith('%');
  const amount = Number.parseFloat(text);
  return {
    by: isPercent ? 'percent' : 'euro',
    amount: isPercent ? amount : amount * 100,
    rounding,
  };
}

describe('a price in cents', () => {
  test.each([
    [19_90, '3.5%', 20_60, 20_60, 20_90],
    [19_90, '-3.5%', 19_20, 19_20, 18_90],
    [16_80, '3.5%', 17_39, 17_40, 16_90],
    [10_00, '0.05%', 10_01, 10_00, 9_90],
    [1_00, '1.25%', 1_01, 1_00, 90],
    [40, '50%', 60, 60, 90],
    [39, '1%', 39, 40, -10],
    [1, '-50%', 1, 0, -10],
    [1, '-51%', 0, 0, -10],
    [2, '-99.99%', 0, 0, -10],
    [15_00, '-100%', 0, 0, -10],
    [15_40, '0.00', 15_40, 15_40, 15_90],
    [15_39, '0.00', 15_39, 15_40, 14_90],
    [999_999_99, '0.01', 1_000_000_00, 1_000_000_00, 999_999_90],
    [19_90, '1.50', 21_40, 21_40, 21_90],
    [19_90, '-19.90', 0, 0, -10],
    [19_90, '-25', -5_10, -5_10, -5_10],
    [19_92, '0', 19_92, 19_90, 19_90],
    [19_93, '0', 19_93, 19_95, 19_90],
  ])('%i by %s is %i, to five cents %i, to ,90 %i', (old, by, ...expected) => {
    const rounded = PRICE_ROUNDINGS.map((rounding) => changedPrice(old, change(by, rounding)));
    expect(rounded).toEqual(expected);
  });

  test('rounding to five cents or ,90 ends so, at the nearest amount that does', () => {
    for (let cents = 1; cents <= 1000; cents++) {
      const five = changedPrice(cents, change('0', 'five_cents'));
      const ninety = changedPrice(cents, change('0', 'ninety'));
      expect([five % 5, (ninety + 10) % 100]).toEqual([0, 0]);
      expect(Math.abs(five - cents)).toBeLessThanOrEqual(2);
      expect(Math.abs(ninety - cents)).toBeLessThanOrEqual(50);
    }
  });
});

describe('a new price', () => {
  test.each([
    ['is fine if it goes up as asked', 1000, 1001, 1, undefined],
    ['is fine if it goes down as asked', 1000, 999, -1, undefined],
    ['is said to stay', 1590, 1590, 1, 'unchanged'],
    ['is said to fall though it should rise', 1595, 1590, 1, 'against'],
    ['is said to rise though it should fall', 1585, 1590, -1, 'against'],
    ['is never 0', 5, 0, -1, 'too_low'],
    ['is never less', 5, -10, 1, 'too_low'],
    ['is one cent at least', 5, 1, -1, undefined],
    ['is a million at most', 99_999_999, 100_000_000, 1, undefined],
    ['is no more', 99_999_999, 100_000_001, 1, 'too_high'],
  ] as const)('%s', (_, oldCents, newCents, amount, expected) => {
    expect(priceWarning(oldCents, newCents, { amount })).toBe(expected);
  });
});

describe('the price on a day', () => {
  const planned = { price: 19.9, next_price: { price: 21, from: MONDAY } };
  test.each([
    ['is the old one the day before', planned, '2026-11-29', 19_90],
    ['is the next one on its first day', planned, MONDAY, 21_00],
    ['is on request', {}, TODAY, undefined],
    ['is on request until there is one', { next_price: planned.next_price }, TODAY, undefined],
  ])('%s', (_, input, day, expected) => {
    expect(priceCentsOn(input, day)).toBe(expected);
  });

  test('that is planned no longer counts as planned once it has begun', () => {
    expect(plannedPrice(planned, '2026-11-29')).toEqual(planned.next_price);
    expect(plannedPrice(planned, MONDAY)).toBeUndefined();
    expect(plannedPrice({}, TODAY)).toBeUndefined();
  });
});

describe('a product gets a new price', () => {
  const begun = { price: 21, from: '2026-11-20' };
  const coming = { price: 23, from: '2026-12-24' };
  test.each([
    ['at once', {}, undefined, { price: 20.6 }],
    ['from today', {}, TODAY, { price: 20.6 }],
    ['from Monday', {}, MONDAY, { price: 19.9, next_price: { price: 20.6, from: MONDAY } }],
    ['at once, after one that has begun', { next_price: begun }, undefined, { price: 20.6 }],
    [
      'at once, before one to come',
      { next_price: coming },
      undefined,
      { price: 20.6, next_price: coming },
    ],
    [
      'from Monday, after one that has begun',
      { next_price: begun },
      MONDAY,
      { price: 21, next_price: { price: 20.6, from: MONDAY } },
    ],
    [
      'from Monday, in place of one to come',
      { next_price: coming },
      MONDAY,
      { price: 19.9, next_price: { price: 20.6, from: MONDAY } },
    ],
  ])('%s', (_, before, from, after) => {
    const { price: _old, ...rest } = GRAVEL;
    const changed = withPrice({ ...GRAVEL, ...before }, 20_60, { from, today: TODAY });
    expect(changed).toStrictEqual({ ...rest, ...after });
  });
});

test.each([
  ['Schotter', change('3.5%'), MONDAY, 'Schotter +3,5 % ab 30.11.2026'],
  ['12 Artikel', change('-1.5'), undefined, '12 Artikel −1,50 €'],
  ['Sand', change('-10%'), undefined, 'Sand −10 %'],
])('the log describes a change of %s accurately', (scope, how, from, expected) => {
  expect(priceChangeLabel(scope, { ...how, ...(from && { from }) })).toBe(expected);
});

test.each([
  [19_90, 20_60, '+3,5 %'],
  [20_00, 19_00, '−5 %'],
  [10_00, 10_00, '+0 %'],
  [1, 90, '+8.900 %'],
])('from %i to %i cents is %s', (oldCents, newCents, expected) => {
  expect(formatPriceDifference(oldCents, newCents)).toBe(expected);
});
