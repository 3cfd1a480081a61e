import { expect, test } from 'vitest';
import { type OwedOrder, paymentBadge, paymentBalance } from './order-payments.ts';

const ORDER: OwedOrder = {
  orderNumber: 'B-00000-00000',
  createdAt: new Date('2026-03-02T09:30:00Z'),
  paymentMethod: 'rechnung',
  companyName: '',
  totalCents: 100_00,
  grossCents: 119_00,
};
const COMPANY_ORDER = { ...ORDER, companyName: 'Muster GmbH' };

const paid = (...payments: [amountCents: number, day: string][]) =>
  payments.map(([amountCents, day]) => ({ amountCents, day }));

test.each([
  ['nothing', paid(), { state: 'open', paidCents: 0, openCents: 119_00 }],
  ['a part', paid([50_00, '2026-03-05']), { state: 'part', openCents: 69_00 }],
  [
    'two parts',
    paid([50_00, '2026-03-05'], [69_00, '2026-04-05']),
    { state: 'paid', openCents: 0 },
  ],
  ['a cent too little', paid([118_99, '2026-03-05']), { state: 'part', openCents: 1 }],
  ['too much', paid([120_00, '2026-03-05']), { state: 'paid', overpaidCents: 1_00 }],
  [
    'what was taken back',
    paid([119_00, '2026-03-05'], [-119_00, '2026-03-06']),
    { state: 'open', paidCents: 0, openCents: 119_00 },
  ],
])('a consumer who paid %s', (_what, payments, expected) => {
  expect(paymentBalance(ORDER, payments)).toMatchObject({ discountCents: 0, ...expected });
});

// 2 % of 119.00 are 2.38; the eighth day after 2 March is the 10th.
test.each([
  ['on the last day', paid([116_62, '2026-03-10']), 'paid', 2_38],
  ['in parts by the last day', paid([100_00, '2026-03-04'], [16_62, '2026-03-10']), 'paid', 2_38],
  ['a little more than needed', paid([117_00, '2026-03-10']), 'paid', 2_00],
  ['all of it', paid([119_00, '2026-03-10']), 'paid', 0],
  ['a cent too little', paid([116_61, '2026-03-10']), 'part', 0],
  ['a day late', paid([116_62, '2026-03-11']), 'part', 0],
  ['its last part late', paid([100_00, '2026-03-10'], [16_62, '2026-03-11']), 'part', 0],
  [
    'early, but had some of it paid back',
    paid([116_62, '2026-03-10'], [-1, '2026-03-20']),
    'part',
    0,
  ],
])('a company that paid %s', (_when, payments, state, discountCents) => {
  expect(paymentBalance(COMPANY_ORDER, payments)).toMatchObject({ state, discountCents });
});

test.each([
  ['nothing', [], 'open', 134_00, 15_00],
  ['the order alone', paid([119_00, '2026-04-05']), 'part', 15_00, 15_00],
  ['a part of the claims', paid([119_00, '2026-04-05'], [10_00, '2026-04-06']), 'part', 5_00, 5_00],
  ['all', paid([134_00, '2026-04-05']), 'paid', 0, 0],
] as const)('claims are open last, of who paid %s', (_what, payments, state, open, claims) => {
  const balance = paymentBalance(ORDER, payments, 15_00);
  expect(balance).toMatchObject({ state, openCents: open, openClaimsCents: claims });
  expect(balance).toMatchObject({ discountCents: 0, overpaidCents: 0 });
});

test('prepayment has no discount', () => {
  const order = { ...COMPANY_ORDER, paymentMethod: 'vorkasse' };
  expect(paymentBalance(order, paid([116_62, '2026-03-03'])).openCents).toBe(2_38);
});

test('an order without a gross total owes the standard rate', () => {
  const { owedCents } = paymentBalance({ ...ORDER, grossCents: undefined }, []);
  expect(owedCents).toBe(119_00);
});

test.each([
  ['open', '2026-03-05', 'offen', 'yellow'],
  ['open', '2026-03-04', 'überfällig', 'red'],
  ['part', '2026-03-05', 'teilweise bezahlt', 'yellow'],
  ['part', '2026-03-04', 'teilweise bezahlt, überfällig', 'red'],
  ['paid', '2026-03-04', 'bezahlt', 'green'],
] as const)('%s and due on %s is shown as „%s“', (state, dueDay, label, color) => {
  expect(paymentBadge(state, dueDay, '2026-03-05')).toEqual({ label, color });
});
