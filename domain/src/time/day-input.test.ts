import { expect, test } from 'vitest';
import { readDay, withDots } from './day-input.ts';

const NOT_READ = /als TT\.MM\.JJJJ/;
const NO_SUCH_DAY = /gibt es nicht/;

test.each([
  ['29.11.2026', '2026-11-29'],
  [' 1.3.2027 ', '2027-03-01'],
  ['01. 03. 2027', '2027-03-01'],
  ['1.3.27', '2027-03-01'],
  ['29,11,2026', '2026-11-29'],
  ['29 11 2026', '2026-11-29'],
  ['29112026', '2026-11-29'],
  ['291126', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['29.02.2028', '2028-02-29'],
])('reads "%s" as %s', (text, day) => {
  expect(readDay(text)).toEqual({ day });
});

test.each([
  ['29.02.2027', NO_SUCH_DAY],
  ['31.11.2026', NO_SUCH_DAY],
  ['11.29.2026', NO_SUCH_DAY],
  ['2027-02-29', NO_SUCH_DAY],
  ['29.11.', NOT_READ],
  ['29.11.202', NOT_READ],
  ['29/11/2026', NOT_READ],
  ['morgen', NOT_READ],
  ['', NOT_READ],
])('refuses "%s"', (text, error) => {
  expect(readDay(text)).toEqual({ error: expect.stringMatching(error) });
});

test.each([
  ['7.12.', '2026-11-28', '2026-12-07'],
  ['07.12', '2026-11-28', '2026-12-07'],
  ['7. 1.', '2026-11-28', '2027-01-07'],
  ['28.11.', '2026-11-28', '2026-11-28'],
  // Past days are entered, too.
  ['7.11.', '2026-11-01', '2026-11-07'],
  ['29.2.', '2026-11-28', undefined],
  ['31.11.', '2026-11-28', undefined],
])('„%s“ from %s on is %s', (text, earliest, day) => {
  const read = day ? { day } : { error: expect.stringMatching(NO_SUCH_DAY) };
  expect(readDay(text, { today: '2026-11-28', earliest })).toEqual(read);
});

test.each([
  ['2', '', '2'],
  ['29', '2', '29.'],
  ['29..', '29.', '29.'],
  ['29./', '29.', '29.'],
  ['29.11', '29.1', '29.11.'],
  ['29.11.2', '29.11.', '29.11.2'],
  ['29.11', '29.11.', '29.11'],
  ['1.1', '1.', '1.1'],
  ['29112026', '', '29112026'],
])('typing "%s" after "%s" yields "%s"', (typed, before, text) => {
  expect(withDots(typed, before)).toBe(text);
});
