import type { ApiCall } from '@shop/domain/contract/api';
import { LAYOUT_CALLS } from '@shop/domain/contract/pages';
import type { CurrentUser } from '@shop/domain/contract/user';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { currentUser, product, rentalTool } from '@shop/domain/testing/wire';
import { keepUnits } from '@shop/domain/text/keep-units';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../lib/api/fake-api.ts';
import { renderAt } from '../test/render-at.tsx';
import { App } from './app.tsx';

// In the account's document, which may show every page.
vi.hoisted(() => window.history.replaceState({}, '', '/dashboard'));

const SESSION = 'test-session-0001';
const NOTICES = { banners: [], special_days: [] };
const scrollTo = vi.fn();

interface Visit {
  prefersReducedMotion?: boolean;
  user?: CurrentUser | null;
}

function open(address: string, { prefersReducedMotion = false, user = null }: Visit = {}) {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  return renderAt(address, { '*': <App /> }, { user });
}
// By label, since jsdom does not support the container query that shows the navigation.
const mainNavigation = () => within(screen.getByLabelText('Hauptnavigation'));

beforeEach(() => {
  scrollTo.mockReset();
  fakeApi({
    'GET /api/products': () => json([product()]),
    'GET /api/products/7': () => json(product()),
    'GET /api/categories': () => json(PRODUCT_CATEGORIES.map((category) => ({ category }))),
    'GET /api/notices': () => json(NOTICES),
    'GET /api/rental-tools': () => json([rentalTool()]),
    'GET /api/rental-tools/101': () => json(rentalTool()),
    'GET /api/rental-categories': () => json([{ category: 'Verdichtung' }]),
    [`GET /api/cart/${SESSION}`]: () =>
      json([{ ...product(), id: 'a', product_id: 7, quantity: 3 }]),
  });
});

test.each([
  ['/', 'Was unter die Straße gehört, kommt von uns', 'Muster Tiefbau – Baustoffe', 'Startseite'],
  ['/miete/101', 'Rüttelplatte 90 kg', 'Rüttelplatte 90 kg | Muster Tiefbau', 'Miete'],
  ['/produkt/7', 'Kies 16/32', 'Kies 16/32 | Muster Tiefbau', 'Katalog'],
  ['/dashboard', 'Anmeldung erforderlich', 'Anmeldung erforderlich | Muster Tiefbau', undefined],
  ['/gibt-es-nicht', 'Seite nicht gefunden', 'Seite nicht gefunden | Muster Tiefbau', undefined],
])('%s opens the page "%s", marked in the navigation', async (...[address, name, title, mark]) => {
  open(address);
  const heading = { level: 1, name: keepUnits(name) };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await waitFor(() => expect(document.title).toContain(title));
  const marked = mainNavigation().queryAllByRole('link', { hidden: true, current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(mark ? [mark] : []);
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'a new page takes the focus and scrolls to the top, with less motion (%s) %s',
  async (...row) => {
    const [prefersReducedMotion, behavior] = row;
    const { user } = open('/', { prefersReducedMotion });
    await user.click(mainNavigation().getByText('Katalog'));
    await screen.findByRole('heading', { level: 1, name: 'Katalog' });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(mainNavigation().getByText('Katalog')).toHaveAttribute('aria-current', 'page');
  },
);

test('a filter of the catalogue keeps the scroll position, a shortcut does not', async () => {
  const { user } = open('/katalog');
  await user.click(await screen.findByRole('button', { name: 'Schüttgut' }));
  await screen.findByText('1 Produkte gefunden in "Schüttgut"');
  expect(scrollTo).not.toHaveBeenCalled();
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Beton' }));
  await screen.findByText('0 Produkte gefunden in "Beton"');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('resetting the filters of an empty list moves the focus to the page', async () => {
  const { user } = open('/katalog?category=Sand&suche=winterreifen');
  expect(await screen.findByText('0 Produkte gefunden in "Sand"')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
  await screen.findByText('1 Produkte gefunden');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test.each([
  ['a visitor', null, 'Konto'],
  ['a customer', currentUser(), 'Anna'],
  ['a customer without a first name', currentUser({ google_user_data: {} }), 'Mein Konto'],
])(
  '%s finds a link to the account in the header, and an empty cart without a badge',
  async (_, user, text) => {
    open('/katalog', { user });
    // Testing Library also counts the page's own header as a banner.
    const [banner = document.body] = screen.getAllByRole('banner');
    const header = within(banner);
    expect(await header.findByRole('link', { name: text })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Verwaltung' })).toBeNull();
    expect(header.getByRole('link', { name: 'Warenkorb' })).not.toHaveTextContent(/\d/);
  },
);

test('an admin finds the admin area below the header and in the menu', async () => {
  const { user } = open('/katalog', { user: currentUser({ is_admin: true }) });
  expect(await screen.findByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/admin');
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
  expect(menu.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/admin');
  expect(menu.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/dashboard');
});

test('the mobile menu keeps the focus until Escape closes it, or a link that opens its page', async () => {
  const { user, visited } = open('/katalog');
  const opener = screen.getByRole('button', { name: 'Menü öffnen' });
  await user.click(opener);
  const menu = await screen.findByRole('dialog', { name: 'Menü' });
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  const again = within(await screen.findByRole('dialog', { name: 'Menü' }));
  await user.click(again.getByRole('link', { name: 'Pflastersteine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(visited.at(-1)).toBe('/katalog?category=Pflastersteine');
});

test('a page that throws leaves the layout in place, and other pages open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ 'GET /api/products/7': () => json({ id: 7, name: {} }) });
  const { user } = open('/produkt/7');
  expect(
    await screen.findByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }));
  expect(await screen.findByText('Beispiele, keine geprüften Kundenbewertungen')).toBeVisible();
});

test('the server’s categories apply wherever the shop links to them', async () => {
  fakeApi({ 'GET /api/categories': () => json([{ category: 'Zäune' }, { category: 'Sand' }]) });
  open('/');
  const names = () =>
    [...document.querySelectorAll('a[href^="/katalog?category="]')].map(
      (link) => link.querySelector('h3')?.textContent ?? link.textContent,
    );
  await waitFor(() => expect(names()).toEqual(['Zäune', 'Sand', 'Sand', 'Zäune', 'Zäune', 'Sand']));
});

test('a shop that stays open refetches notices and categories, but not with every page', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  const { user } = open('/');
  const hint = () => screen.queryByRole('region', { name: 'Hinweis' });
  await screen.findByRole('heading', { level: 1 });
  const told = fakeApi({
    'GET /api/categories': () => json([{ category: 'Zäune' }]),
    'GET /api/notices': () =>
      json({ ...NOTICES, banners: [{ text: 'Sturm', from: '2026-11-22', to: '2026-11-22' }] }),
  });
  await user.click(mainNavigation().getByText('Kontakt'));
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
  const toldCalls = () => told.calls().filter((call) => LAYOUT_CALLS.includes(call as ApiCall));
  expect(toldCalls()).toEqual([]);
  vi.setSystemTime(new Date('2026-11-22T10:01:00Z'));
  await user.click(mainNavigation().getByText('Leistungen'));
  await waitFor(() => expect(hint()).toHaveTextContent('Sturm'));
  expect(toldCalls().sort()).toEqual(['GET /api/categories', 'GET /api/notices']);
});
