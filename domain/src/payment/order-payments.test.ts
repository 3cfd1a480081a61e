import { expect, test } from 'vitest';
import { balanceOf } from '../receivable/balance.ts';
import { paymentBadge, paymentProblem } from './order-payments.ts';

test.each([
  ['open', '2026-03-05', 'offen', 'yellow'],
  ['open', '2026-03-04', 'überfällig', 'red'],
  ['part', '2026-03-05', 'teilweise bezahlt', 'yellow'],
  ['part', '2026-03-04', 'teilweise bezahlt, überfällig', 'red'],
  ['paid', '2026-03-04', 'bezahlt', 'green'],
  ['none', '2026-03-04', 'noch nicht berechnet', 'grey'],
] as const)('%s and due on %s is shown as „%s“', (state, dueDay, label, color) => {
  expect(paymentBadge(state, dueDay, '2026-03-05')).toEqual({ label, color });
});

test.each([
  [197_06, 98_53, 0, undefined],
  [197_07, 98_53, 0, /mehr als das Doppelte des Gesamtbetrags von 98,53/],
  [98_54, 98_53, 98_53, /mehr als das Doppelte/],
  [-98_53, 98_53, 98_53, undefined],
  [-98_54, 98_53, 98_53, /höchstens, was bezahlt ist: 98,53/],
])('a payment of %i for what costs %i, of which %i are paid: %s', (cents, agreed, paid, says) => {
  const day = '2026-03-02';
  const entries = [{ what: 'paid' as const, cents: paid, day }];
  const balance = balanceOf({ kind: 'advance', reference: 'B-00000-00000', entries });
  const problem = paymentProblem(cents, balance, agreed, 49);
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
  expect(paymentProblem(cents, balance, agreed, 50)).toMatch(/höchstens 50 Zahlungen/);
});
