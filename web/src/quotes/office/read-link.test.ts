import { product } from '@shop/domain/testing/wire';
import { expect, test } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import type { PriceOf } from '../../lib/own-prices.ts';
import { goodsOfLink } from './read-link.ts';

test('the goods of a plan are those that the buyer saw at their own prices', async () => {
  const coverage = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.7, compacted_density: 2 };
  const goods = [
    product({ id: 7, price: 30, unit: 't' }),
    product({ id: 8, price: 28, unit: 't' }),
  ];
  fakeApi({
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
    'GET /api/planner': () =>
      json({
        goods: goods.map((each) => ({ ...each, coverage, weight_kg: 1000, roles: ['base'] })),
        tools: [],
      }),
  });
  const chosen = async (priceOf: PriceOf) =>
    (await goodsOfLink('https://example.org/planer/einfahrt?m2=40', priceOf))?.map(
      ({ product_id }) => product_id,
    );
  expect(await chosen(({ price }) => price)).toEqual([8]);
  expect(await chosen(({ id, price }) => (id === 7 ? 10 : price))).toEqual([7]);
});
