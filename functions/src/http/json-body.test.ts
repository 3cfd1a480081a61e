import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiForTests, sharedApi } from '../../test/api-for-tests.ts';
import { BAD_CONTACTS } from '../../test/bad-contacts.ts';
import { BAD_ORDERS } from '../../test/bad-orders.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { GRAVEL, orderRequest, SESSION, storeProducts } from '../../test/shop-data.ts';
import { startApi } from '../../test/start-api.ts';

const api = apiForTests();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

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

describe('a body that trickles', () => {
  const slow = sharedApi({ bodyMs: 100 });
  beforeAll(() => storeProducts(slow.firestore, GRAVEL));

  /** Sends a byte whenever the last one is on its way, and never ends; resolves once the connection is closed. */
  const trickle = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        const all = { ...JSON_TYPE, ...headers };
        const sent = request(slow.origin + path, { method: 'POST', headers: all });
        const timer = setInterval(() => sent.write(' '), 5);
        sent.on('error', reject);
        sent.on('response', async (response) => {
          clearInterval(timer);
          const { statusCode: status, headers } = response;
          const closed = once(response.socket, 'close');
          const text = (await response.setEncoding('utf8').toArray()).join('');
          await closed;
          resolve({ status, connection: headers.connection, text });
        });
      },
    );

  test.each([
    ['an order', '/api/orders'],
    ['a contact request', '/api/contact'],
  ])('is given up, and its connection closed: %s', async (_what, path) => {
    expect(await trickle(path)).toEqual({
      status: 408,
      connection: 'close',
      text: '{"message":"Ihre Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es erneut."}',
    });
  });

  test('has four times as long for a picture of the office', async () => {
    const begunMs = performance.now();
    const admin = slow.asAdmin();
    expect((await trickle('/api/admin/pictures', admin)).status).toBe(408);
    expect(performance.now() - begunMs).toBeGreaterThanOrEqual(390);
  });

  test('is read where it arrives in time', async () => {
    expect((await slow.post('/api/orders', orderRequest())).status).toBe(201);
  });

  test('leaves a picture the whole time of an answer once it is there', async () => {
    const patient = await startApi({ deadlineMs: 800 });
    const headers = { ...JSON_TYPE, ...patient.asAdmin() };
    const sent = request(`${patient.origin}/api/admin/pictures`, { method: 'POST', headers });
    sent.write('{"renditions":');
    setTimeout(() => sent.end(`${JSON.stringify(PLAIN_PICTURE)}}`), 900);
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(201);
    await patient.stop();
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
