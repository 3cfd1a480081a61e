import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../lib/api/fake-api.ts';
import { shopConnection } from '../lib/connection/shop-connection.ts';
import { PAGE_MODULES } from './pages.tsx';
import { prefetchCode } from './prefetch.ts';
import { reloadForGoneCode } from './reload-for-gone-code.ts';

const reload = vi.fn();

beforeAll(() => reloadForGoneCode(reload));
beforeEach(() => {
  reload.mockClear();
  fakeApi({ 'HEAD /favicon.svg': () => new Response() });
});
afterEach(() => window.history.replaceState({}, '', '/'));

/** What Vite does where code cannot be loaded. */
async function fail(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** Prefetches the cart, whose code is gone; resolves once that is known. */
function prefetchGoneCart(): Promise<void> {
  const load = vi
    .spyOn(PAGE_MODULES, 'cart')
    .mockImplementation(() => Promise.resolve().then(fail));
  prefetchCode('cart');
  return vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
}

/** Waits until the connection has been tried, as the page does before it loads itself anew. */
const afterTry = () => shopConnection.check();

test('a page whose code is gone is loaded anew', async () => {
  await expect(fail()).rejects.toThrow();
  await afterTry();
  expect(reload).toHaveBeenCalledOnce();
});

test('code of a page that is only pointed at may be gone', async () => {
  await prefetchGoneCart();
  await afterTry();
  expect(reload).not.toHaveBeenCalled();
});

test('once that page is opened, it is loaded anew', async () => {
  const found = prefetchGoneCart();
  window.history.pushState({}, '', '/warenkorb');
  await found;
  await afterTry();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page without a connection, or one that was just loaded anew, stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await expect(fail()).rejects.toThrow();
  await afterTry();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  vi.spyOn(performance, 'now').mockReturnValue(29_999);
  await expect(fail()).rejects.toThrow();
  await afterTry();
  expect(reload).not.toHaveBeenCalled();
});

test('a connection that only seems to be there is no reason either', async () => {
  fakeApi();
  await expect(fail()).rejects.toThrow();
  await afterTry();
  expect(reload).not.toHaveBeenCalled();
});
