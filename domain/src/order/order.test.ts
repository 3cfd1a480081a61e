import { expect, test } from 'vitest';
import { orderTotals, paymentMethodConfirmationLabel, paymentMethodLabel } from './order.ts';

test.each([
  [[499_99], 499_99, 25_00, 524_99],
  [[500_00], 500_00, 0, 500_00],
  [[250_00, 250_00], 500_00, 0, 500_00],
  [[1], 1, 25_00, 25_01],
])('lines of %j cents total %d + %d = %d', (lines, subtotalCents, deliveryCents, totalCents) => {
  const totals = orderTotals(lines.map((line) => ({ totalCents: line })));
  expect(totals).toMatchObject({ subtotalCents, deliveryCents, expressCents: 0, totalCents });
});

test.each([
  ['rechnung', 'Rechnung', 'Rechnung (14 Tage)'],
  ['vorkasse', 'Vorkasse', 'Vorkasse'],
  ['paypal', 'paypal', 'paypal'],
  ['constructor', 'constructor', 'constructor'],
])(
  'the payment method %s is shown as %s, on the confirmation as %s',
  (method, label, confirmed) => {
    expect(paymentMethodLabel(method)).toBe(label);
    expect(paymentMethodConfirmationLabel(method)).toBe(confirmed);
  },
);
