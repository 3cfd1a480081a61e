import type { SaveResult } from '@shop/domain/office/office';
import { changedPrice, priceCentsOn, withPrice } from '@shop/domain/office/price-change';
import type { ProductInput } from '@shop/domain/office/product-input';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { product, storeProducts } from '../../test/shop-data.ts';
import { PRODUCT_STORE } from '../changes/entry-stores.ts';

const SUNDAY = new Date('2026-11-29T22:59:59.999Z');
const MONDAY = new Date('2026-11-29T23:00:00Z');
const from = '2026-11-30';
const today = '2026-11-22';

const api = sharedApi();

test('gravel 3.5 % dearer from Monday keeps its price until Sunday night, then costs more', async () => {
  const stored = [19_90, 16_80, 1].map((price_cents, index) =>
    product({ id: 201 + index, category: 'Schotter', price_cents }),
  );
  await storeProducts(api.firestore, ...stored);
  const change = { by: 'percent', amount: 3.5, rounding: 'cents', from } as const;
  const changes = stored.map((each) => {
    const input = PRODUCT_STORE.toInput(each);
    const cents = changedPrice(priceCentsOn(input, today) ?? 0, change);
    return { id: String(each.id), version: 0, input: withPrice(input, cents, { from, today }) };
  });
  api.clock.now = new Date(`${today}T12:00:00Z`);
  const response = await api.post(
    '/api/admin/products',
    { request_id: 'request-0001', label: 'Schotter +3,5 % ab 30.11.2026', changes },
    api.asAdmin(),
  );
  const results = (await response.json()) as SaveResult<ProductInput>[];
  expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved']);

  const pricesAt = async (now: Date) => {
    api.clock.now = now;
    const listed = await api.read<{ price: number }[]>('/api/products');
    return listed.map(({ price }) => price);
  };
  expect(await pricesAt(SUNDAY)).toEqual([19.9, 16.8, 0.01]);
  expect(await pricesAt(MONDAY)).toEqual([20.6, 17.39, 0.01]);
});
