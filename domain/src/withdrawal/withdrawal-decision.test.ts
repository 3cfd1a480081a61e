import { expect, test } from 'vitest';
import { awaitsDecision, type WithdrawalDecision, withdrawalNext } from './withdrawal-decision.ts';

// In Berlin it is the third of March already.
const RECEIVED = { received_at: '2026-03-02T23:30:00Z', is_other_email: false };
const decided = (decision: Pick<WithdrawalDecision, 'outcome' | 'goods_back'>) => ({
  ...RECEIVED,
  decisions: [{ ...decision, by: 'Chef', at: '2026-03-30T08:00:00Z' }],
});

test.each([
  [RECEIVED, false, /^Bitte entscheiden.+17\.03\.2026/],
  [decided({ outcome: 'none' }), true, /^Es bleibt/],
  [decided({ outcome: 'whole' }), false, /^Stornieren Sie die Bestellung.+17\.03\.2026/],
  [decided({ outcome: 'part' }), false, /^Ändern Sie die Bestellung/],
  [decided({ outcome: 'whole' }), true, /^Stornieren Sie die Rechnung.+17\.03\.2026 wartet/],
  [
    decided({ outcome: 'part', goods_back: '2026-03-10' }),
    true,
    /Gutschrift.+bis zum 17\.03\.2026/,
  ],
  [decided({ outcome: 'whole', goods_back: '2026-03-20' }), true, /bis zum 20\.03\.2026 fällig/],
])('of %o, delivered: %s, the next step is %s', (withdrawal, isDelivered, says) => {
  expect(withdrawalNext(withdrawal, isDelivered)).toMatch(says);
});

test('an order waits until the office has decided', () => {
  expect(
    [{}, { withdrawal: RECEIVED }, { withdrawal: decided({ outcome: 'none' }) }].map(
      awaitsDecision,
    ),
  ).toEqual([false, true, false]);
});
