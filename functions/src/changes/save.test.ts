import { asListed, productListFields } from '@shop/domain/office/listed-item';
import type { SavedChange, SaveRequest, SaveResult } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { SETTING_NAMES } from '@shop/domain/settings/settings';
import { GRAVEL, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { repeating } from '../../test/transactions.ts';
import { type StoredChange, stateBefore } from '../stored/change.ts';
import { CATEGORY_STORE, PRODUCT_STORE } from './entry-stores.ts';
import { saveItems } from './save.ts';

const api = apiWithoutMails();
beforeEach(() => storeProducts(api.firestore, GRAVEL, SLATE));

const GRIT: ProductInput = {
  name: 'Splitt 8/16',
  category: 'Schotter',
  unit: 't',
  price: 24.5,
  specifications: [],
  related_ids: [1],
  pictures: [{ url: '/pictures/splitt-800.webp', alt: 'Grauer Splitt' }],
  visibility: 'visible',
};
const [gravel, slate] = [PRODUCT_STORE.toInput(GRAVEL), PRODUCT_STORE.toInput(SLATE)];

const save = (request: SaveRequest<ProductInput>) =>
  api.post('/api/admin/products', request, api.asAdmin());
const saved = async (request_id: string, ...changes: SavedChange<ProductInput>[]) => {
  const response = await save({ request_id, changes });
  expect(response.status).toBe(200);
  return (await response.json()) as SaveResult<ProductInput>[];
};

test('a new product gets the next number, a version, a log entry and a revision', async () => {
  const [result] = await saved('request-0001', { version: 0, input: GRIT });
  expect(result).toEqual({ outcome: 'saved', current: { id: '8', version: 1, input: GRIT } });
  expect(await api.stored('products/8')).toMatchObject({
    id: 8,
    name: 'Splitt 8/16',
    price_cents: 2450,
    image_url: '/pictures/splitt-800.webp',
    version: 1,
    changed_in: 1,
  });
  expect(await api.stored('changes/request-0001-0')).toMatchObject({
    kind: 'product',
    item_id: '8',
    item_name: 'Splitt 8/16',
    version: 1,
    before: null,
    after: { price_cents: 2450 },
    by_uid: 'chef',
  });
  expect(await api.stored('settings/revision')).toEqual({ revision: 1, schema_version: 1 });
});

test('a new entry that the shop does not show has version and log, but raises no revision', async () => {
  const collection = () => api.firestore.collection('suppliers') as never;
  const store = { ...CATEGORY_STORE, collection };
  const input = {
    of: 'product',
    name: 'Kieswerk Nord',
    position: 1,
    visibility: 'visible',
  } as const;
  const request = { request_id: 'request-0001', changes: [{ version: 0, input }] };
  expect(await saveItems(api.deps, store, request, 'chef')).toMatchObject([{ outcome: 'saved' }]);
  const { changed_in, ...entry } = (await api.stored('suppliers/1')) ?? {};
  expect([entry, changed_in]).toMatchObject([{ id: 1, version: 1 }, undefined]);
  expect(await api.stored('changes/request-0001-0')).toMatchObject({ item_name: 'Kieswerk Nord' });
  expect(await api.stored('settings/revision')).toBeUndefined();
});

test('the log keeps of a changed product’s previous state what differs, from which all of it follows', async () => {
  const input = { ...gravel, price: 29.91 };
  const [result] = await saved('request-0001', { id: '1', version: 0, input });
  expect(result).toMatchObject({ outcome: 'saved', current: { version: 1 } });
  const logged = (await api.stored('changes/request-0001-0')) as unknown as StoredChange;
  expect(logged.after).toMatchObject({ price_cents: 2991 });
  expect(logged.before).not.toHaveProperty('name');
  expect(stateBefore(logged)).toEqual(GRAVEL);
});

describe('an article number', () => {
  const numbered = (article_number: string) => ({ version: 0, input: { ...GRIT, article_number } });
  const taken = (name: string) => ({
    outcome: 'refused',
    message: `Diese Artikelnummer hat schon „${name}“.`,
  });
  beforeEach(async () => {
    for (const stored of [GRAVEL, SLATE]) {
      const indexed = asListed(stored, productListFields(stored));
      await storeProducts(api.firestore, indexed);
    }
  });

  test('is refused if another product has it, own or derived, also within one request', async () => {
    expect(await saved('request-0001', numbered('Kies 8-16 Premium'), numbered('x'))).toMatchObject(
      [{ outcome: 'saved', current: { id: '8' } }, { outcome: 'saved' }],
    );
    const other = { id: '7', version: 0, input: { ...slate, article_number: 'KIES 8-16 premium' } };
    const [x, derived, own, same] = ['X', '10 001', 'N-1', 'n-1'].map(numbered);
    const all = [x, derived, other, own, same] as SavedChange<ProductInput>[];
    const ofGrit = taken('Splitt 8/16');
    expect(await saved('request-0002', ...all)).toMatchObject([
      ...[ofGrit, taken(GRAVEL.name), ofGrit, { outcome: 'saved' }, ofGrit],
    ]);
  });

  test('derived from the id skips taken ones, and is not reused for another product', async () => {
    const input = { ...gravel, article_number: '10008' };
    await saved('request-0001', { id: '1', version: 0, input });
    const derived = { version: 0, input: GRIT };
    const both = await saved('request-0002', numbered('10 010'), derived);
    expect(both).toMatchObject([{ current: { id: '9' } }, { current: { id: '11' } }]);
    const own = { ...slate, article_number: '10001' };
    await saved('request-0003', { id: '7', version: 0, input: own });
    const back = await saved('request-0004', { id: '1', version: 1, input: gravel });
    expect(back).toMatchObject([taken(SLATE.name)]);
  });

  test('that two products already share does not block saving the rest', async () => {
    await storeProducts(api.firestore, { ...SLATE, article_number: '10001' });
    const change = { id: '1', version: 0, input: { ...gravel, price: 1 } };
    expect(await saved('request-0001', change)).toMatchObject([{ outcome: 'saved' }]);
  });
});

describe('a request sent twice', () => {
  test('changes once even if somebody else has saved in between', async () => {
    const change = { id: '1', version: 0, input: { ...gravel, price: 30 } };
    await saved('request-0001', change);
    await saved('request-0002', { id: '1', version: 1, input: { ...gravel, price: 31 } });
    const [created] = await saved('request-0003', { version: 0, input: GRIT });
    await saved('request-0004', { id: '8', version: 1, input: { ...GRIT, price: 25 } });
    const before = await api.everything();
    expect(await saved('request-0001', change)).toMatchObject([
      { outcome: 'saved', current: { version: 2, input: { price: 31 } } },
    ]);
    expect(created).toMatchObject({ outcome: 'saved', current: { id: '8' } });
    expect(await saved('request-0003', { version: 0, input: GRIT })).toMatchObject([
      { outcome: 'saved', current: { id: '8', version: 2 } },
    ]);
    expect(await api.everything()).toEqual(before);
  });

  test('by Firestore itself saves once', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    const request = { request_id: 'request-0001', changes: [{ version: 0, input: GRIT }] };
    expect(await saveItems(deps, PRODUCT_STORE, request, 'chef')).toMatchObject([
      { outcome: 'saved', current: { id: '8', version: 1 } },
    ]);
    expect(await api.stored('products/9')).toBeUndefined();
  });
});

