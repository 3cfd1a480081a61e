import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLATE, rentalTool, storeRentalTools } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { openRentalCatalogue, type RentalCatalogue } from './rental-catalogue.ts';
import { toRentalTool } from './stored-rental-tool.ts';

const NEW = rentalTool({ id: 102 });
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  await storeRentalTools(api.firestore, PLATE);
});
afterAll(() => api.stop());

const open = (ttlMs: number) =>
  openRentalCatalogue({ ...api, now: () => api.clock.now, log: () => {} }, ttlMs);
const countIn = async (catalogue: RentalCatalogue) => (await catalogue.list()).length;

test('keeps its tools for the time it was given and reads them anew after it', async () => {
  const catalogue = open(60_000);
  expect(await countIn(catalogue)).toBe(1);
  await storeRentalTools(api.firestore, NEW);
  api.clock.now = new Date(api.clock.now.getTime() + 59_999);
  expect(await countIn(catalogue)).toBe(1);
  api.clock.now = new Date(api.clock.now.getTime() + 1);
  expect(await countIn(catalogue)).toBe(2);
});

test('finds a tool that is newer than what it keeps', async () => {
  const catalogue = open(60_000);
  await catalogue.list();
  await storeRentalTools(api.firestore, NEW);
  expect((await catalogue.find(String(NEW.id))).item).toEqual(toRentalTool(NEW));
});

test('gives a tool from what it keeps, and the changed one when it may keep nothing', async () => {
  const [keeping, reading] = [open(60_000), open(0)];
  await keeping.list();
  await storeRentalTools(api.firestore, { ...PLATE, is_available: false });
  expect((await keeping.find(String(PLATE.id))).item).toEqual(toRentalTool(PLATE));
  expect((await reading.find(String(PLATE.id))).item).toMatchObject({ is_available: false });
});
