import { expect, test } from 'vitest';
import { paymentMethodConfirmationLabel, paymentMethodLabel } from './order.ts';

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
