import { describe, expect, test } from 'vitest';
import { bookingPrice } from '../booking/booking-price.ts';
import type { RentalTool } from './rental.ts';
import {
  cheaperRental,
  type RentalTier,
  realSavingPercent,
  rentalCost,
  rentalDays,
} from './rental-price.ts';

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

test.each([
  ['same day', '2026-11-21', '2026-11-21', 1],
  ['one night', '2026-11-21', '2026-11-22', 1],
  ['a week', '2026-11-21', '2026-11-28', 7],
])('the duration of a rental: %s', (_, start, end, days) => {
  expect(rentalDays(start, end)).toBe(days);
});

test.each<[string, string, string, number, RentalTier, number]>([
  ['over a Sunday', '2026-11-28', '2026-11-30', 1, 'daily', 45_50],
  ['a weekend, whose price nothing picks by itself', '2026-11-27', '2026-11-30', 2, 'daily', 91_00],
  ['over a holiday', '2026-11-23', '2026-11-26', 2, 'daily', 91_00],
  ['a week by its length', '2026-11-26', '2026-12-03', 6, 'weekly', 254_80],
  ['a week and a day for a week', '2026-11-26', '2026-12-04', 7, 'weekly', 254_80],
  ['at least one', '2026-11-29', '2026-11-30', 1, 'daily', 45_50],
])('without the closed days is charged: %s', (_, start, end, days, tier, rentalCents) => {
  const closed = new Set(['2026-11-24']);
  const offered = { ...tool, weekend_price: 70 };
  const booked = { start_day: start, end_day: end, pieces: 1, transportCents: 0, closed };
  expect(rentalDays(start, end, closed)).toBe(days);
  expect(bookingPrice(offered, booked)).toMatchObject({ days, tier, rentalCents });
});

test.each<[string, number, RentalTier, number]>([
  ['2026-11-27', 3, 'weekend', 70_00],
  ['2026-11-28', 2, 'weekend', 70_00],
  ['2026-11-28', 3, 'daily', 136_50],
  ['2026-11-27', 2, 'daily', 91_00],
  ['2026-11-29', 1, 'daily', 45_50],
  ['2026-11-26', 4, 'daily', 182_00],
])('a weekend from %s for %i days is charged by the %s tier', (start, days, tier, rentalCents) => {
  const offered = { ...tool, weekend_price: 70 };
  expect(rentalCost(offered, 'weekend', days, start)).toMatchObject({
    tier,
    units: tier === 'daily' ? days : 1,
    rentalCents,
  });
  const offer =
    tier === 'weekend' ? { tier, days, savingCents: days * 45_50 - rentalCents } : undefined;
  expect(cheaperRental(offered, 'daily', days, start)).toEqual(offer);
  expect(rentalCost(offered, 'daily', days, start).rentalCents).toBe(days * 45_50);
  // A tool without that price, and a rental without a start day.
  expect(rentalCost(tool, 'weekend', days, start).tier).toBe('daily');
  expect(rentalCost(offered, 'weekend', days).tier).toBe('daily');
});

test.each<[RentalTier, number, RentalTier, number, number]>([
  ['daily', 1, 'daily', 1, 45_50],
  ['daily', 30, 'daily', 30, 1365_00],
  ['weekly', 6, 'daily', 6, 273_00],
  ['weekly', 7, 'weekly', 1, 254_80],
  ['weekly', 8, 'weekly', 2, 509_60],
  ['monthly', 29, 'daily', 29, 1319_50],
  ['monthly', 30, 'monthly', 1, 955_50],
  ['monthly', 31, 'monthly', 2, 1911_00],
])(
  'the cost of a rental: tier %s for %i days charges %s × %i',
  (chosen, days, tier, units, rentalCents) => {
    const cost = rentalCost(tool, chosen, days);
    expect(cost).toMatchObject({ days, tier, units, rentalCents });
    expect(cost.totalCents).toBe(rentalCents + 300_00);
  },
);

describe('a cheaper rental', () => {
  // 145 € a day, 812 € a week, 3.045 € a month.
  const digger = { ...tool, daily_price: 145, weekly_price: 812, monthly_price: 3045 };
  test.each<[string, RentalTier, number, [RentalTier, number, number] | undefined]>([
    ['seven days at the week’s rate', 'daily', 7, ['weekly', 7, 203_00]],
    ['a started second week that pays', 'daily', 12, ['weekly', 12, 116_00]],
    ['a started second week that does not', 'daily', 11, undefined],
    ['the day’s rate instead of a second week', 'weekly', 8, ['daily', 8, 464_00]],
    ['nothing for one day', 'daily', 1, undefined],
    ['nothing for five days', 'daily', 5, undefined],
    ['a day more for the week’s rate', 'daily', 6, ['weekly', 7, 58_00]],
    ['also if the week’s rate was chosen too early', 'weekly', 6, ['weekly', 7, 58_00]],
    ['nothing for a week at its rate', 'weekly', 7, undefined],
    ['30 days at the month’s rate', 'daily', 30, ['monthly', 30, 1305_00]],
    ['30 days, from the week’s rate', 'weekly', 30, ['monthly', 30, 1015_00]],
    ['days more for the month’s rate, if that saves most', 'daily', 28, ['monthly', 30, 1015_00]],
    ['also from the week’s rate', 'weekly', 28, ['monthly', 30, 203_00]],
    ['the week’s rate instead of a second month', 'monthly', 31, ['weekly', 31, 2030_00]],
  ])('%s (%s, %i days)', (_, chosen, days, expected) => {
    const [tier, offeredDays, savingCents] = expected ?? [];
    expect(cheaperRental(digger, chosen, days)).toEqual(
      expected && { tier, days: offeredDays, savingCents },
    );
  });

  test('is as much cheaper as it says, and the cheapest option', () => {
    for (const chosen of ['daily', 'weekly', 'monthly'] as const) {
      for (let days = 1; days <= 70; days++) {
        const offer = cheaperRental(digger, chosen, days);
        if (!offer) continue;
        expect(offer.savingCents).toBe(
          rentalCost(digger, chosen, days).rentalCents -
            rentalCost(digger, offer.tier, offer.days).rentalCents,
        );
        expect(rentalCost(digger, offer.tier, offer.days).tier).toBe(offer.tier);
        expect(cheaperRental(digger, offer.tier, offer.days)).toBeUndefined();
      }
    }
  });

  test('is not offered if the rates save nothing', () => {
    const flat = { ...tool, daily_price: 10, weekly_price: 70, monthly_price: 300 };
    expect(cheaperRental(flat, 'daily', 7)).toBeUndefined();
    expect(cheaperRental(flat, 'daily', 30)).toBeUndefined();
  });
});

test.each<[RentalTier, number, number]>([
  ['weekly', 254.8, 20],
  ['weekly', 270, 15.2],
  ['weekly', 318.5, 0],
  ['weekly', 350, -9.9],
  ['monthly', 955.5, 30],
  ['monthly', 1000, 26.7],
  ['daily', 45.5, 0],
])('the real saving of a tier: %s at %d € against 45.50 € a day: %d %%', (tier, price, percent) => {
  expect(realSavingPercent({ ...tool, [`${tier}_price`]: price }, tier)).toBe(percent);
});
