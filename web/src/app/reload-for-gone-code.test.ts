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

/** Vite's event when code cannot be loaded. */
async function fail(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** Prefetches the cart, whose code is gone; resolves once the failure is known. */
function prefetchGoneCart(): Promise<void> {
  const load = vi
    .spyOn(PAGE_MODULES, 'cart')
    .mockImplementation(() => Promise.resolve().then(fail));
  prefetchCode('cart');
  return vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
}

/** Waits for the connection check that precedes a reload. */
const checked = () => shopConnection.check();

test.each([
  ['whose code is gone', 1, () => {}],
  [
    'that only seems to be offline',
    1,
    () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['that only seems to be online', 0, () => fakeApi()],
  [
    'that has just been reloaded',
    0,
    () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
      vi.spyOn(performance, 'now').mockReturnValue(29_999);
    },
  ],
])('a page %s reloads %i times', async (_, times, begin) => {
  begin();
  await expect(fail()).rejects.toThrow();
  await checked();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('ignores prefetched code that is gone', async () => {
  await prefetchGoneCart();
  await checked();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads once that page is opened', async () => {
  const found = prefetchGoneCart();
  window.history.pushState({}, '', '/warenkorb');
  await found;
  await checked();
  expect(reload).toHaveBeenCalledOnce();
});
