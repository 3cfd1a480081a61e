import { MAX_CART_LINES } from '@shop/domain/cart/cart';
import { SESSION } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { repeating } from '../../test/transactions.ts';
import { addToCart, addUnits } from './add-to-cart.ts';

const api = sharedApi({ cartLimit: { name: 'cart', max: 3, windowMs: 3_600_000 } });

test('adds once when Firestore repeats the transaction', async () => {
  await storeProducts(api.firestore, GRAVEL);
  const runTransaction = repeating(api.deps.runTransaction);
  const deps = { ...api.deps, runTransaction };
  const by = { sessionId: SESSION, address: '203.0.113.7' };
  const add = () => addToCart(deps, by, { product_id: GRAVEL.id, quantity: 2 });
  expect(await add()).toMatchObject({ ok: true, value: [{ quantity: 2 }] });
  expect(await add()).toMatchObject({ ok: true, value: [{ quantity: 4 }] });
  const cart = await api.stored(`carts/${SESSION}`);
  expect(cart?.items).toEqual([{ id: '1', product_id: 1, quantity: 4 }]);
});

test('limits the new carts of an address, but neither its existing carts nor other addresses', async () => {
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
  const add = async (session: number, client = 1) => {
    const forwarded = { 'x-forwarded-for': `203.0.113.${client}, 192.0.2.1` };
    const headers = { 'session-id': `session-of-shopper-${session}`, ...forwarded };
    const body = { product_id: GRAVEL.id, quantity: 1 };
    return (await api.post('/api/cart', body, headers)).status;
  };
  expect([await add(1), await add(2), await add(3)]).toEqual([200, 200, 200]);
  expect([await add(4), await add(2)]).toEqual([429, 200]);
  expect([await add(4, 2), await add(4)]).toEqual([200, 200]);
});

const lines = (count: number, quantity = 1) =>
  Array.from({ length: count }, (_, index) => {
    return { id: String(index + 1), product_id: index + 1, quantity };
  });

test('limits a line and a cart to what can be ordered', () => {
  const full = lines(1, MAX_QUANTITY - 1);
  expect(addUnits(full, { product_id: 1, quantity: 1 }).ok).toBe(true);
  expect(addUnits(full, { product_id: 1, quantity: 2 })).toMatchObject({
    message: 'Von einem Artikel sind höchstens 10.000.000 Einheiten möglich.',
  });
  const added = { product_id: 1000, quantity: 1 };
  expect(addUnits(lines(MAX_CART_LINES - 1), added).ok).toBe(true);
  expect(addUnits(lines(MAX_CART_LINES), added)).toEqual({
    ok: false,
    code: 'not_possible',
    message: 'Ein Warenkorb fasst höchstens 100 Artikel.',
  });
});
