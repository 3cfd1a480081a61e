import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { categoriesQuery, productQuery, productsQuery } from './catalogue-queries.ts';
import { brokenConnection, fakeApi, json, refusal } from './fake-api.ts';
import { orderQuery } from './order-queries.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });

afterEach(() => vi.unstubAllGlobals());

test('a product that does not exist is asked for once, and is nothing', async () => {
  const api = fakeApi({ 'GET /api/products/9': () => refusal(404, 'Nicht gefunden.') });
  expect(await client().fetchQuery(productQuery('9'))).toBeNull();
  expect(api.calls()).toEqual(['GET /api/products/9']);
});

test.each([
  ['a fault of the server', () => refusal(503, 'Störung.')],
  ['a broken connection', brokenConnection],
])('%s is tried three times in all', async (_, answer) => {
  const api = fakeApi({ 'GET /api/orders/B-1': answer });
  await expect(client().fetchQuery(orderQuery('B-1'))).rejects.toThrow();
  expect(api.calls()).toHaveLength(3);
});

test('the catalogue is loaded once for as long as it is fresh', async () => {
  const api = fakeApi({
    'GET /api/products': () => json([{ id: 1 }]),
    'GET /api/categories': () => json([]),
  });
  const queries = client();
  await queries.fetchQuery(productsQuery);
  await queries.fetchQuery(categoriesQuery);
  expect(await queries.fetchQuery(productsQuery)).toEqual([{ id: 1 }]);
  expect(api.calls()).toEqual(['GET /api/products', 'GET /api/categories']);
});
