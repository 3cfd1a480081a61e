import { CacheProvider } from '@emotion/react';
import { PAGE_LIST } from '@shop/domain/contract/pages';
import type { PageData, RenderedPath } from '@shop/domain/contract/rendered-page';
import { BUILT_IN_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { toCents } from '@shop/domain/money/money';
import type { Notices } from '@shop/domain/settings/notices';
import { cartItem, currentUser, product, rentalTool } from '@shop/domain/testing/wire';
import { formatEuro, formatShortEuro } from '@shop/domain/text/format';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../lib/api/fake-api.ts';
import { startHydration } from '../lib/use-is-hydrated.ts';
import { beginSession, GET_CART, storeChanges } from '../test/fixtures.ts';
import { styleCache } from '../test/style-cache.ts';
import { Site } from './app.tsx';
import { seedFromDocument } from './page-data.ts';
import { createRenderer, type Renderer } from './server/renderer.ts';

// In the account's document, which may show every page.
vi.hoisted(() => window.history.replaceState({}, '', '/dashboard'));

const TEMPLATE = `<!doctype html><html><head><meta charset="utf-8" /><title></title></head>
  <body><div id="root"></div></body></html>`;

const DAY = '2026-11-22';
const NOTICES: Notices = {
  banners: [{ text: 'Heute Inventur.', from: DAY, to: DAY }],
  special_days: [{ from: DAY, to: DAY, name: 'Inventur' }],
  today: { from: DAY, to: DAY, name: 'Inventur' },
};

const DATA: PageData = {
  readAt: 0,
  answers: { 'GET /api/products/{id}': product(), 'GET /api/rental-tools/{id}': rentalTool() },
};

let renderer: Renderer;
let root: Root | undefined;
let routes: ReturnType<typeof fakeApi>['routes'];
let calls: ReturnType<typeof fakeApi>['calls'];

beforeAll(async () => {
  const build = { template: TEMPLATE, css: '', boot: '', fonts: [], chunks: {} };
  renderer = await createRenderer(build, () => '');
}, 60_000);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  ({ routes, calls } = fakeApi({
    'GET /api/users/me': () => json(null),
    'GET /api/products': () => json([product()]),
    'GET /api/categories': () => json([{ category: 'Schüttgut' }]),
    'GET /api/notices': () => json(NOTICES),
    'GET /api/rental-tools': () => json([rentalTool()]),
    'GET /api/rental-categories': () => json([{ category: 'Verdichtung' }]),
    [GET_CART]: () => json([cartItem()]),
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
  }));
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Values of fields by label, filled in before hydration. */
type Early = Record<string, string>;

/** Hydrates a page in its rendered document; returns the document and any mismatches. */
async function open(path: string, query = '', early: Early = {}, Mode = StrictMode) {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said));
  const isItem = /^\/(produkt|miete)\//.test(path);
  const html = isItem
    ? renderer.renderPage(path as RenderedPath, { ...DATA, readAt: Date.now() })
    : renderer.renderStatic(path);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...body.childNodes);
  window.history.replaceState({}, '', path + query);
  for (const [label, value] of Object.entries(early)) {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }
  window.early = [];
  const client = new QueryClient();
  seedFromDocument(client);
  const container = document.getElementById('root') as HTMLElement;
  await act(async () => {
    startHydration();
    root = hydrateRoot(
      container,
      <Mode>
        <CacheProvider value={styleCache}>
          <Site client={client} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />
        </CacheProvider>
      </Mode>,
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  const mismatches = complaints.filter((complaint) => /hydrat/i.test(String(complaint)));
  return { html, mismatches };
}

const PAGES = PAGE_LIST.filter(({ path }) => path !== '*');

test.each(PAGES)('$path hydrates for a customer with a cart and drafts', async (page) => {
  beginSession();
  routes['GET /api/users/me'] = () => json(currentUser({ is_admin: true }));
  storeChanges({ deltas: { '7': 1 } });
  localStorage.setItem('rentalFavourites', '[101]');
  for (const draft of ['contactDraft', 'quoteDraft', 'checkoutDraft', 'withdrawalDraft']) {
    sessionStorage.setItem(draft, JSON.stringify({ name: 'Anna', customer_type: 'business' }));
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const query = '?suche=kies&category=Sand&tarif=weekly&von=2030-01-01&anfrage=callback&tab=profil';
  const path = page.path.replace(/:\w+/, '101');
  // Strict mode would render each page once more.
  const { html, mismatches } = await open(path, query, {}, Fragment);
  expect(mismatches).toEqual([]);
  expect(html).toContain('Impressum');
  if (page.document === 'built') {
    const isForbidden = page.robots === 'noindex' || page.robots === 'disallowed';
    expect(html.includes('"noindex"')).toBe(isForbidden);
    const { head } = new DOMParser().parseFromString(html, 'text/html');
    const { content = '' } = head.querySelector<HTMLMetaElement>('[name="description"]') ?? {};
    if (!isForbidden) expect(content).toMatch(/^.{120,160}$/);
  }
});

/** The net amounts in the data of these pages, as formatted. */
const { daily_price, weekly_price, monthly_price } = rentalTool();
const NETS = [product().price ?? 0, daily_price, weekly_price, monthly_price, cartItem().price]
  .concat(
    DELIVERY_ZONES.flatMap(({ freeFromCents = 0, otherwiseCents = 0 }) => [
      freeFromCents / 100,
      otherwiseCents / 100,
    ]),
  )
  .concat(BUILT_IN_OPTIONS.minimum_order, BUILT_IN_OPTIONS.express_surcharge)
  .filter(Boolean)
  .flatMap((euro) => [formatEuro(toCents(euro)), formatShortEuro(toCents(euro))]);

test.each(PAGES)('in Privat $path has no net amount without its word', async (page) => {
  beginSession();
  localStorage.setItem('prices', 'private');
  const { mismatches } = await open(page.path.replace(/:\w+/, '101'), '', {}, Fragment);
  expect(mismatches).toEqual([]);
  const text = screen.getByRole('main').textContent ?? '';
  const bare = [...text.matchAll(/(?<!netto.|Kaution)(?<![\d.,])[\d.]+(,\d\d)?\u00a0€(?! netto)/g)];
  expect(bare.map(([amount]) => amount).filter((amount) => NETS.includes(amount))).toEqual([]);
});

test.each<RenderedPath>(['/produkt/101', '/miete/101'])(
  'a guest’s %s asks only for what frame and delivery ask on any page',
  async (path) => {
    await open(path, '', {}, Fragment);
    const others = ['categories', 'delivery-options', 'notices', 'users/me'];
    expect(calls().sort()).toEqual(others.map((call) => `GET /api/${call}`));
  },
);

test.each<RenderedPath>([
  '/produkt/a%20b',
  '/produkt/a%2Fb',
  '/produkt/%F0%9F%98%80',
  '/miete/gr%C3%BCn',
])('the document of %s says that nothing exists, and does not wait for it', (path) => {
  const html = renderer.renderPage(path, {
    ...DATA,
    answers: { 'GET /api/products/{id}': null, 'GET /api/rental-tools/{id}': null },
  });
  expect(html).toContain('nicht gefunden');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('cart, favourites and the selection in the address show right after hydration', async () => {
  beginSession();
  localStorage.setItem('rentalFavourites', '[101]');
  await open('/miete/101', '?von=2030-01-01');
  expect(await screen.findByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  expect(screen.getByRole('button', { name: /merken$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/Mietbeginn/)).toHaveValue('01.01.2030');
});

test('a draft and the address’s presets show right after hydration', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Anna' }));
  await open('/kontakt', '?anfrage=callback');
  const form = within(screen.getByRole('main'));
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveValue('Anna'));
  expect(form.getByLabelText(/^Art der Anfrage/)).toHaveValue('callback');
  expect(JSON.parse(sessionStorage.getItem('contactDraft') ?? '')).toMatchObject({ name: 'Anna' });
});

test('the address’s search text is in its field right after hydration', async () => {
  await open('/katalog', '?suche=kies');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('kies'));
});

test.each([
  ['/kontakt?anfrage=callback', { 'Art der Anfrage *': 'complaint' }],
  ['/katalog?category=Sand', { 'Produkte suchen': 'kies' }],
  ['/miete?category=Verdichtung', { 'Mietgeräte suchen': 'platte', 'Preis pro Tag': 'ueber-20' }],
  ['/miete/101?tarif=weekly', { 'Mietbeginn *': '01.01.2030', 'Mietende *': '07.01.2030' }],
])('on %s input from before hydration wins over the address', async (address, early) => {
  const [path = '', query] = address.split('?');
  await open(path, `?${query}`, early);
  const shown = () =>
    Object.keys(early).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await waitFor(() => expect(window.early).toBeUndefined());
  expect(shown()).toEqual(Object.values(early));
  await waitFor(() => expect(window.location.search).toContain(query));
  expect(shown()).toEqual(Object.values(early));
});

test.each([
  ['quoted', 'Kostenlos ab 650,00 €', 'Darunter 29,90 € je Bestellung.'],
  ['gross', 'Kostenlos ab 650 € netto (773,50 € brutto)', 'Darunter 35,58 € je Bestellung.'],
])('a product’s document shows the delivery prices that came with it: %s', (shown, ...prices) => {
  const zone_prices = [{ free_from: 650, otherwise: 29.9 }];
  const html = renderer.renderPage('/produkt/7', { ...DATA, zone_prices });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll(`[data-shown]:not([data-shown="${shown}"])`)) {
    hidden.remove();
  }
  const text = body.textContent?.replace(/\s/g, ' ');
  for (const price of prices) expect(text).toContain(price);
});
