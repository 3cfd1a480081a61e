import { PAGE_LIST, type PageName } from '@shop/domain/contract/pages';
import { product } from '@shop/domain/testing/wire';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../lib/api/fake-api.ts';
import { apiQuery } from '../lib/api/queries.ts';
import { PAGE_MODULES } from './pages.tsx';
import { prefetchData, startPrefetching } from './prefetch.ts';

const PAGE_NAMES = PAGE_LIST.map(({ name }) => name);

let client: QueryClient;
let asked: string[];
let loaded: PageName[];
let idleTasks: (() => void)[];
let end: () => void;

const answer = (path: string, body: unknown) => () => {
  asked.push(path);
  return json(body);
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  [asked, loaded, idleTasks] = [[], [], []];
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleTasks.push(task));
  for (const name of PAGE_NAMES) {
    vi.spyOn(PAGE_MODULES, name).mockImplementation(() => {
      loaded.push(name);
      return Promise.reject(new Error('No page is loaded in this test'));
    });
  }
  fakeApi({
    'GET /api/products': answer('products', [product()]),
    'GET /api/categories': answer('categories', []),
    'GET /api/products/7': answer('product 7', product()),
  });
  end = startPrefetching(client);
});

afterEach(() => {
  end();
  window.history.replaceState({}, '', '/');
});

function give(sign: string, href: string): void {
  document.body.innerHTML = `<a href="${href}"><span>dorthin</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
}

const rest = (milliseconds = 80) => vi.advanceTimersByTimeAsync(milliseconds);

const setLine = (line: object) => vi.stubGlobal('navigator', { onLine: true, ...line });

test.each(['mouseover', 'focusin'])(
  'a %s that rests on a link prefetches its page',
  async (sign) => {
    give(sign, '/produkt/7');
    await rest();
    await vi.waitFor(() =>
      expect(client.getQueryData(apiQuery('GET /api/products/{id}', { id: 7 }).queryKey)).toEqual(
        product(),
      ),
    );
    expect(asked).toEqual(['product 7']);
    expect(loaded).toEqual(['product']);
  },
);

test('merely passing a link prefetches nothing', async () => {
  give('mouseover', '/katalog');
  await rest(79);
  give('mouseover', '/produkt/7');
  await rest();
  expect(asked).toEqual(['product 7']);
});

test.each(['touchstart', 'click'])('a %s prefetches the page at once', async (sign) => {
  give(sign, '/produkt/7');
  expect(loaded).toEqual(['product']);
  await vi.waitFor(() => expect(asked).toEqual(['product 7']));
});

test('a link to another site or to a file prefetches nothing', async () => {
  for (const href of ['https://example.org/produkt/7', 'tel:0301234567', '/api/products']) {
    give('mouseover', href);
    await rest();
    give('click', href);
  }
  expect(asked).toEqual([]);
  expect(loaded).toEqual([]);
});

test.each([
  { connection: { saveData: true } },
  { connection: { effectiveType: '2g' } },
  { connection: { effectiveType: 'slow-2g' } },
  { onLine: false },
])('with %o only a touch prefetches', async (line) => {
  setLine(line);
  window.history.replaceState({}, '', '/katalog');
  give('mouseover', '/produkt/7');
  await rest();
  document.dispatchEvent(new Event('scroll'));
  for (const run of idleTasks) run();
  expect(loaded).toEqual([]);
  give('touchstart', '/produkt/7');
  expect(loaded).toEqual(['product']);
});

test('prefetches the code of the likely next page once the page is used and the browser idle', () => {
  setLine({ connection: { effectiveType: '4g' } });
  window.history.replaceState({}, '', '/katalog');
  expect(idleTasks).toEqual([]);
  document.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));
  expect(loaded).toEqual([]);
  for (const run of idleTasks) run();
  expect(loaded).toEqual(['product']);
  expect(asked).toEqual([]);
});

test('fetches all data of a page in parallel, once', async () => {
  prefetchData(client, '/katalog');
  prefetchData(client, '/katalog');
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['categories', 'products']));
});

test('does not prefetch data of a session or an account', () => {
  prefetchData(client, '/warenkorb');
  prefetchData(client, '/admin');
  expect(client.getQueryCache().getAll()).toEqual([]);
});
