import { expect, test } from 'vitest';
import { needsDay } from './todays-work.ts';

test.each([
  [{ order_status: 'pending' }, true],
  [{ order_status: 'processing' }, true],
  [{ order_status: 'pending', delivery_day: '2026-03-04' }, false],
  [{ order_status: 'on_the_way' }, false],
  [{ order_status: 'delivered' }, false],
  [{ order_status: 'cancelled' }, false],
  [{ order_status: 'processing', booking_number: 'M-7K3M9-QX2TP' }, false],
])('whether the order %j needs a day: %s', (order, needs) => {
  expect(needsDay(order)).toBe(needs);
});
