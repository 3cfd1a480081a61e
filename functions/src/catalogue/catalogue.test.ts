import { GRAVEL, PLATE, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { openCatalogues } from '../app.ts';

const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeRentalTools(api.firestore, PLATE);
});

const deps = () => ({ ...api, now: () => api.clock.now, log: () => {} });
const open = (ttlMs: number) => openCatalogues(deps(), ttlMs).catalogue;

test('finds a product that is newer than the cache', async () => {
  const catalogue = open(60_000);
  await catalogue.list();
  await storeProducts(api.firestore, SLATE);
  expect((await catalogue.findStored([SLATE.id])).get(SLATE.id)).toEqual(SLATE);
});

describe('an id that is not cached', () => {
  const ids = Array.from({ length: 50 }, (_, index) => 1000 + index);
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = api.usage().reads;
    await work();
    return api.usage().reads - before;
  };

  test('is looked up once and then remembered', async () => {
    const catalogue = open(60_000);
    await catalogue.list();
    const ask = () => Promise.all([catalogue.find('1000'), catalogue.findStored([1000, 1000])]);
    expect(await readsOf(ask)).toBe(1);
    expect(await readsOf(ask)).toBe(0);
    expect(await ask()).toEqual([expect.objectContaining({ item: undefined }), new Map()]);
  });

  test('counts as missing after ten look-ups a minute', async () => {
    const catalogue = open(60_000);
    await catalogue.list();
    expect(await readsOf(() => Promise.all(ids.map((id) => catalogue.find(`${id}`))))).toBe(10);
    expect(await readsOf(() => catalogue.findStored(ids))).toBe(0);
    await storeProducts(api.firestore, SLATE);
    expect((await catalogue.find(`${SLATE.id}`)).item).toBeUndefined();
    api.pass(60_000);
    expect((await catalogue.find(`${SLATE.id}`)).item).toMatchObject({ id: SLATE.id });
  });

  test('is looked up again after a failed look-up', async () => {
    const catalogue = open(60_000);
    await catalogue.list();
    api.setFault({ code: 'PERMISSION_DENIED' });
    await expect(catalogue.find('1000')).rejects.toThrow();
    api.setFault();
    expect((await catalogue.find('1000')).item).toBeUndefined();
  });
});
