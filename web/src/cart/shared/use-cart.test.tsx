import { cartItem } from '@shop/domain/testing/wire';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { beginSession, GET_CART, SESSION_ID, storeChanges } from '../../test/fixtures.ts';
import type { OrderedCart } from './cart-query.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { effectiveItems, readCartChanges, useCartCount, useOrderRedirect } from './use-cart.ts';

const POST_CART = 'POST /api/cart';
const sand = cartItem({ id: '8', product_id: 8, name: 'Spielsand', quantity: 40 });

function shopper() {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ ordered }: { ordered?: OrderedCart }) => ({
      count: useCartCount(),
      isLeaving: useOrderRedirect(ordered),
      ...useAddToCart(),
    }),
    { wrapper, initialProps: {} },
  );
  const ordered = { sessionId: SESSION_ID, orderNumber: 'B-00000-00001' };
  return {
    result,
    order: (laterSessionId?: string) => rerender({ ordered: { ...ordered, laterSessionId } }),
  };
}

let api: ReturnType<typeof fakeApi>;
let lines: unknown[];

beforeEach(() => {
  lines = [cartItem(), sand];
  api = fakeApi({
    [GET_CART]: () => json(lines),
    [POST_CART]: () => json([]),
  });
});

test('counts different articles, without those removed locally', async () => {
  beginSession();
  const { result } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  storeChanges({ deltas: { 8: -40 } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanges' })));
  expect(result.current.count).toBe(1);
});

test('the count follows an added article', async () => {
  beginSession();
  const { result } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  lines = [...lines, cartItem({ id: '9', product_id: 9 })];
  await act(() => result.current.add(9, 1));
  await waitFor(() => expect(result.current.count).toBe(3));
});

test('two simultaneous first adds share one session', async () => {
  const { result } = shopper();
  await act(() => Promise.all([result.current.add(7, 1), result.current.add(8, 1)]));
  const ids = api.requests
    .filter(({ call }) => call === POST_CART)
    .map(({ headers }) => headers.get('session-id'));
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
});

test('a failed add is logged and rejects', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[POST_CART] = brokenConnection;
  const { result } = shopper();
  await act(() => expect(result.current.add(7, 1)).rejects.toThrow(TypeError));
  expect(log).toHaveBeenCalledWith('Failed to add to cart:', expect.any(TypeError));
});

test('an ordered cart counts nothing', async () => {
  beginSession();
  const { result, order } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  order();
  expect(result.current.count).toBe(0);
  expect(result.current.isLeaving).toBe(true);
});

const NEXT = 'session-of-what-came-later';

test.each([
  ['nothing was added later', undefined, undefined, null],
  ['something was', undefined, NEXT, NEXT],
  [
    'another window has begun the next cart',
    'session-of-the-other-window',
    NEXT,
    'session-of-the-other-window',
  ],
])('an ordered cart is left: %s', async (_, other, later, stored) => {
  beginSession();
  api.routes[`GET /api/cart/${NEXT}`] = () => json([sand]);
  const { result, order } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  storeChanges({ deltas: { '7': 1 } });
  if (other) localStorage.setItem('sessionId', other);
  order(later);
  expect(localStorage.getItem('sessionId')).toBe(stored);
  expect(localStorage.getItem('cartChanges') === null).toBe(other === undefined);
  if (stored === NEXT) await waitFor(() => expect(result.current.count).toBe(1));
});

const line = (id: string, quantity: number) => cartItem({ id, quantity });

describe('effective quantity', () => {
  test.each([
    [5, {}, [5]],
    [5, { '1': 2 }, [7]],
    [5, { '1': -4 }, [1]],
    [5, { '1': -5 }, []],
    [5, { '1': -6 }, []],
    [5, { '2': 3 }, [5]],
    [MAX_QUANTITY, { '1': 1 }, [MAX_QUANTITY]],
  ])('server %i with changes %o gives %o', (server, deltas, expected) => {
    const items = effectiveItems([line('1', server)], deltas);
    expect(items.map((item) => item.quantity)).toEqual(expected);
  });
});

test('changes are read back only for the session that made them', () => {
  const text = JSON.stringify({ sessionId: 'session-a', deltas: { '1': -2 } });
  expect(readCartChanges(text, 'session-a')).toEqual({ '1': -2 });
  expect(readCartChanges(text, 'session-b')).toEqual({});
  expect(readCartChanges(text, undefined)).toEqual({});
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"sessionId":"session-a"}',
  '{"sessionId":"session-a","deltas":[1]}',
  '{"deltas":{"1":2}}',
])('damaged storage counts as no changes: %s', (text) => {
  expect(readCartChanges(text, 'session-a')).toEqual({});
});

test('ignores a delta that is not an integer', () => {
  const text = '{"sessionId":"session-a","deltas":{"1":"9","2":1.5,"3":null,"4":1e99,"5":2}}';
  expect(readCartChanges(text, 'session-a')).toEqual({ '5': 2 });
});
