import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revalidating } from '../../test/answers.ts';
import { GRAVEL, JUST_FREE, SLATE, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

const CACHING = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  await storeProducts(api.firestore, JUST_FREE, { ...GRAVEL, description: 'Gewaschen' }, SLATE);
});
afterAll(() => api.stop());

describe('GET /api/products', () => {
  test('lists all products by number, with prices in euro and none where there is none', async () => {
    const response = await api.call('/api/products');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual([
      {
        id: 1,
        name: 'Kies 16/32',
        description: 'Gewaschen',
        category: 'Schüttgut',
        price: 28.9,
        unit: 't',
      },
      { id: 7, name: 'Schieferplatten', category: 'Dachdeckung', unit: 't' },
      { id: 20, name: 'Beton C25/30', category: 'Schüttgut', price: 500, unit: 't' },
    ]);
  });

  test('is an empty list when there is no product', async () => {
    api.reset();
    expect(await (await api.call('/api/products')).json()).toEqual([]);
  });

  test.each(['/api/products', '/api/categories', '/api/products/1'])(
    'lets browsers and the CDN keep %s for a minute and answers 304 to who has it',
    async (path) => {
      const first = await api.call(path);
      expect(first.headers.get('cache-control')).toBe(CACHING);
      const etag = first.headers.get('etag') ?? '';
      const second = await api.call(path, { headers: revalidating(etag) });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('cache-control')).toBe(CACHING);
    },
  );

  test.each([[(etag: string) => `W/${etag}`], [(etag: string) => `"other", ${etag}`], [() => '*']])(
    'answers 304 to %s of its tag',
    async (held) => {
      const etag = (await api.call('/api/products')).headers.get('etag') ?? '';
      const headers = revalidating(held(etag));
      expect((await api.call('/api/products', { headers })).status).toBe(304);
    },
  );

  test('answers anew once a price has changed', async () => {
    const etag = (await api.call('/api/products')).headers.get('etag') ?? '';
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 3000 });
    const response = await api.call('/api/products', { headers: revalidating(etag) });
    expect(response.status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const response = await api.call('/api/products', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('GET /api/categories', () => {
  test('lists the categories that have products, in the shop’s order', async () => {
    expect(await (await api.call('/api/categories')).json()).toEqual([
      { category: 'Schüttgut' },
      { category: 'Dachdeckung' },
    ]);
  });
});

describe('GET /api/products/{id}', () => {
  test('gives one product with its technical data', async () => {
    const response = await api.call('/api/products/1');
    expect(await response.json()).toEqual({
      id: 1,
      name: 'Kies 16/32',
      description: 'Gewaschen',
      category: 'Schüttgut',
      price: 28.9,
      unit: 't',
      specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    });
  });

  test.each([
    '2',
    '0',
    '-1',
    '01',
    '1e0',
    '1.0',
    'abc',
    '__proto__',
    '9007199254740993',
    '%00',
    '..%2F1',
  ])('answers 404 to %s', async (id) => {
    const response = await api.call(`/api/products/${id}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'Diesen Artikel gibt es nicht.' });
  });
});
