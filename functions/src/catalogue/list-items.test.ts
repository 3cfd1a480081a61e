import { asListed, productListFields, toolListFields } from '@shop/domain/office/listed-item';
import type { ListedEntry } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { StoredProduct, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { product, rentalTool } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { expectIndexes, officeList } from '../../test/office-lists.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { ITEM_SORTS } from './list-items.ts';

const api = apiForTests();

const storeListed = (...fields: Partial<StoredProduct>[]) =>
  storeProducts(
    api.firestore,
    ...fields.map((each, index) => {
      const stored = product({ id: index + 1, ...each });
      return asListed(stored, productListFields(stored));
    }),
  );
const storeTools = (...fields: Partial<StoredRentalTool>[]) =>
  storeRentalTools(
    api.firestore,
    ...fields.map((each, index) => {
      const stored = rentalTool({ id: index + 1, ...each });
      return asListed(stored, toolListFields(stored));
    }),
  );

const { list, found, pagesOf } = officeList(api, 'products');
const tools = officeList(api, 'rental-tools');

test('lists products in German order, with all fields that the office may edit', async () => {
  await storeListed(
    { name: 'Zement' },
    { name: 'Kies 16/32' },
    { name: 'Öfen', price_cents: 500 },
    { name: 'Kies 8/16' },
    { name: 'Ofenrohr' },
  );
  expect(await found({})).toEqual([4, 2, 3, 5, 1]);
  const [first] = (await (await list({ search: 'öfen' })).json()) as ListedEntry<ProductInput>[];
  expect(first).toMatchObject({ id: '3', version: 0, input: { name: 'Öfen', price: 5 } });
});

test('a product is found by name, category, article number and id', async () => {
  await storeListed(
    { name: 'Pflasterstein „Rustikal“ 20/10/8', category: 'Pflaster & Steine' },
    { name: 'Dachpfanne', category: 'Dachdeckung', article_number: 'VP-1550.2' },
    { id: 401, name: 'Sand', category: 'Sand' },
  );
  for (const search of ['rusti', 'PFLASTERST 20/10', 'steine', '10001', '10 001']) {
    expect(await found({ search }), search).toEqual([1]);
  }
  for (const search of ['vp-1550', 'vp1550', 'dach']) {
    expect(await found({ search }), search).toEqual([2]);
  }
  for (const search of ['401', '10401']) expect(await found({ search }), search).toEqual([401]);
  expect(await found({ search: 'stein dach' })).toEqual([]);
});

test('finds a saved product at once by its new name', async () => {
  await storeListed({ name: 'Kies' });
  const none = { specifications: [], related_ids: [], pictures: [] };
  const goods = { name: 'Splitt 8/16', category: 'Schotter', unit: 't' };
  const input = { ...goods, ...none, visibility: 'hidden' };
  const changes = [{ id: '1', version: 0, input }];
  const admin = api.asAdmin();
  await api.post('/api/admin/products', { request_id: 'request-0001', changes }, admin);
  expect(await found({ search: 'kies' })).toEqual([]);
  expect(await found({ search: 'splitt', has_price: 'false', visibility: 'hidden' })).toEqual([1]);
  const [entry] = (await (await list({})).json()) as ListedEntry<ProductInput>[];
  expect(entry).toMatchObject({ version: 1, saved_at: expect.stringMatching(/^\d{4}-.+Z$/) });
});

test('filters combine with each other and with a search', async () => {
  await storeListed(
    { name: 'Kies A', category: 'Kies', price_cents: 1000 },
    { name: 'Kies B', category: 'Kies', visibility: 'hidden', price_cents: 1000 },
    { name: 'Kies C', category: 'Sand', visibility: 'archived', price_cents: 1000 },
    { name: 'Kies D', category: 'Sand' },
  );
  expect(await found({ category: 'Kies' })).toEqual([1, 2]);
  expect(await found({ visibility: 'current' })).toEqual([1, 2, 4]);
  expect(await found({ visibility: 'archived' })).toEqual([3]);
  expect(await found({ has_price: 'false' })).toEqual([4]);
  expect(await found({ category: 'Sand', visibility: 'current', has_price: 'false' })).toEqual([4]);
  expect(await found({ search: 'kies', category: 'Kies', visibility: 'hidden' })).toEqual([2]);
  expect(await found({ search: 'kies', visibility: 'current' })).toEqual([1, 2, 4]);
});

test('sorts products on request after those with a price, and the latest change first', async () => {
  await storeListed({ price_cents: 900, changed_in: 2 }, { price_cents: 100 }, { changed_in: 7 });
  expect(await found({ sort: 'price' })).toEqual([2, 1, 3]);
  expect(await found({ sort: 'changed' })).toEqual([3, 1, 2]);
});

test('finds rental tools by brand and model, and filters them by availability', async () => {
  await storeTools(
    { name: 'Rüttelplatte', model: 'VP1550' },
    { name: 'Bagger', brand: 'Kubota', is_available: false },
  );
  expect(await tools.found({ search: 'wacker vp15' })).toEqual([1]);
  expect(await tools.found({ search: '000002' })).toEqual([2]);
  expect(await tools.found({ is_available: 'false' })).toEqual([2]);
  expect(await tools.found({ sort: 'price' })).toEqual([1, 2]);
});

const named = (count: number, name: string) =>
  Array.from({ length: count }, () => ({ name, category: 'Kies' }));

test.each([
  ['of the whole list', {}],
  ['of a category', { category: 'Kies' }],
  ['of a search', { search: 'gärt' }],
])('a page %s costs the same with 120 products as with 600', async (_, query) => {
  await storeListed(...named(120, 'Gärtnerkies'));
  const few = await pagesOf(query);
  await storeListed(...named(600, 'Gärtnerkies'));
  const many = await pagesOf(query);
  expect(few.reads).toEqual([52, 52, 21]);
  expect(many.reads.slice(0, 2)).toEqual([52, 52]);
  expect(new Set(many.pages.flat()).size).toBe(600);
});

test('an export reads all products in larger pages', async () => {
  await storeListed(...Array.from({ length: 600 }, () => ({ name: 'Kies' })));
  const { pages, reads } = await pagesOf({ limit: '500' });
  expect(pages.map(({ length }) => length)).toEqual([500, 100]);
  expect(new Set(pages.flat()).size).toBe(600);
  expect(reads).toEqual([502, 101]);
});

test.each([
  [{ limit: '501' }, 'Eine Seite hat höchstens 500 Einträge.'],
  [{ limit: '0' }, 'Eine Seite hat höchstens 500 Einträge.'],
  [{ limit: '5e1' }, 'Eine Seite hat höchstens 500 Einträge.'],
  [{ visibility: 'gone' }, 'Diese Sichtbarkeit gibt es nicht.'],
  [{ category: 'a'.repeat(61) }, 'Diese Kategorie gibt es nicht.'],
  [{ has_price: 'maybe' }, 'Diesen Filter gibt es nicht.'],
  [{ sort: 'newest' }, 'Diese Sortierung gibt es nicht.'],
  [{ sort: 'price', after: 'kies.1' }, 'Diese Seite der Liste gibt es nicht.'],
])('refuses the query %j', async (query, message) => {
  const response = await list(query);
  await expectRefused(response, 400, message);
});

test('firestore.indexes.json has the indexes', () => {
  expectIndexes('products', ['category', 'visibility', 'has_price'], ITEM_SORTS);
  expectIndexes('rentalTools', ['category', 'visibility', 'is_available'], ITEM_SORTS);
  expectIndexes('customers', ['visibility', 'is_company'], { name: ITEM_SORTS.name });
});
