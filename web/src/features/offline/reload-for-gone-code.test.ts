import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAGES } from '../../app/pages.ts';
import { loadAhead } from '../../app/prefetch/load-ahead.ts';
import { fakeApi } from '../../lib/api/fake-api.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
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

/** Points at the cart, whose code is gone; answers when that has been found out. */
function pointAtLostCart(): Promise<void> {
  const cart = PAGES.find(({ name }) => name === 'cart');
  if (!cart) throw new Error('There is no page of the cart');
  const load = vi.spyOn(cart, 'load').mockImplementation(() => Promise.resolve().then(fail));
  loadAhead('/warenkorb');
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
  await pointAtLostCart();
  await afterTry();
  expect(reload).not.toHaveBeenCalled();
});

test('once that page is opened, it is loaded anew', async () => {
  const found = pointAtLostCart();
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
