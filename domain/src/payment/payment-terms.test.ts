import { describe, expect, test } from 'vitest';
import { COMPANY } from '../company.ts';
import { prepaymentTimeText } from './payment-conditions.ts';
import { PAYMENT_METHODS, paymentMethodOf } from './payment-methods.ts';
import { formatIban, type PayableOrder, paymentDueDay, paymentTerms } from './payment-terms.ts';

const ORDER: PayableOrder = {
  orderNumber: 'B-7K3M9-QX2TP',
  createdAt: new Date('2026-11-22T10:00:00Z'),
  paymentMethod: 'rechnung',
  grossCents: 119_00,
  companyName: '',
};

test('prepayment goes to the company’s account, under the order’s number', () => {
  const { holder, name: bank, iban, bic } = COMPANY.bank;
  expect(paymentTerms({ ...ORDER, paymentMethod: 'vorkasse', companyName: 'Bau GmbH' })).toEqual({
    intro: PAYMENT_METHODS.vorkasse.intro,
    amountCents: 119_00,
    transfer: { amountCents: 119_00, holder, bank, iban, bic, reference: 'B-7K3M9-QX2TP' },
  });
});

test('a prepayment names its due day, except in old orders, which were due on their own day', () => {
  const termsDue = (dueDay: string) =>
    paymentTerms({ ...ORDER, paymentMethod: 'vorkasse', dueDay });
  expect(termsDue('2026-11-24')).toMatchObject({ dueDay: '2026-11-24' });
  expect(termsDue('2026-11-22')).not.toHaveProperty('dueDay');
});

describe('a prepayment is due after working days, counted in Berlin', () => {
  const holidays = new Set(['2026-12-25', '2026-12-26', '2027-01-01']);
  test.each([
    ['late on a Monday', '2026-11-23T22:45:00Z', 2, '2026-11-25'],
    ['after midnight', '2026-11-23T23:03:00Z', 2, '2026-11-26'],
    ['on a Thursday', '2026-11-26T09:00:00Z', 2, '2026-11-30'],
    ['on a Saturday', '2026-11-28T09:00:00Z', 1, '2026-11-30'],
    ['before Christmas', '2026-12-24T09:00:00Z', 2, '2026-12-29'],
    ['over a new year', '2026-12-30T09:00:00Z', 2, '2027-01-04'],
  ])('%s', (_, at, days, dueDay) => {
    expect(paymentDueDay('vorkasse', new Date(at), { days, holidays })).toBe(dueDay);
  });

  test.each([
    [1, '1 Werktag'],
    [2, '1–2 Werktage'],
  ])('writes %d days as „%s“', (days, text) => expect(prepaymentTimeText(days)).toBe(text));
});

test('a consumer’s invoice is due after 14 days and has no discount', () => {
  const { intro } = PAYMENT_METHODS.rechnung;
  const terms = { intro, amountCents: 119_00, dueDay: '2026-12-06' };
  expect(paymentTerms(ORDER)).toEqual(terms);
  expect(paymentTerms({ ...ORDER, companyName: ' ' })).toEqual(terms);
});

test.each([
  [0, 0],
  [1, 1],
  [24, 24],
  [25, 24],
  [29_16, 28_58],
  [119_00, 116_62],
  [1_234_567_89, 1_209_876_53],
])(
  'a business customer saves 2 %% within 8 days: %d cents become %d',
  (grossCents, amountCents) => {
    expect(paymentTerms({ ...ORDER, grossCents, companyName: 'Bau GmbH' })).toMatchObject({
      amountCents: grossCents,
      discount: { percent: 2, untilDay: '2026-11-30', amountCents },
    });
  },
);

test('an unknown method has no terms', () => {
  expect(paymentTerms({ ...ORDER, paymentMethod: 'scheck' })).toBeUndefined();
});

test.each([
  ['in the evening', '2026-11-22T22:59:59Z', '2026-12-06', '2026-11-30'],
  ['after midnight', '2026-11-22T23:00:00Z', '2026-12-07', '2026-12-01'],
])(
  'counts days from Berlin’s day, %s: ordered at %s, due on %s, cheaper until %s',
  (_, at, dueDay, untilDay) => {
    const order = { ...ORDER, createdAt: new Date(at), companyName: 'Bau GmbH' };
    expect(paymentTerms(order)).toMatchObject({ dueDay, discount: { untilDay } });
  },
);

test.each(['vorkasse', 'scheck'])('%s without a day agreed is due at once', (method) => {
  expect(paymentDueDay(method, ORDER.createdAt)).toBe('2026-11-22');
});

test.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
])('%s reads %s', (iban, printed) => {
  expect(formatIban(iban)).toBe(printed);
});

test.each([
  ['rechnung', 'Rechnung', 'Rechnung (14 Tage)'],
  ['vorkasse', 'Vorkasse', 'Vorkasse'],
  ['paypal', 'paypal', 'paypal'],
  ['constructor', 'constructor', 'constructor'],
])(
  'the payment method %s is shown as %s, on the confirmation as %s',
  (method, label, confirmed) => {
    expect(paymentMethodOf(method).label).toBe(label);
    expect(paymentMethodOf(method).confirmed).toBe(confirmed);
  },
);
