import { describe, expect, test } from 'vitest';
import { berlinDay, daysBetween, formatDay, isCalendarDay } from './calendar.ts';

describe('berlinDay', () => {
  test.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
  ])('%s is %s in Berlin, winter and summer', (instant, day) => {
    expect(berlinDay(new Date(instant))).toBe(day);
  });
});

describe('isCalendarDay', () => {
  test.each(['2026-11-21', '2028-02-29', '2026-12-31'])('takes %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each(['', '2027-02-29', '2026-13-01', '2026-1-1', '21.11.2026', '2026-11-31'])(
    'refuses "%s"',
    (text) => expect(isCalendarDay(text)).toBe(false),
  );
});

describe('daysBetween', () => {
  test.each([
    ['the same day', '2026-11-21', '2026-11-21', 0],
    ['the next day', '2026-11-21', '2026-11-22', 1],
    ['over the hour that spring takes', '2026-03-28', '2026-03-30', 2],
    ['over the hour that autumn gives', '2026-10-24', '2026-10-26', 2],
    ['over a leap day', '2028-02-28', '2028-03-01', 2],
    ['over the end of a common February', '2027-02-28', '2027-03-01', 1],
    ['over a new year', '2026-12-31', '2027-01-01', 1],
    ['backwards', '2026-11-21', '2026-11-19', -2],
  ])('%s', (_, from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

test('a day reads in German order', () => {
  expect(formatDay('2028-02-29')).toBe('29.02.2028');
});
