import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, type Claim } from './balance.ts';
import type { EntryKind } from './entries.ts';

type Entry = [what: EntryKind, cents: number, day?: string];
const claim = (entries: readonly Entry[], terms: Partial<Claim> = {}): Claim => ({
  kind: 'invoice',
  reference: 'RE-2026-00001',
  entries: entries.map(([what, cents, day = '2026-03-05']) => ({ what, cents, day })),
  dueDay: '2026-03-16',
  ...terms,
});
const INVOICED: Entry = ['invoiced', 119_00, '2026-03-02'];

test.each<[string, Entry[], object]>([
  ['nothing', [], { state: 'open', paidCents: 0, openCents: 119_00, dueDay: '2026-03-16' }],
  ['a part', [['paid', 50_00]], { state: 'part', openCents: 69_00 }],
  [
    'two parts',
    [
      ['paid', 50_00],
      ['paid', 69_00],
    ],
    { state: 'paid', openCents: 0 },
  ],
  ['a cent too little', [['paid', 118_99]], { state: 'part', openCents: 1 }],
  ['too much', [['paid', 120_00]], { state: 'paid', creditCents: 1_00 }],
  [
    'by mistake',
    [
      ['paid', 119_00],
      ['paid', -119_00],
    ],
    { state: 'open', openCents: 119_00 },
  ],
  [
    'and got it back',
    [
      ['paid', 119_00],
      ['paid_back', 19_00],
    ],
    { state: 'part', openCents: 19_00 },
  ],
])('an invoice of who paid %s', (_what, entries, expected) => {
  const balance = balanceOf(claim([INVOICED, ...entries]));
  expect(balance).toMatchObject({ debtCents: 119_00, discountCents: 0, ...expected });
  expect('dueDay' in balance).toBe(balance.openCents > 0);
});

// 2 % of 119.00 are 2.38; the eighth day after 2 March is the 10th.
const DISCOUNT = { discount: { cents: 2_38, untilDay: '2026-03-10' } };
test.each<[string, Entry[], state: string, taken: number]>([
  ['on the last day', [['paid', 116_62, '2026-03-10']], 'paid', 2_38],
  [
    'in parts',
    [
      ['paid', 100_00],
      ['paid', 16_62, '2026-03-10'],
    ],
    'paid',
    2_38,
  ],
  [
    'before the invoice and then the rest',
    [
      ['paid', 16_62, '2026-03-01'],
      ['paid', 100_00],
    ],
    'paid',
    2_38,
  ],
  ['a little more than needed', [['paid', 117_00]], 'paid', 2_00],
  ['all of it', [['paid', 119_00]], 'paid', 0],
  ['a cent too little', [['paid', 116_61]], 'part', 0],
  ['a day late', [['paid', 116_62, '2026-03-11']], 'part', 0],
  [
    'its last part late',
    [
      ['paid', 100_00],
      ['paid', 16_62, '2026-03-11'],
    ],
    'part',
    0,
  ],
  [
    'early, but got a cent back',
    [
      ['paid', 116_62],
      ['paid_back', 1, '2026-03-20'],
    ],
    'part',
    0,
  ],
])('the discount of who paid %s', (_when, entries, state, discountCents) => {
  expect(balanceOf(claim([INVOICED, ...entries], DISCOUNT))).toMatchObject({
    state,
    discountCents,
  });
});

test('the discount is told for what is left, until it is taken or no longer enough is open', () => {
  const left = (...entries: Entry[]) => balanceOf(claim([INVOICED, ...entries], DISCOUNT)).discount;
  expect(left()).toEqual({ cents: 116_62, untilDay: '2026-03-10' });
  expect(left(['paid', 100_00])).toEqual({ cents: 16_62, untilDay: '2026-03-10' });
  expect(left(['paid', 116_62])).toBeUndefined();
  expect(left(['paid', 118_00, '2026-03-12'])).toBeUndefined();
  expect(left(['fee', 5_00])).toMatchObject({ cents: 116_62 });
});

