import { expect, test } from 'vitest';
import { handoverHours, nearestHandovers } from './rental-handover.ts';

test.each([
  ['2026-11-23', '07:00–17:00'],
  ['2026-11-27', '07:00–17:00'],
  ['2026-11-28', '08:00–12:00'],
  ['2026-11-29', undefined],
])('on %s, tools are handed over at %s', (day, hours) => {
  expect(handoverHours(day)).toBe(hours);
});

test.each([
  ['2026-11-29', '2026-11-22', ['2026-11-28', '2026-11-30']],
  ['2026-11-29', '2026-11-28', ['2026-11-28', '2026-11-30']],
  ['2026-11-29', '2026-11-29', ['2026-11-30']],
  ['2027-02-28', '2026-11-22', ['2027-02-27', '2027-03-01']],
  ['2026-11-28', '2026-11-22', []],
  ['2026-11-30', '2026-11-22', []],
])('the handovers nearest to a closed day: %s, from %s on', (day, earliest, expected) => {
  expect(nearestHandovers(day, earliest)).toEqual(expected);
});
