import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRAVEL, SESSION, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { repeating } from '../../test/transactions.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { addToCart } from './add-to-cart.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a transaction that Firestore repeats after its answer got lost adds once', async () => {
  await storeProducts(api.firestore, GRAVEL);
  const now = () => api.clock.now;
  const catalogue = openCatalogue({ ...api, now, log: () => {} }, 0);
  const runTransaction = repeating(api.deps.runTransaction);
  const deps = { ...api.deps, catalogue, runTransaction };
  const add = () => addToCart(deps, SESSION, { product_id: GRAVEL.id, quantity: 2 });
  expect(await add()).toMatchObject({ ok: true, items: [{ quantity: 2 }] });
  expect(await add()).toMatchObject({ ok: true, items: [{ quantity: 4 }] });
  const cart = (await api.firestore.doc(`carts/${SESSION}`).get()).data();
  expect(cart?.items).toEqual([{ id: '1', product_id: 1, quantity: 4 }]);
});
