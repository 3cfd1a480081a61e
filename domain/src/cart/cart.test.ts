import { expect, test } from 'vitest';
import { addedSince, cartSubtotalCents, isSessionId, lineTotalCents } from './cart.ts';

test('a line costs its unit price times its quantity, exactly, and the subtotal is their sum', () => {
  expect(lineTotalCents({ price: 0.1, quantity: 3 })).toBe(30);
  expect(lineTotalCents({ price: 28.9, quantity: 2 })).toBe(5780);
  const items = [
    { price: 19.99, quantity: 3 },
    { price: 0.07, quantity: 11 },
  ];
  expect(cartSubtotalCents(items)).toBe(items.map(lineTotalCents).reduce((a, b) => a + b));
  expect(cartSubtotalCents([])).toBe(0);
});

test.each([
  ['3f2b8c1e-95f7-4b11-a1f0-1b6f3a0c9d2e', true],
  ['A'.repeat(16), true],
  ['A'.repeat(64), true],
  ['A'.repeat(15), false],
  ['A'.repeat(65), false],
  ['../../orders/xxxxxxxxxx', false],
  ['__proto__', false],
  ['', false],
  [undefined, false],
  [1_234_567_890_123_456, false],
  ['__proto__________', false],
  ['__0123456789abcdef', true],
])('whether %j is a session id: %s', (value, expected) => {
  expect(isSessionId(value)).toBe(expected);
});

const line = (product_id: number, quantity: number) => ({ product_id, quantity });

test.each([
  ['nothing', [line(1, 5)], [line(1, 5)], []],
  ['units and a line', [line(1, 7), line(2, 1)], [line(1, 5)], [line(1, 2), line(2, 1)]],
  ['nothing, in a cart that has expired', [], [line(1, 5)], []],
])('finds what was added since the shopper looked: %s', (_, lines, seen, expected) => {
  expect(addedSince(lines, seen)).toEqual(expected);
});
