import { expect, test } from 'vitest';
import type { Claim } from '../receivable/balance.ts';
import type { Entry } from '../receivable/entries.ts';
import { inDefaultSince, REMINDER_TERMS, reminderClaim, reminderTitle } from './reminders.ts';

const entry = (what: Entry['what'], cents: number, day: string) => ({ what, cents, day });
const owed = (...entries: Entry[]): Claim => ({
  kind: 'invoice',
  reference: 'RE-2026-00001',
  entries: [entry('invoiced', 1000_00, '2026-03-02'), ...entries],
  dueDay: '2026-03-16',
});
const open = {
  claim: owed(),
  since: '2026-03-16',
  isBusiness: false,
  hasFlatSum: false,
  feesCents: 0,
};

test.each([
  [0, false, '2026-04-15', 0, 0],
  [1, false, '2026-04-15', 0, 5_15],
  [2, false, '2026-04-15', 0, 5_15],
  [2, true, '2026-04-15', 10_00, 8_44],
  [1, true, '2026-03-16', 5_00, 0],
])(
  'reminder %d, of a business: %s, on %s: %d cents of fee, %d of interest',
  (index, isBusiness, today, fee_cents, interest_cents) => {
    expect(reminderClaim(index, { ...open, isBusiness }, REMINDER_TERMS, today)).toMatchObject({
      fee_cents,
      interest_cents,
    });
  },
);

test('a consumer pays the fee that the office sets for consumers', () => {
  const stages = REMINDER_TERMS.stages.map((stage) => ({ ...stage, consumer_fee: 2.5 }));
  const claim = reminderClaim(1, open, { ...REMINDER_TERMS, stages }, '2026-04-15');
  expect(claim.fee_cents).toBe(2_50);
});

test.each<[string, Entry[], string, [string, string, number, number][], number]>([
  [
    'less from the day of a part payment',
    [entry('paid', 500_00, '2026-03-26')],
    '2026-04-15',
    // 1,000 € for 10 days and 500 € for 20, at 6.27 %.
    [
      ['2026-03-16', '2026-03-26', 1000_00, 6.27],
      ['2026-03-26', '2026-04-15', 500_00, 6.27],
    ],
    3_44,
  ],
  [
    'nothing after all was paid, and none on the costs of reminders',
    [entry('fee', 5_00, '2026-03-17'), entry('paid', 1000_00, '2026-03-26')],
    '2026-04-15',
    [['2026-03-16', '2026-03-26', 1000_00, 6.27]],
    1_72,
  ],
  [
    'by each base rate on its own days',
    [],
    '2026-07-11',
    // 107 days at 6.27 % and ten at 7 %.
    [
      ['2026-03-16', '2026-07-01', 1000_00, 6.27],
      ['2026-07-01', '2026-07-11', 1000_00, 7],
    ],
    20_30,
  ],
])('interest is %s', (_what, entries, today, spans, interest_cents) => {
  const base_rates = [{ from: '2026-07-01', percent: 2 }, ...REMINDER_TERMS.base_rates];
  const terms = { ...REMINDER_TERMS, base_rates };
  const claimed = reminderClaim(1, { ...open, claim: owed(...entries) }, terms, today);
  expect(claimed.spans.map(({ from, to, cents, percent }) => [from, to, cents, percent])).toEqual(
    spans,
  );
  expect(claimed.interest_cents).toBe(interest_cents);
});

test('interest rests while time was granted', () => {
  const granted = [{ from: '2026-03-20', until: '2026-04-08' }];
  const { spans } = reminderClaim(1, { ...open, granted }, REMINDER_TERMS, '2026-04-15');
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-16', '2026-03-20'],
    ['2026-04-09', '2026-04-15'],
  ]);
});

test.each([
  ['a consumer', false, '2026-05-20', '2026-05-21'],
  ['a company reminded early', true, '2026-03-20', '2026-03-21'],
  ['a company reminded late', true, '2026-05-20', '2026-04-16'],
])('%s is in default from then on', (_who, isBusiness, reminded, since) => {
  expect(inDefaultSince({ dueDay: '2026-03-16', isBusiness }, reminded)).toBe(since);
});

test('a base rate far below zero earns nobody interest', () => {
  const terms = { ...REMINDER_TERMS, base_rates: [{ from: '2020-01-01', percent: -6 }] };
  expect(reminderClaim(1, open, terms, '2026-04-15').interest_cents).toBe(0);
});

test.each([
  ['of a company with the first that claims', 1, true, false, 0, 40_00, 0],
  ['less the fees claimed before', 2, true, false, 5_00, 35_00, 0],
  ['once: the fee is set off against it', 2, true, true, 0, 0, 0],
  ['never of a consumer', 1, false, false, 0, 0, 0],
  ['not with the first reminder', 0, true, false, 0, 0, 0],
])('the flat sum is claimed %s', (_when, index, isBusiness, hasFlatSum, feesCents, flat, fee) => {
  const terms = { ...REMINDER_TERMS, flat_sum: 40 };
  const given = { ...open, isBusiness, hasFlatSum, feesCents };
  const claim = reminderClaim(index, given, terms, '2026-04-15');
  expect(claim).toMatchObject({ flat_cents: flat, fee_cents: fee });
});

test('allows the days of its stage to pay', () => {
  expect(reminderClaim(0, open, REMINDER_TERMS, '2026-04-28').pay_by).toBe('2026-05-05');
  const stages = REMINDER_TERMS.stages.map((stage) => ({ ...stage, pay_days: 10 }));
  const claim = reminderClaim(1, open, { ...REMINDER_TERMS, stages }, '2026-04-28');
  expect(claim.pay_by).toBe('2026-05-08');
});

test('the third and any later one are the last stage', () => {
  expect([0, 1, 2, 3].map(reminderTitle)).toEqual([
    'Zahlungserinnerung',
    '1. Mahnung',
    '2. Mahnung',
    '2. Mahnung',
  ]);
});