test.each<[string, Entry[], object]>([
  ['nothing', [], { state: 'open', openCents: 134_00, openCostsCents: 15_00 }],
  [
    'the debt alone',
    [['paid', 119_00]],
    { state: 'part', openCents: 15_00, openCostsCents: 15_00 },
  ],
  ['a part of the costs', [['paid', 129_00]], { openCents: 5_00, openCostsCents: 5_00 }],
  ['all', [['paid', 134_00]], { state: 'paid', openCents: 0, openCostsCents: 0 }],
])('costs are open last, of who paid %s', (_what, entries, expected) => {
  const costs: Entry[] = [
    ['fee', 5_00],
    ['interest', 10_00],
  ];
  expect(balanceOf(claim([INVOICED, ...costs, ...entries]))).toMatchObject(expected);
});

test.each<[string, Entry[], object]>([
  ['that was never asked for is an advance', [['paid', 40_00]], { creditCents: 40_00 }],
  [
    'of a cancelled claim is a credit',
    [INVOICED, ['paid', 40_00], ['cancelled', 119_00]],
    { creditCents: 40_00 },
  ],
  ['of nothing is nothing', [], { creditCents: 0 }],
])('money %s, and nothing is open', (_what, entries, expected) => {
  expect(balanceOf(claim(entries))).toMatchObject({ state: 'none', openCents: 0, ...expected });
});

test.each<[string, Entry[], object]>([
  ['before any payment', [['credited', 59_50]], { openCents: 59_50, discount: { cents: 58_31 } }],
  [
    'before it was paid with discount',
    [
      ['credited', 59_50, '2026-03-03'],
      ['paid', 58_31],
    ],
    { discountCents: 1_19, openCents: 0, creditCents: 0 },
  ],
  [
    'after it was paid with discount',
    [
      ['paid', 116_62],
      ['credited', 59_50, '2026-03-20'],
    ],
    { discountCents: 1_19, creditCents: 58_31 },
  ],
  [
    'after all was paid',
    [
      ['paid', 119_00],
      ['credited', 59_50, '2026-03-20'],
    ],
    { discountCents: 0, creditCents: 59_50 },
  ],
  [
    'and was paid back',
    [
      ['paid', 116_62],
      ['credited', 59_50, '2026-03-20'],
      ['paid_back', 58_31, '2026-03-21'],
    ],
    { discountCents: 1_19, openCents: 0, creditCents: 0 },
  ],
  [
    'after all was paid, and was paid back',
    [
      ['paid', 119_00],
      ['credited', 59_50, '2026-03-20'],
      ['paid_back', 59_50, '2026-03-21'],
    ],
    { discountCents: 0, openCents: 0, creditCents: 0 },
  ],
  [
    'after all was paid, and was paid back in part',
    [
      ['paid', 119_00],
      ['credited', 59_50, '2026-03-20'],
      ['paid_back', 30_00, '2026-03-21'],
    ],
    { discountCents: 0, creditCents: 29_50 },
  ],
  [
    'on the day on which the rest was paid in full',
    [
      ['credited', 59_50],
      ['paid', 59_50],
    ],
    { discountCents: 0, openCents: 0, creditCents: 0 },
  ],
  [
    'on the day on which it was paid with discount',
    [
      ['paid', 116_62],
      ['credited', 59_50],
    ],
    { discountCents: 1_19, creditCents: 58_31 },
  ],
  [
    'after a little more than half was paid',
    [
      ['paid', 60_00],
      ['credited', 59_50, '2026-03-20'],
    ],
    { discountCents: 0, creditCents: 50 },
  ],
])('half of an invoice credited %s', (_when, entries, expected) => {
  // 2 % of the 59.50 that are left.
  const discount = { cents: 1_19, untilDay: '2026-03-10' };
  expect(balanceOf(claim([INVOICED, ...entries], { discount }))).toMatchObject(expected);
});

test('an invoice credited as a whole is settled', () => {
  expect(balanceOf(claim([INVOICED, ['credited', 119_00]]))).toMatchObject({
    state: 'paid',
    openCents: 0,
    creditCents: 0,
  });
});

