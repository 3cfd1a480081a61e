import { expect, test } from 'vitest';
import {
  firstHandover,
  handoverHours,
  nearestHandovers,
  tooLateToday,
  weekendHours,
  weekendText,
} from './rental-handover.ts';

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

test.each([
  ['2026-11-27', '2026-11-27T15:29:59Z', undefined],
  ['2026-11-27', '2026-11-27T15:30:00Z', /^Heute ist seit 16:30 Uhr keine Übergabe mehr/],
  ['2026-11-28', '2026-11-27T16:00:00Z', undefined],
  ['2026-11-28', '2026-11-28T11:00:00Z', /11:30/],
  ['2026-07-03', '2026-07-03T14:29:00Z', undefined],
  ['2026-07-03', '2026-07-03T15:00:00Z', /16:30/],
  ['2026-12-24', '2026-12-24T09:29:00Z', undefined],
  ['2026-12-24', '2026-12-24T10:00:00Z', /10:30/],
  ['2026-11-29', '2026-11-29T22:00:00Z', undefined],
])('a tool for %s, requested at %s', (day, at, problem) => {
  const special = [{ from: '2026-12-24', to: '2026-12-24', hours: '09:00–11:00' }];
  const found = tooLateToday(day, 'Übergabe', { now: new Date(at), special });
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test.each([
  ['2026-11-23T15:29:00Z', '2026-11-23'],
  ['2026-11-23T15:30:00Z', '2026-11-24'],
  ['2026-11-28T10:31:00Z', '2026-11-29'],
])('at %s, a rental can begin on %s at the earliest', (at, day) => {
  expect(firstHandover({ now: new Date(at) })).toBe(day);
});

test('a weekend has the hours that the office sets', () => {
  const said = (hours: object) => weekendText(weekendHours(hours));
  expect(said({})).toBe('Freitag ab 12:00 Uhr (oder Samstag) bis Montag 08:00 Uhr');
  expect(said({ weekend_from: '13:00', weekend_until: '09:30' })).toMatch(/13:00 .+ 09:30/);
});
