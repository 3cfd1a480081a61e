import { randomBytes } from 'node:crypto';
import type { Product } from '@shop/domain/product/product';
import { GRAVEL, PLATE, product, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { verifyShards } from '../../operations/audit/audit.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeAll, storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { openCatalogues } from '../app.ts';
import { PRODUCT_STORE, RENTAL_TOOL_STORE } from '../changes/entry-stores.ts';
import { PACKED_COLLECTIONS } from './shard.ts';

const CATEGORY = { of: 'product', name: 'Schüttgut', position: 1, visibility: 'visible' } as const;
const api = apiForTests();

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL, SLATE);
  await storeRentalTools(api.firestore, PLATE);
  await storeAll(api.firestore, [
    ['categories/1', { ...CATEGORY, id: 1, schema_version: 1 }],
    ['settings/revision', { revision: 3, schema_version: 1 }],
  ]);
});

/** Throws unless all collections are packed in the current revision, exactly as stored. */
async function expectPacked(): Promise<void> {
  const { revision, packed } = (await api.stored('settings/revision')) ?? {};
  const names = ['products', 'rentalTools', 'categories', 'settings'];
  expect(packed).toEqual(Object.fromEntries(names.map((name) => [name, revision])));
  const found = PACKED_COLLECTIONS.map((name) => verifyShards(api.firestore, name));
  expect((await Promise.all(found)).flat()).toEqual([]);
}

/** What shoppers see in a newly started process, and what the start costs. */
async function start() {
  const before = api.usage().reads;
  const { catalogue, rental } = openCatalogues(api.deps, 60_000);
  const [products, tools] = [await catalogue.list(), await rental.list()];
  return { products, tools, reads: api.usage().reads - before };
}

async function post(path: string, body: object): Promise<void> {
  const response = await api.post(`/api/admin/${path}`, body, api.asAdmin());
  expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
}

let requests = 0;
function save(path: string, ...changes: object[]): Promise<void> {
  requests += 1;
  return post(path, { request_id: `request-000${requests}`, changes });
}

test('shards equal what is stored after each save, renaming and undo, for all kinds', async () => {
  await start();
  await expectPacked();
  const gravel = PRODUCT_STORE.toInput(GRAVEL);
  const changed = (id: string, input: object) => ({ id, version: 0, input });
  const archived = { ...PRODUCT_STORE.toInput(SLATE), visibility: 'archived' };
  const many = [
    ...Array.from({ length: 14 }, () => ({ version: 0, input: gravel })),
    changed('7', archived),
    // Has an outdated version.
    changed('1', { ...gravel, price: 32 }),
  ];
  const plate = { ...RENTAL_TOOL_STORE.toInput(PLATE), pictures: [], quantity_available: 1 };
  const undo = { request_id: 'undo-0002', batch_id: 'undo-0002' };
  const days = { request_id: 'setting-0001', version: 0, value: { days: 5 } };
  const steps: (() => Promise<unknown>)[] = [
    () => save('products', changed('1', { ...gravel, price: 31 })),
    () => post(`changes/request-000${requests}-0/undo`, { request_id: 'undo-0001' }),
    () => save('products', ...many),
    () => post(`batches/request-000${requests}/undo`, undo),
    () => save('categories', changed('1', { ...CATEGORY, name: 'Kies' })),
    () => save('categories', { version: 0, input: { ...CATEGORY, name: 'Neu' } }),
    () => save('rental-tools', changed('101', plate)),
    () => post('settings/prepayment', days),
  ];
  for (const step of steps) {
    await step();
    await expectPacked();
  }
  const { products, tools, reads } = await start();
  expect(products).toMatchObject([{ id: 1, category: 'Kies' }, { id: 7 }]);
  expect(tools).toMatchObject([{ quantity_available: 1 }]);
  expect(reads).toBe(16);
});

test('a start of a thousand products reads as few documents as one of two', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => product({ id: 100 + index }));
  await storeProducts(api.firestore, ...many);
  await start();
  const { products, reads } = await start();
  expect([products.length, reads]).toEqual([1002, 16]);
});

test('reads a collection itself if an older release or the console wrote past its shards', async () => {
  await start();
  const write = async (price_cents: number, revision: object) => {
    const changed = { ...GRAVEL, price_cents, changed_in: 4, version: 1 };
    await storeAll(api.firestore, [['products/1', changed]]);
    await api.firestore.doc('settings/revision').set(revision, { merge: true });
  };
  const first = async () => (await start()).products[0] as Product;
  await write(100, { revision: 4 });
  expect((await first()).price).toBe(1);
  await expectPacked();
  const { packed, ...older } = (await api.stored('settings/revision')) ?? {};
  await api.firestore.doc('settings/revision').set({ ...older, revision: 5 });
  const input = { ...PRODUCT_STORE.toInput(SLATE), price: 7 };
  await save('products', { id: '7', version: 0, input });
  // A save does not bring the others' shards to its revision.
  expect(await api.stored('settings/revision')).toEqual({ revision: 6, schema_version: 1 });
  expect((await start()).products[1]).toMatchObject({ price: 7 });
  await expectPacked();
});

test.each([
  ['products', 'products-1'],
  ['categories', 'categories-0'],
])('without one of the shards of %s, reads and packs them again', async (name, shard) => {
  await start();
  await api.firestore.doc(`catalogueShards/${shard}`).delete();
  expect(await start()).toMatchObject({ products: [{ id: 1 }, { id: 7 }] });
  await expectPacked();
  await api.firestore.doc(`catalogueShards/${shard}`).delete();
  await (name === 'products'
    ? save(name, { id: '1', version: 0, input: PRODUCT_STORE.toInput(SLATE) })
    : save('categories', { id: '1', version: 0, input: { ...CATEGORY, position: 2 } }));
  expect((await api.stored('settings/revision'))?.packed).not.toHaveProperty(name);
});

test('reads documents too large for their shard from the collection', async () => {
  const description = randomBytes(600_000).toString('base64');
  await storeProducts(api.firestore, product({ id: 12, description }));
  expect((await start()).products).toMatchObject([{ id: 1 }, { id: 7 }, { id: 12 }]);
  expect((await api.stored('settings/revision'))?.packed).not.toHaveProperty('products');
  expect(api.log).toMatchObject([
    { severity: 'ERROR', message: 'products are too large for their shards' },
  ]);
  expect((await start()).products).toHaveLength(3);
});
