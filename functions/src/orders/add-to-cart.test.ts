import { MAX_CART_LINES } from '@shop/domain/cart/cart';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { GRAVEL, SESSION, storeProducts } from '../../test/shop-data.ts';
import { repeating } from '../../test/transactions.ts';
import { addToCart, addUnits } from './add-to-cart.ts';

const api = sharedApi({ cartLimit: { name: 'cart', max: 3, windowMs: 3_600_000 } });

test('adds once when Firestore repeats the transaction', async () => {
  await storeProducts(api.firestore, GRAVEL);
  const runTransaction = repeating(api.deps.runTransaction);
  const deps = { ...api.deps, runTransaction };
  const add = () =>
    addToCart(
      deps,
      { sessionId: SESSION, address: '203.0.113.7' },
      { product_id: GRAVEL.id, quantity: 2 },
    );
  expect(await add()).toMatchObject({ ok: true, value: [{ quantity: 2 }] });
  expect(await add()).toMatchObject({ ok: true, value: [{ quantity: 4 }] });
  const cart = await api.stored(`carts/${SESSION}`);
  expect(cart?.items).toEqual([{ id: '1', product_id: 1, quantity: 4 }]);
});

test('limits the new carts of an address, but neither its existing carts nor other addresses', async () => {
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
  const add = async (session: number, client = 1) => {
    const response = await api.post(
      '/api/cart',
      { product_id: GRAVEL.id, quantity: 1 },
      {
        'session-id': `session-of-shopper-${session}`,
        'x-forwarded-for': `203.0.113.${client}, 192.0.2.1`,
      },
    );
    return response.status;
  };
  expect([await add(1), await add(2), await add(3)]).toEqual([200, 200, 200]);
  expect([await add(4), await add(2)]).toEqual([429, 200]);
  expect([await add(4, 2), await add(4)]).toEqual([200, 200]);
});

const line = (product_id: number, quantity: number) => {
  return { id: String(product_id), product_id, quantity };
};
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1, 1));

test('limits a line to as many units as can be ordered', () => {
  const full = [line(1, MAX_QUANTITY - 1)];
  expect(addUnits(full, { product_id: 1, quantity: 1 }).ok).toBe(true);
  expect(addUnits(full, { product_id: 1, quantity: 2 })).toEqual({
    ok: false,
    code: 'not_possible',
    message: 'Von einem Artikel sind höchstens 10.000.000 Einheiten möglich.',
  });
});

test('limits a cart to as many products as can be ordered', () => {
  const added = { product_id: 1000, quantity: 1 };
  expect(addUnits(lines(MAX_CART_LINES - 1), added).ok).toBe(true);
  expect(addUnits(lines(MAX_CART_LINES), added)).toEqual({
    ok: false,
    code: 'not_possible',
    message: 'Ein Warenkorb fasst höchstens 100 Artikel.',
  });
});
