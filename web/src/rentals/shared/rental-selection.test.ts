import { expect, test } from 'vitest';
import { checkPeriod } from './rental-selection.ts';

const TODAY = '2026-11-21';
const PAST = 'Der Mietbeginn darf nicht in der Vergangenheit liegen.';
const REVERSED = 'Das Mietende darf nicht vor dem Mietbeginn liegen.';

test.each([
  ['the same day', '2026-11-21', '2026-11-21', undefined, undefined, 1],
  ['a week from today', '2026-11-21', '2026-11-28', undefined, undefined, 7],
  ['a start before today', '2026-11-20', '2026-11-28', PAST, undefined, undefined],
  ['an end before the start', '2026-11-25', '2026-11-24', undefined, REVERSED, undefined],
  ['both invalid', '2026-11-20', '2026-11-19', PAST, REVERSED, undefined],
  ['only a start', '2026-11-25', '', undefined, undefined, undefined],
  ['only a start, before today', '2026-11-20', '', PAST, undefined, undefined],
  ['only an end', '', '2026-11-25', undefined, undefined, undefined],
  ['only an end, before today', '', '2026-11-20', undefined, REVERSED, undefined],
  ['no dates', '', '', undefined, undefined, undefined],
  ['a year while it is typed', '0202-11-25', '2026-11-28', undefined, undefined, undefined],
  ['a day that does not exist', '2027-02-29', '2027-03-01', undefined, undefined, undefined],
])('%s', (_, start, end, startError, endError, days) => {
  expect(checkPeriod({ start, end }, TODAY)).toEqual({ startError, endError, days });
});
