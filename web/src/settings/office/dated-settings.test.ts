import { expect, test } from 'vitest';
import { readHours } from './dated-settings.tsx';

test.each([
  ['08:00–12:00', '08:00–12:00'],
  ['8-12', '08:00–12:00'],
  ['8.30 bis 12 Uhr', '08:30–12:00'],
  [' 07:00 - 17:30 ', '07:00–17:30'],
  ['12-8', undefined],
  ['8-8', undefined],
  ['25-26', undefined],
  ['8:75-9', undefined],
  ['vormittags', undefined],
  ['8', undefined],
  ['8-10-12', undefined],
  ['', undefined],
])('reads the opening hours %j as %j', (text, hours) => {
  expect(readHours(text)).toBe(hours);
});
