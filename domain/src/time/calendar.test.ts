import { describe, expect, test } from 'vitest';
import {
  addDays,
  berlinDay,
  berlinMidnight,
  daysBetween,
  formatDay,
  isCalendarDay,
  lastMonths,
  monthOf,
  weekdayOf,
} from './calendar.ts';

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
])('%s is %s in Berlin, winter and summer', (instant, day) => {
  expect(berlinDay(new Date(instant))).toBe(day);
});

describe('isCalendarDay', () => {
  test.each(['2026-11-21', '2028-02-29', '2026-12-31', '2000-01-01', '2100-12-31'])(
    'takes %s',
    (day) => {
      expect(isCalendarDay(day)).toBe(true);
    },
  );

  test.each([
    ...['', '2027-02-29', '2026-13-01', '2026-1-1', '21.11.2026', '2026-11-31'],
    ...['0000-01-01', '0202-01-01', '1999-12-31', '2101-01-01', '9999-12-31'],
  ])('refuses "%s"', (text) => expect(isCalendarDay(text)).toBe(false));
});

test.each([
  ['the same day', '2026-11-21', '2026-11-21', 0],
  ['the next day', '2026-11-21', '2026-11-22', 1],
  ['over the hour that spring takes', '2026-03-28', '2026-03-30', 2],
  ['over the hour that autumn gives', '2026-10-24', '2026-10-26', 2],
  ['over a leap day', '2028-02-28', '2028-03-01', 2],
  ['over the end of a common February', '2027-02-28', '2027-03-01', 1],
  ['over a new year', '2026-12-31', '2027-01-01', 1],
  ['backwards', '2026-11-21', '2026-11-19', -2],
])('days between: %s', (_, from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-30', -2, '2026-03-28'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-11-21', -29, '2026-10-23'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-11-01', '2026-11-01', '2026-12-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
])('%s is between %s and %s', (day, first, next) => {
  expect(monthOf(day)).toEqual({ first, next });
});

test('midnight in Berlin is the first instant of its day, every day of a year', () => {
  expect(berlinMidnight('2026-01-16').toISOString()).toBe('2026-01-15T23:00:00.000Z');
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const midnight = berlinMidnight(day);
    expect(berlinDay(midnight)).toBe(day);
    expect(berlinDay(new Date(midnight.getTime() - 1))).toBe(addDays(day, -1));
  }
});

test('writes a day in German order', () => {
  expect(formatDay('2028-02-29')).toBe('29.02.2028');
});

test.each([
  ['2026-11-22', 'Sonntag'],
  ['2026-11-23', 'Montag'],
  ['2028-02-29', 'Dienstag'],
  ['2026-11-28', 'Samstag'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('the last months reach back into the previous year', () => {
  expect(lastMonths('2026-02-28', 3)).toEqual([
    { id: '2026-02', label: 'Februar 2026' },
    { id: '2026-01', label: 'Januar 2026' },
    { id: '2025-12', label: 'Dezember 2025' },
  ]);
});
