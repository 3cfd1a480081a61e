import type { OrderRequest } from '@shop/domain/order';
import { expect, test } from 'vitest';
import { orderItem, orderRequest } from '../../test/shop-data.ts';
import { requestHash } from './request-hash.ts';

test('does not depend on the order of the fields, nor on less than half a cent', () => {
  const fields = Object.entries(orderRequest({ total_amount: 82.80000000000001 })).reverse();
  const same = Object.fromEntries(fields) as unknown as OrderRequest;
  expect(requestHash('key', same)).toBe(requestHash('key', orderRequest()));
});

test.each([
  ['customer_name', { customer_name: 'Max Muster' }],
  ['payment_method', { payment_method: 'vorkasse' as const }],
  ['notes', { notes: 'x' }],
  ['total_amount', { total_amount: 82.81 }],
  ['a line’s product', { order_items: [orderItem({ product_id: 2 })] }],
  ['a line’s quantity', { order_items: [orderItem({ quantity: 3 })] }],
  ['the number of lines', { order_items: [orderItem(), orderItem()] }],
])('differs when %s differs', (_what, fields) => {
  expect(requestHash('key', orderRequest(fields))).not.toBe(requestHash('key', orderRequest()));
});

test('cannot be found by trying without the key', () => {
  expect(requestHash('another key', orderRequest())).not.toBe(requestHash('key', orderRequest()));
});
