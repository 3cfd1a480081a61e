import { describe, expect, test } from 'vitest';
import { COMPANY } from '../company.ts';
import { workingDayAfter } from '../time/bank-days.ts';
import { type OwnConditions, prepaymentTimeText } from './payment-conditions.ts';
import {
  confirmedPayment,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodOf,
} from './payment-methods.ts';
import { formatIban, type PayableOrder, paymentTerms } from './payment-terms.ts';

const ORDER: PayableOrder = {
  order_number: 'B-7K3M9-QX2TP',
  created_at: '2026-11-22T10:00:00Z',
  payment_method: 'rechnung',
  gross_amount: 119,
  company_name: '',
};
const PREPAID = {
  ...ORDER,
  payment_method: 'vorkasse',
  claim: 'prepayment',
  open_amount: 119,
} as const;
const TODAY = '2026-11-22';

test('prepayment goes to the company’s account, under the order’s number, and is what is open', () => {
  const { holder, name: bank, iban, bic } = COMPANY.bank;
  const transfer = { holder, bank, iban, bic, reference: 'B-7K3M9-QX2TP' };
  const terms = (open_amount: number) =>
    paymentTerms({ ...PREPAID, company_name: 'Bau GmbH', open_amount }, TODAY);
  const { intro } = PAYMENT_METHODS.vorkasse;
  for (const amountCents of [119_00, 50_00]) {
    const expected = { intro, amountCents, transfer: { ...transfer, amountCents } };
    expect(terms(amountCents / 100)).toEqual(expected);
  }
});

test('a prepayment names its due day, except in old orders, which were due on their own day', () => {
  const termsDue = (due_day: string) => paymentTerms({ ...PREPAID, due_day }, TODAY);
  expect(termsDue('2026-11-24')).toMatchObject({ dueDay: '2026-11-24' });
  expect(termsDue('2026-11-22')).not.toHaveProperty('dueDay');
});

describe('a prepayment is due after working days', () => {
  const holidays = new Set(['2026-12-25', '2026-12-26', '2027-01-01']);
  test.each([
    ['a Monday', '2026-11-23', 2, '2026-11-25'],
    ['a Thursday', '2026-11-26', 2, '2026-11-30'],
    ['a Saturday', '2026-11-28', 1, '2026-11-30'],
    ['before Christmas', '2026-12-24', 2, '2026-12-29'],
    ['over a new year', '2026-12-30', 2, '2027-01-04'],
  ])('from %s', (_, day, days, dueDay) => {
    expect(workingDayAfter(day, { days, holidays })).toBe(dueDay);
  });

  test.each([
    [1, '1 Werktag'],
    [2, '1–2 Werktage'],
  ])('writes %d days as „%s“', (days, text) => expect(prepaymentTimeText(days)).toBe(text));
});

describe('before its invoice an order', () => {
  const { intro } = PAYMENT_METHODS.rechnung;
  test('of a consumer is due after it, in words of the checkout', () => {
    const afterInvoice = '14 Tage nach Rechnungsdatum';
    const terms = {
      intro: `${intro} ${PAYMENT_METHODS.rechnung.forConsumers}`,
      amountCents: 119_00,
      afterInvoice,
    };
    expect(paymentTerms(ORDER, TODAY)).toEqual(terms);
    expect(paymentTerms({ ...ORDER, company_name: ' ' }, TODAY)).toEqual(terms);
  });

  test('of a company has a discount from then on', () => {
    const afterInvoice = '14 Tage nach Rechnungsdatum, bei Zahlung binnen 8 Tagen 2\u00A0% Skonto';
    expect(paymentTerms({ ...ORDER, company_name: 'Bau GmbH' }, TODAY)).toEqual({
      intro,
      amountCents: 119_00,
      afterInvoice,
    });
  });

  test.each([
    [
      { payment_days: 30 },
      '30 Tage nach Rechnungsdatum, bei Zahlung binnen 8 Tagen 2\u00A0% Skonto',
    ],
    [
      { discount_percent: 2.5, discount_days: 14 },
      '14 Tage nach Rechnungsdatum, bei Zahlung binnen 14 Tagen 2,5\u00A0% Skonto',
    ],
    [{ discount_percent: 0 }, '14 Tage nach Rechnungsdatum'],
  ])(
    'of a company with the conditions %o is told these',
    (conditions: OwnConditions, afterInvoice) => {
      const order = { ...ORDER, company_name: 'Bau GmbH', conditions };
      expect(paymentTerms(order, TODAY)).toMatchObject({ afterInvoice });
      const days = conditions.payment_days ?? 14;
      expect(confirmedPayment(order)).toBe(`Rechnung (${days} Tage)`);
      expect(confirmedPayment({ ...order, payment_method: 'vorkasse' })).toBe('Vorkasse');
    },
  );
});

test('a company is told of its collective invoices before them, unless it pays first', () => {
  const order = {
    ...ORDER,
    company_name: 'Bau GmbH',
    conditions: { invoicing: 'by_site' as const },
  };
  expect(paymentTerms(order, TODAY)?.intro).toBe(
    `${PAYMENT_METHODS.rechnung.intro} Sie erhalten eine Sammelrechnung im Monat je Baustelle.`,
  );
  const prepaid = paymentTerms({ ...order, payment_method: 'vorkasse' }, TODAY);
  expect(prepaid?.intro).toBe(PAYMENT_METHODS.vorkasse.intro);
});

test('an invoice names its amount, due day and, while it can be taken, the discount', () => {
  const discount = { amount: 110.45, until_day: '2026-12-08' };
  const invoiced = {
    claim: 'invoice',
    debt_amount: 112.7,
    due_day: '2026-12-14',
    discount,
  } as const;
  const { intro } = PAYMENT_METHODS.rechnung;
  const terms = { intro, amountCents: 112_70, dueDay: '2026-12-14' };
  expect(paymentTerms({ ...ORDER, ...invoiced }, '2026-12-08')).toEqual({
    ...terms,
    discount: { percent: 2, untilDay: '2026-12-08', amountCents: 110_45 },
  });
  expect(paymentTerms({ ...ORDER, ...invoiced }, '2026-12-09')).toEqual(terms);
});

test('an unknown method has no terms', () => {
  expect(paymentTerms({ ...ORDER, payment_method: 'scheck' }, TODAY)).toBeUndefined();
});

test.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
])('%s reads %s', (iban, printed) => {
  expect(formatIban(iban)).toBe(printed);
});

const LABELS: Record<PaymentMethod, [label: string, confirmed: string]> = {
  rechnung: ['Rechnung', 'Rechnung (14 Tage)'],
  vorkasse: ['Vorkasse', 'Vorkasse'],
};
test.each([
  ...Object.entries(LABELS),
  ...['paypal', 'constructor'].map((unknown) => [unknown, [unknown, unknown]] as const),
])(
  'the payment method %s is shown, and on the confirmation, as %j',
  (method, [label, confirmed]) => {
    expect(paymentMethodOf(method).label).toBe(label);
    expect(paymentMethodOf(method).confirmed).toBe(confirmed);
  },
);
