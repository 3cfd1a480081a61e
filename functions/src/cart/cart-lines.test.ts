import { MAX_CART_LINES } from '@shop/domain/cart';
import { MAX_QUANTITY } from '@shop/domain/quantity';
import { expect, test } from 'vitest';
import { withAdded } from './cart-lines.ts';

const line = (product_id: number, quantity: number) => {
  return { id: String(product_id), product_id, quantity };
};
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1, 1));

test('adds a line for a product that is not in the cart yet', () => {
  expect(withAdded([line(1, 2)], { product_id: 5, quantity: 3 })).toEqual({
    ok: true,
    lines: [line(1, 2), line(5, 3)],
  });
});

test('adds units to the line of a product that is', () => {
  expect(withAdded([line(1, 2), line(5, 3)], { product_id: 1, quantity: 4 })).toEqual({
    ok: true,
    lines: [line(1, 6), line(5, 3)],
  });
});

test('holds as many units of a product as may be ordered, and not one more', () => {
  const full = [line(1, MAX_QUANTITY - 1)];
  expect(withAdded(full, { product_id: 1, quantity: 1 }).ok).toBe(true);
  expect(withAdded(full, { product_id: 1, quantity: 2 })).toEqual({
    ok: false,
    code: 'not_possible',
    message: 'Von einem Artikel sind höchstens 10.000.000 Einheiten möglich.',
  });
});

test('holds as many products as may be ordered, and not one more', () => {
  const added = { product_id: 1000, quantity: 1 };
  expect(withAdded(lines(MAX_CART_LINES - 1), added).ok).toBe(true);
  expect(withAdded(lines(MAX_CART_LINES), added)).toEqual({
    ok: false,
    code: 'not_possible',
    message: 'Ein Warenkorb fasst höchstens 100 Artikel.',
  });
});
