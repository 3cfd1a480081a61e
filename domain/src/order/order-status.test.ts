import { expect, test } from 'vitest';
import { canMoveOrder, isOrderStatus, ORDER_STATUSES, orderStatus } from './order-status.ts';

const ALLOWED = [
  'pending > processing',
  'pending > cancelled',
  'processing > on_the_way',
  'processing > delivered',
  'processing > cancelled',
  'on_the_way > delivered',
  'on_the_way > cancelled',
];

for (const from of ORDER_STATUSES) {
  test.each(ORDER_STATUSES.map((to) => `${from} > ${to}`))('%s', (move) => {
    const [, to = ''] = move.split(' > ');
    expect(canMoveOrder(from, to)).toBe(ALLOWED.includes(move));
  });
}

test.each([
  ['pending', 'In Bearbeitung', 'yellow'],
  ['processing', 'Wird bearbeitet', 'blue'],
  ['on_the_way', 'Unterwegs', 'blue'],
  ['delivered', 'Geliefert', 'green'],
  ['cancelled', 'Storniert', 'red'],
  ['toString', 'toString', 'grey'],
])('the status %s is shown as %s in %s', (status, label, color) => {
  expect(orderStatus(status)).toMatchObject({ label, color });
});

test('a status that we do not know leads nowhere', () => {
  expect(orderStatus('toString').next).toEqual([]);
  expect(isOrderStatus('toString')).toBe(false);
  expect(isOrderStatus('delivered')).toBe(true);
});
