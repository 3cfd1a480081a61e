import { expect, test } from 'vitest';
import { companyHolidays, noticesOn, shortPeriod, specialHours } from './notices.ts';

const INVENTORY = { text: 'Am Freitag Inventur.', from: '2026-11-25', to: '2026-11-27' };
const EVE = { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', hours: '08:00–12:00' };
const LEAVE = { from: '2026-12-28', to: '2027-01-02', name: 'Betriebsferien' };

const on = (day: string) => noticesOn(day, { banners: [INVENTORY] }, { days: [LEAVE, EVE] });

test.each([
  ['2026-11-24', []],
  ['2026-11-25', [INVENTORY]],
  ['2026-11-27', [INVENTORY]],
  ['2026-11-28', []],
])('announces the banners due on %s', (day, banners) => {
  expect(on(day).banners).toEqual(banners);
});

test.each([
  ['2026-11-11', []],
  ['2026-11-12', [EVE]],
  ['2026-11-16', [EVE, LEAVE]],
  ['2026-12-24', [EVE, LEAVE]],
  ['2026-12-25', [LEAVE]],
  ['2027-01-02', [LEAVE]],
  ['2027-01-03', []],
])('announces the special days of the six weeks from %s, in order', (day, special_days) => {
  expect(on(day).special_days).toEqual(special_days);
});

test.each([
  ['2026-12-23', undefined],
  ['2026-12-24', EVE],
  ['2026-12-25', undefined],
  ['2027-01-01', LEAVE],
])('knows what kind of day %s is', (day, today) => {
  expect(on(day).today).toEqual(today);
});

test('a day with other hours is not a holiday, and holidays are cut to the requested days', () => {
  const days = { days: [EVE, LEAVE] };
  expect(companyHolidays(days, '2026-12-01', '2026-12-29')).toEqual(['2026-12-28', '2026-12-29']);
  expect(companyHolidays(days, '2027-01-02', '2027-02-01')).toEqual(['2027-01-02']);
  expect(companyHolidays(days, '2027-01-03', '2027-02-01')).toEqual([]);
});

test('writes days and hours as short German texts', () => {
  expect([shortPeriod(EVE), specialHours(EVE)]).toEqual(['24.12.', '08:00–12:00']);
  expect([shortPeriod(LEAVE), specialHours(LEAVE)]).toEqual(['28.12.–02.01.', 'geschlossen']);
});
