import { expect, test } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { addToCart } from './use-add-to-cart.ts';

const REQUEST = { product_id: 7, quantity: 2 };
const sentIds = (api: ReturnType<typeof fakeApi>) =>
  api.requests.map((request) => request.headers.get('session-id'));

test('the first add starts a session and later ones continue it', async () => {
  const api = fakeApi({ 'POST /api/cart': () => json([]) });
  await addToCart(REQUEST);
  await addToCart(REQUEST);
  const [first, second] = sentIds(api);
  expect(first).toBe(localStorage.getItem('sessionId'));
  expect(second).toBe(first);
  expect(api.requests[0]?.body).toEqual(REQUEST);
});

test('a failed first add starts no session', async () => {
  fakeApi({ 'POST /api/cart': brokenConnection });
  await expect(addToCart(REQUEST)).rejects.toThrow(TypeError);
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test('leaves an ordered cart for a new session, once', async () => {
  const ordered = 'session-that-was-ordered';
  localStorage.setItem('sessionId', ordered);
  const api = fakeApi({
    'POST /api/cart': ({ headers }) =>
      headers.get('session-id') === ordered ? refusal(409, 'Schon bestellt.') : json([]),
    [`GET /api/cart/${ordered}`]: () => json([]),
  });
  await addToCart(REQUEST);
  const [first, , second] = sentIds(api);
  expect(first).toBe(ordered);
  expect(second).not.toBe(ordered);
  expect(localStorage.getItem('sessionId')).toBe(second);
});

test('additions after an ordered cart go to the cart of that one’s later additions', async () => {
  const ordered = 'session-that-was-ordered';
  localStorage.setItem('sessionId', ordered);
  const headers = { 'order-number': 'B-1', 'later-session-id': 'session-of-what-came-later' };
  fakeApi({
    'POST /api/cart': (request) =>
      request.headers.get('session-id') === ordered ? refusal(409, 'Schon bestellt.') : json([]),
    [`GET /api/cart/${ordered}`]: () => json([], { headers }),
  });
  await addToCart(REQUEST);
  expect(localStorage.getItem('sessionId')).toBe('session-of-what-came-later');
});

test('does not retry after two refusals in a row', async () => {
  localStorage.setItem('sessionId', 'session-that-was-ordered');
  const api = fakeApi({
    'POST /api/cart': () => refusal(409, 'Schon bestellt.'),
    'GET /api/cart/session-that-was-ordered': () => json([]),
  });
  await expect(addToCart(REQUEST)).rejects.toMatchObject({ status: 409 });
  expect(api.calls().filter((call) => call === 'POST /api/cart')).toHaveLength(2);
  expect(localStorage.getItem('sessionId')).toBe('session-that-was-ordered');
});

test('any other refusal keeps the session', async () => {
  localStorage.setItem('sessionId', 'session-with-full-cart');
  const api = fakeApi({ 'POST /api/cart': () => refusal(422, 'Der Warenkorb ist voll.') });
  await expect(addToCart(REQUEST)).rejects.toMatchObject({ status: 422 });
  expect(api.requests).toHaveLength(1);
  expect(localStorage.getItem('sessionId')).toBe('session-with-full-cart');
});