test.each<[string, Entry[], object]>([
  ['all', [['written_off', 119_00]], { state: 'written_off', openCents: 0, reliefCents: 119_00 }],
  [
    'the rest',
    [
      ['paid', 100_00],
      ['written_off', 19_00],
    ],
    { state: 'written_off', openCents: 0, paidCents: 100_00, discountCents: 0 },
  ],
  [
    'it and reversed that',
    [
      ['written_off', 119_00],
      ['written_off', -119_00],
    ],
    { state: 'open', openCents: 119_00, reliefCents: 0 },
  ],
  [
    'it, and then got the money',
    [
      ['written_off', 119_00],
      ['paid', 119_00],
    ],
    { state: 'paid', openCents: 0, reliefCents: 0, creditCents: 0 },
  ],
  [
    'it, and then got a part of the money',
    [
      ['written_off', 119_00],
      ['paid', 50_00],
    ],
    { state: 'written_off', openCents: 0, reliefCents: 69_00, creditCents: 0 },
  ],
  [
    'it, and then credited it',
    [
      ['written_off', 119_00],
      ['credited', 119_00],
    ],
    { state: 'paid', reliefCents: 0, creditCents: 0 },
  ],
  [
    'the rest, and then credited a part',
    [
      ['paid', 50_00],
      ['written_off', 69_00],
      ['credited', 29_75],
    ],
    { state: 'written_off', openCents: 0, reliefCents: 39_25, creditCents: 0 },
  ],
  [
    'a small rest, and then credited and paid back all',
    [
      ['paid', 118_50, '2026-03-12'],
      ['small_rest', 50, '2026-03-12'],
      ['credited', 119_00, '2026-03-13'],
      ['paid_back', 118_50, '2026-03-13'],
    ],
    { reliefCents: 0, openCents: 0, creditCents: 0 },
  ],
  [
    'it in time, took that back and got the money late',
    [
      ['written_off', 119_00],
      ['written_off', -119_00, '2026-04-12'],
      ['paid', 116_62, '2026-04-12'],
    ],
    { openCents: 2_38, discountCents: 0 },
  ],
  [
    'a small rest, twice taken back',
    [
      ['paid', 118_50, '2026-03-12'],
      ['small_rest', 50],
      ['small_rest', -50],
      ['small_rest', -50],
    ],
    { openCents: 50, reliefCents: 0 },
  ],
  [
    'a small rest, which counts as paid',
    [
      ['paid', 118_98, '2026-03-12'],
      ['small_rest', 2, '2026-03-12'],
    ],
    { state: 'paid', openCents: 0, reliefCents: 2 },
  ],
  [
    'a small rest of what is enough with discount',
    [
      ['paid', 116_60, '2026-03-10'],
      ['small_rest', 2, '2026-03-10'],
    ],
    { state: 'paid', openCents: 0, discountCents: 2_38 },
  ],
])('an invoice of which the office wrote off %s', (_what, entries, expected) => {
  expect(balanceOf(claim([INVOICED, ...entries], DISCOUNT))).toMatchObject(expected);
});

const drawn = fc.array(
  fc.tuple(
    fc.constantFrom<EntryKind>(
      'invoiced',
      'cancelled',
      'credited',
      'fee',
      'interest',
      'paid',
      'paid_back',
      'written_off',
      'small_rest',
    ),
    fc.integer({ min: 0, max: 1_000_00 }),
    fc.constantFrom('2026-03-02', '2026-03-10', '2026-03-11'),
  ),
  { maxLength: 12 },
);

test('whatever happens, every cent is accounted for, and what is open is never negative', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 500 }), (entries, cents) => {
      const discount = { cents, untilDay: '2026-03-10' };
      const sums = balanceOf(claim(entries, { discount }));
      const left =
        sums.debtCents + sums.costsCents - sums.paidCents - sums.discountCents - sums.reliefCents;
      expect(sums.openCents - sums.creditCents).toBe(left);
      expect(Math.min(sums.openCents, sums.creditCents)).toBe(0);
      expect(sums.reliefCents).toBeGreaterThanOrEqual(0);
      const overdrawn = Math.min(0, sums.debtCents + sums.costsCents);
      expect(sums.creditCents).toBeLessThanOrEqual(Math.max(0, sums.paidCents - overdrawn));
      expect(sums.openCostsCents).toBeLessThanOrEqual(sums.openCents);
      const isCredited = entries.some(([what]) => what === 'credited');
      expect(sums.state === 'none').toBe(sums.debtCents + sums.costsCents <= 0 && !isCredited);
    }),
  );
});
