import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from './fake-api.ts';
import { apiQuery, dataQuery } from './queries.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });

test('requests a missing product once, and returns null', async () => {
  const api = fakeApi({ 'GET /api/products/9': () => refusal(404, 'Nicht gefunden.') });
  expect(await client().fetchQuery(apiQuery('GET /api/products/{id}', { id: '9' }))).toBeNull();
  expect(api.calls()).toEqual(['GET /api/products/9']);
});

test.each([
  ['a fault of the server', () => refusal(503, 'Störung.')],
  ['a broken connection', brokenConnection],
])('tries %s three times in total', async (_, answer) => {
  const api = fakeApi({ 'GET /api/orders/B-1': answer });
  await expect(
    client().fetchQuery(apiQuery('GET /api/orders/{orderNumber}', { orderNumber: 'B-1' })),
  ).rejects.toThrow();
  expect(api.calls()).toHaveLength(3);
});

test('does not reload a fresh catalogue', async () => {
  const api = fakeApi({
    'GET /api/products': () => json([{ id: 1 }]),
    'GET /api/categories': () => json([]),
  });
  const queries = client();
  await queries.fetchQuery(apiQuery('GET /api/products'));
  await queries.fetchQuery(apiQuery('GET /api/categories'));
  expect(await queries.fetchQuery(apiQuery('GET /api/products'))).toEqual([{ id: 1 }]);
  expect(api.calls()).toEqual(['GET /api/products', 'GET /api/categories']);
});

test('a query built from an address has the key of the page', () => {
  const { queryKey } = apiQuery('GET /api/products/{id}', { id: 7 });
  expect(dataQuery('GET /api/products/{id}', { id: '7', more: 'x' })?.queryKey).toEqual(queryKey);
  expect(dataQuery('GET /api/cart/{sessionId}', { id: '7' })).toBeUndefined();
});
