import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRAVEL, SLATE, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
});
afterAll(() => api.stop());

const open = (ttlMs: number) =>
  openCatalogue({ ...api, now: () => api.clock.now, log: () => {} }, ttlMs);

async function namesIn(catalogue: Catalogue): Promise<string[]> {
  return (await catalogue.list()).map(({ name }) => name);
}

test('keeps its products for the time it was given and reads them anew after it', async () => {
  const catalogue = open(60_000);
  expect(await namesIn(catalogue)).toEqual(['Kies 16/32']);
  await storeProducts(api.firestore, SLATE);
  api.clock.now = new Date(api.clock.now.getTime() + 59_999);
  expect(await namesIn(catalogue)).toEqual(['Kies 16/32']);
  api.clock.now = new Date(api.clock.now.getTime() + 1);
  expect(await namesIn(catalogue)).toEqual(['Kies 16/32', 'Schieferplatten']);
});

test('finds a product that is newer than what it keeps', async () => {
  const catalogue = open(60_000);
  await catalogue.list();
  await storeProducts(api.firestore, SLATE);
  expect((await catalogue.findProducts([SLATE.id])).get(SLATE.id)).toEqual(SLATE);
});

test('reads every time when it may keep nothing', async () => {
  const catalogue = open(0);
  await catalogue.list();
  await storeProducts(api.firestore, SLATE);
  expect(await namesIn(catalogue)).toHaveLength(2);
});

test('shares one reading among callers that come at once', async () => {
  const catalogue = open(60_000);
  const [first, second] = await Promise.all([catalogue.list(), catalogue.list()]);
  expect(first).toBe(second);
});
