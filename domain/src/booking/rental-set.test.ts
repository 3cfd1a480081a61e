import { expect, test } from 'vitest';
import { chargedTrips, wantedTools } from './rental-set.ts';

const days = (start: number, end: number) => ({
  start_day: `2026-11-${start}`,
  end_day: `2026-11-${end}`,
});

test.each([
  ['one tool', [days(23, 25)], [true]],
  ['the same days', [days(23, 25), days(23, 25)], [true, false]],
  ['the same first day', [days(23, 25), days(23, 26), days(23, 25)], [true, false, false]],
  ['other days', [days(23, 25), days(24, 25), days(24, 25)], [true, true, false]],
  ['one of other first days', [days(23, 25), days(23, 26), days(24, 26)], [true, true, true]],
])('of a reservation with %s, each trip is charged once', (_, periods, charged) => {
  expect(chargedTrips(periods)).toEqual(charged);
});

test('a further tool has its own tier and insurance, not those of the first', () => {
  const first = { tool_id: 1, pieces: 1, ...days(23, 25), tier: 'weekly' as const, insured: true };
  const further = [{ tool_id: 2, pieces: 3, ...days(24, 25) }];
  expect(wantedTools({ ...first, further })).toEqual([
    first,
    { ...further[0], tier: undefined, insured: undefined },
  ]);
});
