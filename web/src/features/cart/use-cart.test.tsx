import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { beginSession, cartItem, GET_CART, SESSION_ID } from '../../test/fixtures.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCartCount, useOrderRedirect } from './use-cart.ts';

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
    ({ orderNumber }: { orderNumber?: string }) => ({
      count: useCartCount(),
      isLeaving: useOrderRedirect(orderNumber),
      ...useAddToCart(),
    }),
    { wrapper, initialProps: {} },
  );
  return { result, order: (orderNumber: string) => rerender({ orderNumber }) };
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

test('the count is that of different articles, without those removed locally', async () => {
  beginSession();
  const { result } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  localStorage.setItem(
    'cartChanges',
    JSON.stringify({ sessionId: SESSION_ID, deltas: { 8: -40 } }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanges' })));
  expect(result.current.count).toBe(1);
});

test('the count follows an article that is added', async () => {
  beginSession();
  const { result } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  lines = [...lines, cartItem({ id: '9', product_id: 9 })];
  await act(() => result.current.add(9, 1));
  await waitFor(() => expect(result.current.count).toBe(3));
});

test('two first adds at once share one session', async () => {
  const { result } = shopper();
  await act(() => Promise.all([result.current.add(7, 1), result.current.add(8, 1)]));
  const ids = api.requests
    .filter(({ call }) => call === POST_CART)
    .map(({ headers }) => headers.get('session-id'));
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
});

test('an add that fails is logged and rejects', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  api.routes[POST_CART] = brokenConnection;
  const { result } = shopper();
  await act(() => expect(result.current.add(7, 1)).rejects.toThrow(TypeError));
  expect(log).toHaveBeenCalledWith('Failed to add to cart:', expect.any(TypeError));
});

test('a cart that was ordered counts nothing', async () => {
  beginSession();
  const { result, order } = shopper();
  await waitFor(() => expect(result.current.count).toBe(2));
  order('B-00000-00001');
  expect(result.current.count).toBe(0);
  expect(result.current.isLeaving).toBe(true);
});
