import { expect, test } from 'vitest';
import { balanceOf } from './balance.ts';
import { isWaived, smallRest, WRITE_OFF_REASONS, type WriteOffReason } from './ends.ts';
import type { EntryKind } from './entries.ts';

test.each<[what: EntryKind, causes: WriteOffReason[]]>([
  ['written_off', ['goodwill', 'small']],
  ['small_rest', Object.keys(WRITE_OFF_REASONS) as WriteOffReason[]],
  ['paid', []],
])('of entries of the kind %s these are waived: %j', (what, causes) => {
  const all = Object.keys(WRITE_OFF_REASONS) as WriteOffReason[];
  expect(all.filter((cause) => isWaived({ what, cause }))).toEqual(causes);
  expect(isWaived({ what })).toBe(what === 'small_rest');
});

const UNTIL = '2026-03-10';
const DISCOUNT = { cents: 50, untilDay: UNTIL };

test.each([
  ['all that is open', 100, undefined, UNTIL, 100],
  ['nothing beyond the tolerance', 101, undefined, UNTIL, 0],
  ['nothing of nothing', 0, undefined, UNTIL, 0],
  ['what suffices on the last day of the discount', 100, DISCOUNT, UNTIL, 50],
  ['all that is open on the day after', 100, DISCOUNT, '2026-03-11', 100],
  ['nothing on the day after, if more is open', 101, DISCOUNT, '2026-03-11', 0],
  ['what is open, if more suffices in time', 90, { cents: 120, untilDay: UNTIL }, UNTIL, 90],
])('of a payment the rest that counts as paid is %s', (_what, openCents, discount, day, rest) => {
  const balance = {
    ...balanceOf({ kind: 'invoice', reference: 'RE-2026-00001', entries: [] }),
    openCents,
    ...(discount && { discount }),
  };
  expect(smallRest(balance, 100, day)).toBe(rest);
});