describe('the id of an earlier request', () => {
  test('cannot serve for a new item of another kind', async () => {
    const input = { of: 'product' as const, name: 'Splitt', position: 1, visibility: 'visible' };
    const category = { request_id: 'request-0001', changes: [{ version: 0, input }] };
    const admin = api.asAdmin();
    expect((await api.post('/api/admin/categories', category, admin)).status).toBe(200);
    // The product whose number equals the category's.
    await saved('request-0002', { id: '1', version: 0, input: { ...gravel, price: 30 } });
    const again = { request_id: 'request-0001', changes: [{ version: 0, input: GRIT }] };
    expect((await writesNothing(api, () => save(again))).status).toBe(409);
  });

  test('stores no other content and reports a conflict', async () => {
    await saved('request-0001', { version: 0, input: GRIT });
    const dearer = { version: 0, input: { ...GRIT, price: 25 } };
    const again = await writesNothing(api, () => saved('request-0001', dearer));
    expect(again).toEqual([{ outcome: 'conflict', current: { id: '8', version: 1, input: GRIT } }]);
  });
});

test('an outdated version changes nothing and gets the newer one; the rest is saved', async () => {
  const theirs = { ...gravel, price: 30 };
  await saved('request-0001', { id: '1', version: 0, input: theirs });
  const results = await saved(
    'request-0002',
    { id: '1', version: 0, input: { ...gravel, price: 31 } },
    { id: '7', version: 0, input: { ...PRODUCT_STORE.toInput(SLATE), price: 60 } },
  );
  expect(results).toMatchObject([
    { outcome: 'conflict', current: { version: 1, input: { price: 30 } } },
    { outcome: 'saved', current: { version: 1, input: { price: 60 } } },
  ]);
  expect(await api.stored('products/1')).toMatchObject({ price_cents: 3000, version: 1 });
});

test('unchanged and unknown items are not written', async () => {
  const same = { id: '1', version: 0, input: gravel };
  const unknown = { id: '99', version: 1, input: GRIT };
  const results = await writesNothing(api, () => saved('request-0001', same, unknown));
  expect(results).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'missing' }]);
});

test('a stored picture of another site is still served', async () => {
  const image_url = 'https://bilder.example/kies.jpg';
  await storeProducts(api.firestore, { ...GRAVEL, image_url });
  expect(await api.read('/api/products/1')).toMatchObject({ image_url });
});

describe('a setting', () => {
  const zero = { kind: 'exempt', text: 'Steuerfrei nach § 4 Nr. 12 UStG' };
  const vatRates = { standard: 19, rates: [19, 7, 0], zero };
  const set = (name: string, body: object) =>
    api.post(`/api/admin/settings/${name}`, body, api.asAdmin());

  test('has its built-in value until it is saved, with a version', async () => {
    expect(await api.read('/api/admin/settings', api.asAdmin())).toMatchObject({
      vatRates: { id: 'vatRates', version: 0, input: { standard: 19, rates: [19, 7] } },
    });
    const body = { request_id: 'request-0001', version: 0, value: vatRates };
    const response = await set('vatRates', body);
    expect(await response.json()).toEqual({
      outcome: 'saved',
      current: { id: 'vatRates', version: 1, input: vatRates },
    });
    expect((await set('vatRates', { ...body, request_id: 'request-0002' })).status).toBe(200);
    expect(await api.stored('settings/vatRates')).toMatchObject({ ...vatRates, version: 1 });
  });

  test('of an unknown name or with another’s value is refused', async () => {
    const body = { request_id: 'request-0001', version: 0, value: vatRates };
    await writesNothing(api, async () => {
      expect((await set('rabatt', body)).status).toBe(404);
      for (const name of SETTING_NAMES) {
        for (const value of [null, {}, { rates: [null] }, { areas: [null, 1] }, 'x']) {
          expect((await set(name, { ...body, value })).status).toBe(400);
        }
      }
      expect((await set('bank', body)).status).toBe(400);
    });
  });
});
