import { expect, test } from 'vitest';
import {
  canMoveOrder,
  isDelivered,
  isEditable,
  isOrderStatus,
  ORDER_STATUSES,
  orderStatus,
} from './order-status.ts';

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

test('goods are changed while they are in the yard, and invoiced once they are handed over for good', () => {
  expect(ORDER_STATUSES.filter(isEditable)).toEqual(['pending', 'processing']);
  expect(ORDER_STATUSES.filter(isDelivered)).toEqual(['delivered']);
});

test('names what is ready of an order that is picked up', () => {
  const labels = ['on_the_way', 'delivered'].map((each) => orderStatus(each, 'pickup').label);
  expect(labels).toEqual(['Abholbereit', 'Geliefert']);
  expect(orderStatus('on_the_way', 'delivery').label).toBe('Unterwegs');
});

test('shows an unknown status as it is, without next statuses', () => {
  expect(orderStatus('toString')).toMatchObject({ label: 'toString', color: 'grey', next: [] });
  expect(isOrderStatus('toString')).toBe(false);
  expect(isOrderStatus('delivered')).toBe(true);
});
