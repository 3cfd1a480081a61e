import { orderItem, orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL, PLATE, product, SLATE } from '@shop/domain/testing/stored';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf } from '../../test/answers.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

const HIDDEN = product({ id: 8, name: 'Splitt', price_cents: 1000, visibility: 'hidden' });
const ARCHIVED = product({ id: 9, category: 'Altes', price_cents: 1, visibility: 'archived' });
const next_price = { price_cents: 2991, from: '2026-03-03' };
const BEFORE_MIDNIGHT = new Date('2026-03-02T22:59:59.999Z');
const MIDNIGHT = new Date('2026-03-02T23:00:00Z');
let api: TestApi;

const get = async (path: string) => (await api.call(path)).json();
const add = (product_id: number) =>
  api.post('/api/cart', { product_id, quantity: 2 }, { 'session-id': SESSION });
const order = (item: object, total_amount = 82.8) =>
  api.post('/api/orders', orderRequest({ order_items: [orderItem(item)], total_amount }));

describe.each([0, 60_000])('with a catalogue cached for %i ms', (catalogueTtlMs) => {
  beforeAll(async () => {
    api = await startApi({ catalogueTtlMs });
    const gravel = { ...GRAVEL, related_ids: [7, 8, 9], next_price };
    await storeProducts(api.firestore, gravel, SLATE, HIDDEN, ARCHIVED);
    await storeRentalTools(api.firestore, PLATE, { ...PLATE, id: 102, visibility: 'hidden' });
  });
  beforeEach(() => {
    api.clock.now = BEFORE_MIDNIGHT;
  });
  afterAll(() => api.stop());

  test('lists, categories and related products show only visible items', async () => {
    expect(await get('/api/products')).toMatchObject([{ id: 1 }, { id: 7 }]);
    expect(await get('/api/rental-tools')).toMatchObject([{ id: 101 }]);
    expect(await get('/api/categories')).toEqual([
      { category: 'Schüttgut' },
      { category: 'Dachdeckung' },
    ]);
    expect(await get('/api/products/1')).toMatchObject({ related: [{ id: 7 }] });
  });

  test('the sitemap lists only visible items; others are not found', async () => {
    for (const path of ['api/products/8', 'api/products/9', 'produkt/8', 'api/rental-tools/102']) {
      expect((await api.call(`/${path}`)).status).toBe(404);
    }
    const xml = await (await api.call('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/example(\/(?:produkt|miete)\/\d+)</g)].map(([, path]) => path);
    expect(paths).toEqual(['/produkt/1', '/produkt/7', '/miete/101']);
  });

  test('a hidden product can neither be put in the cart nor ordered', async () => {
    const added = await add(8);
    await expectRefused(added, 404, 'Diesen Artikel gibt es nicht.');
    const item = { product_id: 8, product_name: 'Splitt', unit_price: 10, total_price: 20 };
    await expectRefused(
      await order(item, 45),
      422,
      'Der Artikel „Splitt“ ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.',
    );
  });

  test('a scheduled price applies everywhere from midnight in Berlin', async () => {
    const priced = { unit_price: 29.91, total_price: 59.82 };
    expect(await get('/api/products/1')).toMatchObject({ price: 28.9 });
    expect((await order(priced, 84.82)).status).toBe(422);
    expect(await (await add(1)).json()).toMatchObject([{ price: 28.9 }]);
    api.clock.now = MIDNIGHT;
    expect(await get('/api/products')).toMatchObject([{ price: 29.91 }, { id: 7 }]);
    expect(await get('/api/products/1')).toMatchObject({ price: 29.91 });
    expect(await get(`/api/cart/${SESSION}`)).toMatchObject([{ price: 29.91 }]);
    await expectRefused(
      await order({}),
      422,
      'Der Preis von „Kies 16/32“ beträgt jetzt 29,91 €. Bitte prüfen Sie Ihren Warenkorb.',
    );
    const ordered = await order(priced, 84.82);
    expect(ordered.status).toBe(201);
    expect(await api.stored(`orders/${await orderNumberOf(ordered)}`)).toMatchObject({
      subtotal_cents: 5982,
      order_items: [{ unit_price_cents: 2991 }],
    });
  });
});

test('prices change at midnight without reading the products', async () => {
  api = await startApi({ catalogueTtlMs: 60_000 });
  await storeProducts(api.firestore, { ...GRAVEL, next_price });
  api.clock.now = BEFORE_MIDNIGHT;
  await get('/api/products');
  api.clock.now = MIDNIGHT;
  const before = api.usage().reads;
  expect(await get('/api/products')).toMatchObject([{ price: 29.91 }]);
  expect(api.usage().reads - before).toBe(0);
  await api.stop();
});

const setAll = async () => {
  const office = { version: 1, changed_in: 1, schema_version: 1 };
  const set = (path: string, fields: object) =>
    api.firestore.doc(path).set({ ...fields, ...office });
  await set('settings/vatRates', { standard: 16, rates: [16, 5] });
  const picture = { url: '/pictures/dach-800.webp', alt: 'Ein Dach' };
  const roof = { id: 1, of: 'product', name: 'Dachdeckung', position: 0 };
  await set('categories/1', { ...roof, lead: 'Alles fürs Dach.', picture });
  await api.firestore.doc('settings/revision').set({ revision: 1, schema_version: 1 });
};

test.each([0, 60_000])(
  'what the office sets shows after ten seconds, cached for %i ms',
  async (catalogueTtlMs) => {
    api = await startApi({ catalogueTtlMs });
    await storeProducts(api.firestore, GRAVEL, { ...SLATE, vat_rate: 7 });
    expect(await get('/api/products')).not.toMatchObject([{ vat_rate: 19 }, { vat_rate: 7 }]);
    expect(await get('/api/categories')).toMatchObject([{ category: 'Schüttgut' }, {}]);
    await setAll();
    api.pass(10_000);
    expect(await get('/api/products')).toMatchObject([{ vat_rate: 16 }, { vat_rate: 7 }]);
    expect(await get('/api/categories')).toEqual([
      {
        category: 'Dachdeckung',
        lead: 'Alles fürs Dach.',
        image_url: '/pictures/dach-800.webp',
        image_alt: 'Ein Dach',
      },
      { category: 'Schüttgut' },
    ]);
    expect(await (await add(1)).json()).toMatchObject([{ vat_rate: 16 }]);
    const stored = await api.stored(`orders/${await orderNumberOf(await order({}))}`);
    expect(stored?.order_items).toMatchObject([{ vat_rate: 16 }]);
    await api.stop();
  },
);
