import { expect, test } from 'vitest';
import { inDefaultSince, REMINDER_TERMS, reminderClaim, reminderTitle } from './reminders.ts';

const open = { openCents: 1000_00, since: '2026-03-16', isBusiness: false, hasFlatSum: false };

test.each([
  [0, false, '2026-04-15', 0, 0],
  [1, false, '2026-04-15', 5_00, 5_15],
  [2, false, '2026-04-15', 10_00, 5_15],
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

test.each([
  ['a consumer', false, '2026-05-20', '2026-05-21'],
  ['a company reminded early', true, '2026-03-20', '2026-03-21'],
  ['a company reminded late', true, '2026-05-20', '2026-04-16'],
])('%s is in default from then on', (_who, isBusiness, reminded, since) => {
  expect(inDefaultSince({ dueDay: '2026-03-16', isBusiness }, reminded)).toBe(since);
});

test('a base rate far below zero earns nobody interest', () => {
  const terms = { ...REMINDER_TERMS, base_rate: -6 };
  expect(reminderClaim(1, open, terms, '2026-04-15').interest_cents).toBe(0);
});

test.each([
  ['of a company with the first that claims', 1, true, false, 40_00, 0],
  ['once: the fee is set off against it', 2, true, true, 0, 0],
  ['never of a consumer, who pays the fee', 1, false, false, 0, 5_00],
  ['not with the first reminder', 0, true, false, 0, 0],
])('the flat sum is claimed %s', (_when, index, isBusiness, hasFlatSum, flat_cents, fee_cents) => {
  const terms = { ...REMINDER_TERMS, flat_sum: 40 };
  const claim = reminderClaim(index, { ...open, isBusiness, hasFlatSum }, terms, '2026-04-15');
  expect(claim).toMatchObject({ flat_cents, fee_cents });
});

test('allows a week to pay', () => {
  expect(reminderClaim(0, open, REMINDER_TERMS, '2026-04-28').pay_by).toBe('2026-05-05');
});

test('the third and any later one are the last stage', () => {
  expect([0, 1, 2, 3].map(reminderTitle)).toEqual([
    'Zahlungserinnerung',
    '1. Mahnung',
    '2. Mahnung',
    '2. Mahnung',
  ]);
});
