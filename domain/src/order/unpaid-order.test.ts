import { expect, test } from 'vitest';
import { isUnpaidHandover } from './unpaid-order.ts';

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
