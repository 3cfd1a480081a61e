import { describe, expect, test } from 'vitest';
import { type PricedProduct, priceOrder } from './order-pricing.ts';

const products = new Map<number, PricedProduct>([
  [1, { id: 1, name: 'Kies 16/32', priceCents: 2890 }],
  [2, { id: 2, name: 'Betonkies', priceCents: 10 }],
  [3, { id: 3, name: 'Schieferplatten' }],
]);

function line(product_id: number, quantity: number, unit_price: number, total_price: number) {
  return { product_id, product_name: 'Wie angezeigt', quantity, unit_price, total_price };
}

describe('an order that shows the catalogue’s prices', () => {
  test('is priced from the catalogue, with its names and its delivery', () => {
    const pricing = priceOrder(
      { order_items: [line(1, 2, 28.9, 57.8), line(2, 3, 0.1, 0.1 * 3)], total_amount: 83.1 },
      products,
    );
    expect(pricing).toEqual({
      ok: true,
      lines: [
        { productId: 1, name: 'Kies 16/32', quantity: 2, unitPriceCents: 2890, totalCents: 5780 },
        { productId: 2, name: 'Betonkies', quantity: 3, unitPriceCents: 10, totalCents: 30 },
      ],
      totals: { subtotalCents: 5810, deliveryCents: 2500, totalCents: 8310 },
    });
  });
});

describe('an order that differs from the catalogue', () => {
  const good = line(1, 2, 28.9, 57.8);
  test.each([
    ['a lower unit price', [line(1, 2, 28.89, 57.8)], 82.8, 'price_changed', /28,90/, 1],
    ['a line total that does not fit', [line(1, 2, 28.9, 28.9)], 82.8, 'price_changed', /28,90/, 1],
    ['a total without delivery', [good], 57.8, 'total_differs', /82,80/, undefined],
    ['a total one cent too low', [good], 82.79, 'total_differs', /82,80/, undefined],
    ['an unknown product', [good, line(99, 1, 1, 1)], 83.8, 'unknown_product', /Wie angezeigt/, 99],
    ['a product without a price', [line(3, 1, 0, 0)], 25, 'price_on_request', /Schieferplatten/, 3],
  ])('is refused for %s', (_what, order_items, total_amount, code, message, productId) => {
    expect(priceOrder({ order_items, total_amount }, products)).toEqual({
      ok: false,
      code,
      message: expect.stringMatching(message),
      productId,
    });
  });
});
