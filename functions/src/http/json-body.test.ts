import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BAD_CONTACTS } from '../../test/bad-contacts.ts';
import { BAD_ORDERS } from '../../test/bad-orders.ts';
import { GRAVEL, orderRequest, SESSION, storeProducts } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
});
afterAll(() => api.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 64 * 1024;

describe('POST /api/orders', () => {
  test.each(BAD_ORDERS)('refuses %s and writes nothing', async (_what, body, status, headers) => {
    const before = await api.everything();
    const response = await api.call('/api/orders', {
      method: 'POST',
      headers: headers ?? JSON_TYPE,
      body,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^[A-ZÄÖÜ„]/) });
    expect(await api.everything()).toEqual(before);
  });

  test('accepts a body of exactly 64 KiB', async () => {
    const body = JSON.stringify(orderRequest()).padEnd(LIMIT);
    const response = await api.call('/api/orders', { method: 'POST', headers: JSON_TYPE, body });
    expect(response.status).toBe(201);
  });

  test('stores umlauts, emoji and line breaks unchanged', async () => {
    const notes = 'Größe „12“\nüber die Straße 🚚\u0000';
    expect((await api.post('/api/orders', orderRequest({ notes }))).status).toBe(201);
    const stored = (await api.firestore.collection('orders').get()).docs[0]?.data();
    expect(stored).toMatchObject({ notes });
  });
});

describe('POST /api/contact', () => {
  test.each(BAD_CONTACTS)('refuses %s and writes nothing', async (_what, body, status, type) => {
    const before = await api.everything();
    const headers = { 'content-type': type ?? 'application/json' };
    const response = await api.call('/api/contact', { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^[A-ZÄÖÜ„].*[a-zß.]$/),
    });
    expect(await api.everything()).toEqual(before);
  });
});

describe('POST /api/cart', () => {
  test.each([
    ['an extra field', '{"product_id":1,"quantity":1,"price":0}', 400],
    ['__proto__', '{"product_id":1,"quantity":1,"__proto__":{"x":1}}', 400],
    ['a list', '[1,1]', 400],
    ['null', 'null', 400],
    ['no JSON', 'product_id=1', 400],
    ['more than 64 KiB', ' '.repeat(LIMIT + 1), 413],
  ])('refuses %s and writes nothing', async (_what, body, status) => {
    const before = await api.everything();
    const headers = { ...JSON_TYPE, 'session-id': SESSION };
    const response = await api.call('/api/cart', { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(await api.everything()).toEqual(before);
  });
});

test('the server survives a body that breaks off', async () => {
  const { port } = new URL((await api.call('/api/products')).url);
  await new Promise<void>((resolve) => {
    const headers = { ...JSON_TYPE, 'content-length': '1000' };
    const broken = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/orders',
      headers,
    });
    broken.on('error', () => resolve());
    broken.write('{', () => broken.destroy(new Error('gone')));
  });
  expect((await api.call('/api/products')).status).toBe(200);
});
