import { expect, test } from 'vitest';
import { berlinMidnight } from '../time/calendar.ts';
import { heldText, isUrgent } from './booking-state.ts';
import { holdEnd, isAnsweredBefore } from './request-hold.ts';

// The 27th of November 2026 is a Friday; two working days after the 26th end with Monday, the 30th.
const FRIDAY_SHORT = [{ from: '2026-11-27', to: '2026-11-27', hours: '08:00–12:00' }];
const HOLIDAY = ['2026-11-28'];

test.each<[string, string, string, boolean, object[]?, string[]?]>([
  ['on Thursday for Saturday', '2026-11-26T20:00', '2026-11-28', true],
  [
    'on Friday, an hour before the office closes, for Saturday',
    '2026-11-27T16:00',
    '2026-11-28',
    true,
  ],
  ['on Friday, just later', '2026-11-27T16:01', '2026-11-28', false],
  [
    'on Friday morning, as it closes at noon',
    '2026-11-27T11:30',
    '2026-11-28',
    false,
    FRIDAY_SHORT,
  ],
  ['on Friday night for Monday', '2026-11-27T23:30', '2026-11-30', true],
  [
    'on Friday night for Monday, as Saturday is a holiday',
    '2026-11-27T23:30',
    '2026-11-30',
    false,
    [],
    HOLIDAY,
  ],
  ['on Saturday afternoon for Monday', '2026-11-28T14:00', '2026-11-30', false],
  ['early on Saturday for Monday', '2026-11-28T01:00', '2026-11-30', true],
  ['for the same day', '2026-11-27T08:00', '2026-11-27', false],
])(
  'a request is answered before it begins, or its sender told to call: %s',
  (_, at, start, is, special = [], closed = []) => {
    const clock = { now: new Date(`${at}:00+01:00`), special: special as never };
    expect(isAnsweredBefore(start, clock, new Set(closed))).toBe(is);
  },
);

test.each([
  ['two working days', '2026-12-07', true, '2026-12-01', 'bis zum 30.11.2026'],
  ['a rental from Saturday', '2026-11-28', true, '2026-11-28', 'bis zum 27.11.2026'],
  ['a rental of today', '2026-11-26', false, '2026-11-27', 'bis zur Übergabe am 26.11.2026'],
])('a request is held until it is answered: %s', (_, start_day, isAnswered, end, text) => {
  expect(holdEnd(start_day, '2026-12-01', isAnswered)).toBe(end);
  expect(heldText(berlinMidnight(end), start_day)).toBe(text);
  expect(isUrgent(berlinMidnight(end), start_day)).toBe(!isAnswered);
});
