import type { Field } from '@shop/domain/fields/field';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { PlannerData } from '@shop/domain/planner/planner-goods';
import type { Product } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import { GRAVEL, JUST_FREE, PLATE, product, rentalTool, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, revalidating } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';

const LENT = rentalTool({ id: 301, category: 'Betontechnik', is_available: false });
const DRILL = rentalTool({ id: 20, name: 'Kernbohrgerät', category: 'Trennen & Bohren' });
const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, JUST_FREE, { ...GRAVEL, description: 'Gewaschen' }, SLATE);
  await storeRentalTools(api.firestore, LENT, PLATE, DRILL);
});

test.each([
  [(etag: string) => etag.replace('W/', '')],
  [(etag: string) => `"other", ${etag}`],
  [() => '*'],
])('a list is answered 304 to %s', async (held) => {
  const etag = (await api.call('/api/products')).headers.get('etag') ?? '';
  const headers = revalidating(held(etag));
  expect((await api.call('/api/products', { headers })).status).toBe(304);
});

const bulk = { category: 'Schüttgut', unit: 't' };
const gravel = { ...bulk, id: 1, name: 'Kies 16/32', description: 'Gewaschen', price: 28.9 };

test('GET /api/products lists all products by id, with prices in euro if they have one', async () => {
  const response = await api.call('/api/products');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual([
    gravel,
    { id: 7, name: 'Schieferplatten', category: 'Dachdeckung', unit: 't' },
    { ...bulk, id: 20, name: 'Beton C25/30', price: 500 },
  ]);
});

test('GET /api/catalogue starts with the same products', async () => {
  const products = await api.read<Product[]>('/api/products');
  const facets = { use: [], grain: [], colour: [], packaging: [] };
  expect(await api.read('/api/catalogue')).toEqual({ count: 3, products, facets });
});

test('GET /api/planner has the goods of plans, with what the calculator needs', async () => {
  const coverage = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.8 } as const;
  const base = { price_cents: 1990, roles: ['base'], coverage, weight_kg: 1000 } as const;
  await storeProducts(
    api.firestore,
    product({ ...base, id: 2 }),
    product({ ...base, id: 3, roles: ['roof'] }),
    product({ id: 4, roles: ['base'], coverage }),
    product({ ...base, id: 5, visibility: 'hidden' }),
  );
  const { goods } = await api.read<PlannerData>('/api/planner');
  expect(goods).toMatchObject([{ id: 2, price: 19.9, roles: ['base'], coverage, weight_kg: 1000 }]);
  expect(goods).toHaveLength(1);
});

describe('GET /api/products/{id}', () => {
  test('lists grain, colour and packaging, and has the rest on its own page', async () => {
    const shown = {
      grain: '0/2',
      packaging: 'Sack',
      material: 'spielsand',
      roles: ['play'],
      replaces: '10 990',
    } as const;
    const own: Partial<StoredProduct> = {
      coverage: { kind: 'bulk', kg_per_unit: 25, loose_density: 1.5 },
      units_per_pallet: 42,
      weight_kg: 25,
      specifications: [{ label: 'Norm', value: 'EN 13242' }],
      withdrawal_exemption: 'made_to_order',
      producer: { name: 'Bruch', address: 'Weg 1', email: 'a@bruch.example' },
      related_ids: [1],
    };
    const ofPage = Object.entries<Field>(PRODUCT_FIELDS).filter(
      ([, row]) => row.shownIn === 'page',
    );
    expect(Object.keys(own)).toEqual(expect.arrayContaining(ofPage.map(([name]) => name)));
    await storeProducts(api.firestore, product({ id: 2, ...shown, ...own }));
    const list = await api.read<{ id: number }[]>('/api/products');
    const listed = list.find(({ id }) => id === 2);
    expect(listed).toMatchObject(shown);
    expect(Object.keys(own).filter((field) => field in (listed ?? {}))).toEqual([]);
    expect(await api.read('/api/products/2')).toMatchObject({ ...shown, ...own });
  });

  test('names existing related products, and its material in other packagings', async () => {
    const sand = { material: 'sand', related_ids: [999, 1] };
    await storeProducts(
      api.firestore,
      product({ id: 2, name: 'Sand lose', ...sand }),
      product({ id: 3, name: 'Sand im Big Bag', material: 'sand', packaging: 'Big Bag' }),
    );
    const answer = await api.read('/api/products/2');
    expect(answer).toMatchObject({
      related: [{ id: 1, name: 'Kies 16/32', price: 28.9, unit: 't' }],
      alternatives: [{ id: 3, name: 'Sand im Big Bag', packaging: 'Big Bag' }],
    });
    const other = await api.read('/api/products/3');
    expect(other).toMatchObject({ alternatives: [{ id: 2 }] });
    expect(other).not.toHaveProperty('related');
  });

  test('returns one product with its technical data', async () => {
    expect(await api.read('/api/products/1')).toEqual({
      ...gravel,
      specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    });
  });

  test.each(['2', '0', '-1', '01', '1e0', '__proto__', '9007199254740993', '%00', '..%2F1'])(
    'answers 404 to %s',
    async (id) => {
      const response = await api.call(`/api/products/${id}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectRefused(response, 404, 'Diesen Artikel gibt es nicht.');
    },
  );
});

const plate = {
  id: 101,
  name: 'Rüttelplatte, 90 kg',
  description: 'Für Pflasterbettungen',
  category: 'Verdichtung',
  brand: 'Wacker Neuson',
  model: 'VP1550',
  specifications: [{ label: 'Zentrifugalkraft', value: '15 kN' }],
  daily_price: 32,
  weekly_price: 179.2,
  monthly_price: 672,
  deposit_amount: 200,
  quantity_available: 5,
  is_available: true,
  image_url: '/platte.webp',
};

test('GET /api/rental-tools lists all tools by id, unavailable ones too, with prices in euro', async () => {
  const response = await api.call('/api/rental-tools');
  expect(response.status).toBe(200);
  const tools = (await response.json()) as { id: number }[];
  expect(tools.map(({ id }) => id)).toEqual([20, 101, 301]);
  expect(tools[1]).toEqual(plate);
  expect(tools[0]).not.toHaveProperty('model');
  expect(tools[0]).not.toHaveProperty('image_url');
  expect(tools[2]).toMatchObject({ is_available: false });
});

test('GET /api/rental-categories lists the categories with a tool for rent, in the shop’s order', async () => {
  expect(await api.read('/api/rental-categories')).toEqual([
    { category: 'Verdichtung' },
    { category: 'Trennen & Bohren' },
  ]);
});

describe('GET /api/rental-tools/{id}', () => {
  test('returns one tool', async () => {
    expect(await api.read('/api/rental-tools/101')).toEqual(plate);
  });

  test('answers 404 to an unknown id', async () => {
    const response = await api.call('/api/rental-tools/2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expectRefused(response, 404, 'Dieses Mietgerät gibt es nicht.');
  });
});
