import { expect, test } from 'vitest';
import { isUnpaidHandover, type RemindableOrder, reminderProblem } from './unpaid-order.ts';

test.each([
  ['vorkasse', 'processing', 'open', 'on_the_way', true],
  ['vorkasse', 'processing', 'part', 'on_the_way', true],
  ['vorkasse', 'processing', undefined, 'delivered', true],
  ['vorkasse', 'processing', 'paid', 'on_the_way', false],
  ['vorkasse', 'on_the_way', 'open', 'delivered', false],
  ['vorkasse', 'processing', 'open', 'cancelled', false],
  ['rechnung', 'processing', 'open', 'on_the_way', false],
] as const)(
  'goods of a %s order that is %s and %s, then %s, are handed over unpaid: %s',
  (payment_method, order_status, payment_state, to, isUnpaid) => {
    expect(isUnpaidHandover({ payment_method, order_status, payment_state }, to)).toBe(isUnpaid);
  },
);

/** Due on a Monday, as is the first reminder that may follow. */
const OWED: RemindableOrder = {
  claim: 'invoice',
  state: 'open',
  isCostsAlone: false,
  dueDay: '2026-03-16',
  reminders: [],
};
const reminded = (day: string, payBy: string) => ({ at: new Date(`${day}T10:00:00Z`), payBy });
const LAST = [reminded('2026-03-17', '2026-03-24')];
const stop = { until: '2026-03-20', reason: 'complaint' } as const;
test.each<[string, Partial<RemindableOrder>, RegExp | undefined]>([
  ['2026-03-17', {}, undefined],
  ['2026-03-16', {}, /erst am 16\.03\.2026 fällig/],
  ['2026-03-22', {}, /^Sonntags/],
  ['2026-03-17', { state: 'paid' }, /bereits bezahlt/],
  ['2026-03-17', { state: 'written_off' }, /ausgebucht/],
  ['2026-03-17', { state: 'none' }, /noch keine Rechnung/],
  ['2026-03-17', { isCostsAlone: true }, /nur noch Mahnkosten/],
  ['2026-03-20', { stop }, /^Mahnstopp bis 20\.03\.2026: Reklamation\.$/],
  ['2026-03-20', { stop: { ...stop, for_customer: true } }, /alle Rechnungen des Kunden bis/],
  ['2026-03-21', { stop }, undefined],
  ['2026-03-17', { reminders: LAST }, /^Heute wurde schon/],
  ['2026-03-24', { reminders: LAST }, /läuft noch bis 24\.03\.2026/],
  ['2026-03-25', { reminders: LAST }, /erst nach dem 27\.03\.2026/],
  ['2026-03-28', { reminders: LAST }, undefined],
  ['2026-04-07', { reminders: LAST, claim: 'prepayment' }, /nur einmal erinnert/],
  ['2026-04-30', { reminders: [...LAST, ...LAST] }, /schon 2-mal erinnert/],
])('on %s, a reminder of what is owed but %j: %s', (day, fields, says) => {
  const stages = [{ wait_days: 0 }, { wait_days: 3 }];
  const problem = reminderProblem({ ...OWED, ...fields }, stages, new Date(`${day}T12:00:00Z`));
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
});
