import { expect, test } from 'vitest';
import { conditionsOf } from '../payment/payment-conditions.ts';
import { type OwnPrices, ownPriceCents } from './own-prices.ts';

const GRAVEL = { id: 1, category: 'Schüttgut' };
const DAY = '2026-03-02';
const PRICES: OwnPrices = {
  fixed_prices: [
    { product_id: 1, price: 20, from: '2026-01-01', site: '' },
    { product_id: 1, price: 19, from: '2026-03-01', site: '' },
    { product_id: 1, price: 18, from: '2026-04-01', site: '' },
    { product_id: 1, price: 15.55, from: '2026-01-01', site: 'Hafen' },
    { product_id: 3, price: 7, from: '2026-01-01', site: '' },
  ],
  discounts: [
    { category: 'Schüttgut', percent: 10, from: '2026-01-01', site: '' },
    { category: 'Schüttgut', percent: 12.25, from: '2026-01-01', site: 'Hafen' },
    { category: 'Beton', percent: 90, from: '2026-03-03', site: '' },
  ],
};

const priceOf = (product: typeof GRAVEL, list: number | undefined, site = '', day = DAY) =>
  ownPriceCents(product, list, PRICES, { site, day });

test.each([
  ['the fixed one that started last', GRAVEL, 2500, '', DAY, 1900],
  ['the one of its day', GRAVEL, 2500, '', '2026-02-28', 2000],
  ['the fixed one of the site', GRAVEL, 2500, 'Hafen', DAY, 1555],
  ['the fixed one on other sites', GRAVEL, 2500, 'Bahnhof', DAY, 1900],
  ['none before its day', GRAVEL, 2500, '', '2025-12-31', 2500],
  ['the discount of the group', { ...GRAVEL, id: 2 }, 2595, '', DAY, 2336],
  ['the site’s discount instead of the group’s', { ...GRAVEL, id: 2 }, 2595, 'Hafen', DAY, 2277],
  ['the list price without either', { id: 9, category: 'Beton' }, 999, '', DAY, 999],
  ['the list price in other categories', { id: 9, category: 'Rohre' }, 1, '', DAY, 1],
  ['at least a cent', { id: 9, category: 'Beton' }, 4, '', '2026-03-03', 1],
  ['the fixed one of what is on request', { id: 3, category: 'Rohre' }, undefined, '', DAY, 700],
  ['no discount on what is on request', { ...GRAVEL, id: 2 }, undefined, '', DAY, undefined],
])('one price wins: %s', (_, product, list, site, day, cents) => {
  expect(priceOf(product, list, site, day)).toBe(cents);
});

test('conditions are those that the record has', () => {
  expect(conditionsOf({})).toBeUndefined();
  expect(conditionsOf({ payment_days: 30, discount_percent: 0 })).toEqual({
    payment_days: 30,
    discount_percent: 0,
  });
});
