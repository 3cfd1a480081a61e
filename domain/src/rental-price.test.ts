import { describe, expect, test } from 'vitest';
import type { RentalTool } from './rental.ts';
import { type RentalTier, rentalCost, rentalDays, rentalPeriodError } from './rental-price.ts';

const tool: RentalTool = {
  id: 1,
  name: 'Rüttelplatte',
  description: '',
  category: 'Verdichtung',
  brand: 'Muster',
  specifications: [],
  daily_price: 45.5,
  weekly_price: 254.8,
  monthly_price: 955.5,
  deposit_amount: 300,
  quantity_available: 2,
  is_available: true,
};

describe('the duration of a rental', () => {
  test.each([
    ['same day', '2026-11-21', '2026-11-21', 1],
    ['one night', '2026-11-21', '2026-11-22', 1],
    ['a week', '2026-11-21', '2026-11-28', 7],
    ['the weekend on which summer time begins', '2026-03-28', '2026-03-30', 2],
    ['the weekend on which it ends', '2026-10-24', '2026-10-26', 2],
    ['over a leap day', '2028-02-01', '2028-03-01', 29],
  ])('%s', (_, start, end, days) => {
    expect(rentalDays(start, end)).toBe(days);
  });
});

describe('a rental period', () => {
  test.each([
    ['today to today', '2026-11-21', '2026-11-21', undefined],
    ['start before today', '2026-11-20', '2026-11-25', /Mietbeginn .* Vergangenheit/],
    ['end before start', '2026-11-25', '2026-11-24', /Mietende .* vor dem Mietbeginn/],
  ])('%s', (_, start, end, expected) => {
    const error = rentalPeriodError(start, end, '2026-11-21');
    if (expected) expect(error).toMatch(expected);
    else expect(error).toBeUndefined();
  });
});

describe('the cost of a rental', () => {
  test.each<[RentalTier, number, RentalTier, number, number]>([
    ['daily', 1, 'daily', 1, 45_50],
    ['daily', 30, 'daily', 30, 1365_00],
    ['weekly', 6, 'daily', 6, 273_00],
    ['weekly', 7, 'weekly', 1, 254_80],
    ['weekly', 8, 'weekly', 2, 509_60],
    ['monthly', 29, 'daily', 29, 1319_50],
    ['monthly', 30, 'monthly', 1, 955_50],
    ['monthly', 31, 'monthly', 2, 1911_00],
  ])('tier %s for %i days charges %s × %i', (chosen, days, tier, units, rentalCents) => {
    const cost = rentalCost(tool, chosen, days);
    expect(cost).toMatchObject({ days, tier, units, rentalCents });
    expect(cost.totalCents).toBe(rentalCents + 300_00);
  });
});
