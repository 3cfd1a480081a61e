import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { type FuzzedShop, startFuzzedShop } from './shop.ts';

let shop: FuzzedShop;

beforeAll(async () => {
  shop = await startFuzzedShop();
});
afterAll(() => shop.stop());

test('hostile requests find no server error, no secret and no forbidden write', async () => {
  const statuses = await fuzz(shop, { requests: 150, seed: 20_260_302 });
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(120);
  expect(statuses.get(200)).toBeGreaterThan(total / 5);
  expect(statuses.get(201)).toBeGreaterThan(0);
}, 60_000);
