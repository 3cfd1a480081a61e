import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { callApi, callApiWithHeaders, sendToApi } from './client.ts';
import { brokenConnection, fakeApi, json, refusal } from './fake-api.ts';

test('a path parameter cannot leave its place in the path', async () => {
  const api = fakeApi({ 'GET /api/orders/..%2Fusers%2Fme%3Fa': () => json({}) });
  await callApi('GET /api/orders/{orderNumber}', { params: { orderNumber: '../users/me?a' } });
  expect(api.calls()).toEqual(['GET /api/orders/..%2Fusers%2Fme%3Fa']);
});

test('puts query parameters into the URL unless empty', async () => {
  const api = fakeApi({ 'GET /api/admin/orders?after=a%26b%2B1': () => json([]) });
  await callApi('GET /api/admin/orders', { query: { status: '', after: 'a&b+1', x: undefined } });
  await callApi('GET /api/admin/orders', { query: {} }).catch(() => {});
  expect(api.calls()).toEqual(['GET /api/admin/orders?after=a%26b%2B1', 'GET /api/admin/orders']);
});

test('sends a body as JSON with the given headers', async () => {
  const api = fakeApi({ 'POST /api/cart': () => json([]) });
  await callApi('POST /api/cart', {
    body: { product_id: 7, quantity: 2 },
    headers: { 'session-id': 'abc' },
  });
  const [request] = api.requests;
  expect(request?.body).toEqual({ product_id: 7, quantity: 2 });
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('session-id')).toBe('abc');
});

test('returns body and headers of the response', async () => {
  fakeApi({ 'GET /api/cart/s1': () => json([], { headers: { 'order-number': 'B-1' } }) });
  const { body, headers } = await callApiWithHeaders('GET /api/cart/{sessionId}', {
    params: { sessionId: 's1' },
  });
  expect([body, headers.get('order-number')]).toEqual([[], 'B-1']);
});

test('accepts any response whose body is ignored', async () => {
  fakeApi({ 'POST /api/cart': () => new Response('<p>ok</p>') });
  const body = { product_id: 7, quantity: 2 };
  await expect(sendToApi('POST /api/cart', { body })).resolves.toBeUndefined();
});

test('a refused call throws its status and the server’s German message', async () => {
  fakeApi({ 'GET /api/products': () => refusal(429, 'Bitte warten Sie einen Moment.') });
  const error = await callApi('GET /api/products').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiFailure);
  expect(error).toMatchObject({ status: 429, serverMessage: 'Bitte warten Sie einen Moment.' });
});

test.each([
  ['no JSON', () => new Response('<h1>502</h1>', { status: 502 })],
  ['JSON without a message', () => json({ error: 'x' }, { status: 502 })],
  ['a message that is no text', () => json({ message: 42 }, { status: 502 })],
  ['an empty message', () => refusal(502, ' ')],
  ['null', () => json(null, { status: 502 })],
])('a failed response with %s has no message', async (_, answer) => {
  fakeApi({ 'GET /api/products': answer });
  const error = await callApi('GET /api/products').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, serverMessage: undefined });
});

test('a network error is not an ApiFailure', async () => {
  fakeApi({ 'GET /api/products': brokenConnection });
  const error = await callApi('GET /api/products').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toBeInstanceOf(ApiFailure);
});
