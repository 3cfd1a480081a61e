import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contactRequest,
  GRAVEL,
  orderRequest,
  SESSION,
  storeProducts,
} from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

describe('a path that does not exist', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/',
    '/api/orders/B-1/items',
    '/api/products/1/x',
    '/api/contact/1',
  ])('is answered 404 as JSON: %s', async (path) => {
    const response = await api.call(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ message: 'Diese Adresse gibt es nicht.' });
  });

  test('is a bad request when it cannot be decoded', async () => {
    const response = await api.call('/api/products/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'Die Anfrage ist ungültig.' });
  });
});

describe('a method that a path does not have', () => {
  test.each([
    ['POST', '/api/products', 'GET, HEAD'],
    ['DELETE', '/api/products/1', 'GET, HEAD'],
    ['PUT', '/api/categories', 'GET, HEAD'],
    ['GET', '/api/cart', 'POST'],
    ['DELETE', `/api/cart/${SESSION}`, 'GET, HEAD'],
    ['GET', '/api/orders', 'POST'],
    ['PATCH', '/api/orders/B-00000-00000', 'GET, HEAD'],
    ['OPTIONS', '/api/orders', 'POST'],
    ['GET', '/api/contact', 'POST'],
    ['DELETE', '/api/contact', 'POST'],
    ['POST', '/api/rental-tools', 'GET, HEAD'],
    ['PUT', '/api/rental-tools/101', 'GET, HEAD'],
    ['POST', '/api/rental-categories', 'GET, HEAD'],
  ])('is answered 405 with those it has: %s %s', async (method, path, allowed) => {
    const response = await api.call(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toEqual({ message: 'Diese Methode ist hier nicht möglich.' });
  });
});

test('answers say nothing of what they are made with', async () => {
  expect((await api.call('/api/products')).headers.has('x-powered-by')).toBe(false);
});

describe('the log', () => {
  test('has one line per request: method, pattern, status and duration', async () => {
    await storeProducts(api.firestore, GRAVEL);
    await api.call(`/api/cart/${SESSION}?email=erika@example.de`);
    await api.call('/api/erika@example.de');
    await api.post('/api/orders', orderRequest());
    const ms = expect.any(Number);
    const read = { method: 'GET', route: '/api/cart/:sessionId', status: 200, ms };
    const lost = { method: 'GET', route: 'unknown', status: 404, ms };
    const placed = { method: 'POST', route: '/api/orders', status: 201, ms };
    expect(api.log).toEqual([
      { severity: 'INFO', message: 'GET /api/cart/:sessionId 200', ...read },
      { severity: 'WARNING', message: 'GET unknown 404', ...lost },
      { severity: 'INFO', message: 'POST /api/orders 201', ...placed },
    ]);
  });

  test('counts what the catalogue answers from memory, but tells what went wrong', async () => {
    const keeping = await startApi({ catalogueTtlMs: 60_000 });
    await storeProducts(keeping.firestore, GRAVEL);
    await keeping.call('/api/products');
    keeping.log.length = 0;
    for (const path of ['products', 'products/1', 'products/404'])
      await keeping.call(`/api/${path}`);
    await keeping.stop();
    expect(keeping.log).toMatchObject([{ message: 'GET /api/products/:id 404' }]);
  });

  test('holds no personal data and no ids', async () => {
    await storeProducts(api.firestore, GRAVEL);
    await api.post('/api/orders', orderRequest());
    await api.post('/api/orders', orderRequest({ notes: 'other' }));
    await api.post('/api/orders', orderRequest({ customer_email: 'erika' }));
    const from = { 'x-forwarded-for': '203.0.113.7, 192.0.2.1' };
    for (let sent = 0; sent < 6; sent += 1) await api.post('/api/contact', contactRequest(), from);
    await api.post('/api/contact', contactRequest({ email: 'erika' }), from);
    expect(api.log.at(-2)).toMatchObject({ severity: 'WARNING', message: 'POST /api/contact 429' });
    const text = JSON.stringify(api.log);
    expect(text).not.toMatch(/erika|Muster|90009|203\.0|session-0123|B-[0-9A-Z]{5}/i);
  });
});
