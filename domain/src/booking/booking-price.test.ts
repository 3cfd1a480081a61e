import { expect, test } from 'vitest';
import { BUILT_IN_OPTIONS } from '../delivery/delivery-options.ts';
import type { RentalTool } from '../rental/rental.ts';
import { bookingPrice, cheapestTier, transportCents } from './booking-price.ts';
import { bookingSums } from './booking-sums.ts';

const TOOL: RentalTool = {
  id: 1,
  name: 'Minibagger',
  description: '',
  category: 'Bagger & Lader',
  brand: 'Muster',
  daily_price: 100,
  weekly_price: 500,
  monthly_price: 1500,
  insurance_price: 9.5,
  specifications: [],
  deposit_amount: 400,
  quantity_available: 2,
  is_available: true,
};
const booked = { start_day: '2026-12-01', end_day: '2026-12-03', pieces: 1, transportCents: 0 };

test.each([
  [1, 'daily'],
  [6, 'daily'],
  [7, 'weekly'],
  [8, 'daily'],
  [14, 'weekly'],
  [30, 'monthly'],
])('the cheapest tier for %i days is %s', (days, tier) => {
  expect(cheapestTier(TOOL, days)).toBe(tier);
});

test.each<[string, object, object]>([
  [
    'two days',
    {},
    { rentalCents: 200_00, netCents: 200_00, grossCents: 238_00, depositCents: 400_00 },
  ],
  [
    'two pieces, insured',
    { pieces: 2, insured: true },
    { rentalCents: 400_00, insuranceCents: 38_00, netCents: 438_00, depositCents: 800_00 },
  ],
  ['brought', { transportCents: 95_00 }, { transportCents: 95_00, netCents: 295_00 }],
  ['brought by arrangement', { transportCents: undefined }, { netCents: 200_00 }],
  ['a chosen tier that is too long', { tier: 'weekly' }, { tier: 'daily', rentalCents: 200_00 }],
  [
    'the chosen tier, though it is not the cheapest',
    { tier: 'weekly', end_day: '2026-12-09' },
    { tier: 'weekly', rentalCents: 1000_00 },
  ],
  [
    'the days of a weekend without a price for it',
    { start_day: '2026-11-28', end_day: '2026-11-30' },
    { tier: 'daily', rentalCents: 200_00 },
  ],
  ['the cheapest without one', { end_day: '2026-12-08' }, { tier: 'weekly', rentalCents: 500_00 }],
])('the price of a booking: %s', (_, over, expected) => {
  expect(bookingPrice(TOOL, { ...booked, ...over })).toMatchObject(expected);
});

test.each<[string, string, object, string, number]>([
  ['never charged unasked', '2026-11-27', {}, 'daily', 300_00],
  ['charged if chosen', '2026-11-27', { tier: 'weekend' }, 'weekend', 150_00],
  ['each piece', '2026-11-28', { tier: 'weekend', pieces: 2 }, 'weekend', 300_00],
  ['but not other than chosen', '2026-11-27', { tier: 'daily' }, 'daily', 300_00],
  ['nor from Thursday', '2026-11-26', { tier: 'weekend' }, 'daily', 400_00],
])('the price of a weekend until Monday: %s', (_, start_day, over, tier, rentalCents) => {
  const wish = { ...booked, start_day, end_day: '2026-11-30', ...over };
  expect(bookingPrice({ ...TOOL, weekend_price: 150 }, wish)).toMatchObject({ tier, rentalCents });
});

test.each([
  ['Zone 2', 95_00],
  ['Darüber hinaus', undefined],
  [undefined, undefined],
])('bringing a tool to %s costs %s', (zone, cents) => {
  expect(transportCents(BUILT_IN_OPTIONS.rental, zone)).toBe(cents);
});

test('the sums of a closed booking hold its extras, and the insurance once', () => {
  const amounts = {
    tier: 'daily' as const,
    days: 2,
    method: 'pickup' as const,
    vat_rate: 19 as const,
    rental_amount: 200,
    insurance_amount: 20,
    prices: { ...TOOL, insurance_price: 10, extra_hour_price: 15, fuel_price: 2 },
    extras: { insurance: 2, extra_hours: 2.5, fuel: 10.5 },
  };
  expect(
    bookingSums(amounts).map(({ label, amount }) => `${label} ${amount}`.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Miete für 2 Tage, Tagespreis 200,00 €',
    'Maschinenbruchversicherung 20,00 €',
    'Mehrstunden (über 8 am Tag): 2,5 Std. 37,50 €',
    'Kraftstoff: 10,5 l 21,00 €',
    'Summe netto 278,50 €',
    'zzgl. 19 % MwSt. 52,92 €',
    'Gesamtpreis inkl. MwSt. 331,42 €',
  ]);
});
