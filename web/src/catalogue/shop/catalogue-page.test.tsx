import { COMPANY } from '@shop/domain/company';
import { catalogueStart } from '@shop/domain/product/product-list';
import { product, rentalTool } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { fakeApi, held, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { renderAt } from '../../test/render-at.tsx';
import CataloguePage from './catalogue-page.tsx';
// Preloaded, so that no test waits for it.
import './search-help.tsx';

const CATEGORIES = ['Schüttgut', 'Sand'];
const PRODUCTS = [
  product({ id: 1, name: 'Kies 16/32', category: 'Schüttgut' }),
  product({ id: 2, name: 'Spielsand', category: 'Sand', price: 32, unit: 'Sack' }),
  product({ id: 3, name: 'Füllsand für Straßen', category: 'Sand' }),
];
const api = () =>
  fakeApi({
    'GET /api/products': () => json(PRODUCTS),
    'GET /api/categories': () => json(CATEGORIES.map((category) => ({ category }))),
  });
const open = (address = '/katalog') => renderAt(address, { '/katalog': <CataloguePage /> });
const attributeOf = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);
const shownNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('shows every product with its price and a link to its page', async () => {
  api();
  open();
  expect(screen.getByText('Produkte werden geladen...')).toBeVisible();
  expect(await screen.findByText('3 Produkte gefunden')).toBeVisible();
  expectLink('Spielsand', '/produkt/2');
  expect(screen.getByText('32,00 € / Sack').parentElement).toHaveTextContent(
    '32,00 € / Sack38,08 € inkl. 19 % MwSt.',
  );
  expect(document.title).toBe('Katalog | Muster Tiefbau');
});

test('a product without a price says “Preis auf Anfrage”', async () => {
  fakeApi({ 'GET /api/products': () => json([{ id: 1, name: 'X', category: 'Sand', unit: 't' }]) });
  open();
  expect(await screen.findByText('Preis auf Anfrage')).toBeVisible();
  expectLink(
    /^Preis anfragen: /,
    expect.stringMatching(/^\/kontakt\?anfrage=quote&betreff=Preisanfrage/),
  );
  expect(screen.queryByRole('button', { name: /^In den Warenkorb/ })).toBeNull();
});

test('a category is a page of its own, whatever else the address contains', async () => {
  api();
  const { user } = open('/katalog?category=Sand&suche=sand&ansicht=liste');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sand$/);
  expect(screen.getByText(/^Vom Spielsand bis zum Estrichsand/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('sand');
  expect(screen.getByRole('button', { name: 'Sand', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Listenansicht', pressed: true })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Brotkrumen' }));
  expectLink('Katalog', '/katalog', trail);
  const head = () => ({
    title: document.title,
    description: attributeOf('meta[name="description"]', 'content'),
    canonical: attributeOf('link[rel="canonical"]', 'href'),
    data: JSON.parse(
      document.head.querySelector('[type="application/ld+json"]')?.textContent ?? '',
    ),
  });
  expect(head()).toMatchObject({
    title: 'Sand kaufen | Muster Tiefbau',
    description: expect.stringMatching(/^Sand online kaufen: Vom Spielsand bis zum Estrichsand/),
    canonical: `${COMPANY.website}/katalog?category=Sand`,
    data: { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  });
  await user.click(screen.getByRole('button', { name: 'Alle Kategorien' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Katalog' })).toBeVisible();
  expect(head()).toMatchObject({
    title: 'Katalog | Muster Tiefbau',
    canonical: `${COMPANY.website}/katalog`,
    data: { itemListElement: { length: 2 } },
  });
});

test('a category of the office has a page, too; an invented one has none', async () => {
  fakeApi({
    'GET /api/products': () => json([product({ category: 'Zäune & Tore' })]),
    'GET /api/categories': () => json([{ category: 'Zäune & Tore' }]),
  });
  const { unmount } = open('/katalog?category=Z%C3%A4une+%26+Tore');
  expect(await screen.findByRole('heading', { level: 1, name: 'Zäune & Tore' })).toBeVisible();
  expect(document.title).toBe('Zäune & Tore kaufen | Muster Tiefbau');
  unmount();
  open('/katalog?category=Hier+anrufen');
  await screen.findByText('0 Produkte gefunden in "Hier anrufen"');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Katalog$/);
  expect(attributeOf('link[rel="canonical"]', 'href')).toBe(`${COMPANY.website}/katalog`);
});

test('writes a selected category into the address; “Alle Kategorien” removes it', async () => {
  api();
  const { user, visited } = open();
  await user.click(await screen.findByRole('button', { name: 'Schüttgut' }));
  expect(await screen.findByText('1 Produkte gefunden in "Schüttgut"')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle Kategorien' }));
  expect(await screen.findByText('3 Produkte gefunden')).toBeVisible();
  expect(visited).toEqual(['/katalog', '/katalog?category=Sch%C3%BCttgut', '/katalog']);
});

test('the search folds umlauts and is written into the address next to the category', async () => {
  api();
  const { user, visited } = open('/katalog?category=Sand');
  await screen.findByText('2 Produkte gefunden in "Sand"');
  await user.type(screen.getByRole('searchbox', { name: 'Produkte suchen' }), 'fuell STRASSE');
  await waitFor(() => expect(shownNames()).toEqual(['Füllsand für Straßen']));
  await waitFor(() => expect(announcedText()).toBe('1 Produkte gefunden in "Sand"'));
  await user.tab();
  await waitFor(() => expect(visited.at(-1)).toBe('/katalog?category=Sand&suche=fuell+STRASSE'));
});

test('the list view can be switched on and off', async () => {
  api();
  const { user, visited } = open();
  const view = within(screen.getByRole('group', { name: 'Ansicht' }));
  await user.click(view.getByRole('button', { name: 'Listenansicht' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/katalog?ansicht=liste'));
  await user.click(view.getByRole('button', { name: 'Kachelansicht' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/katalog'));
});

const DIGGER = rentalTool({ id: 2, name: 'Minibagger', also_known_as: 'Kleinbagger' });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a search that finds no product shows the machines that it finds as cards', async () => {
  const { routes, calls } = api();
  routes['GET /api/rental-tools'] = () => json([DIGGER, rentalTool({ id: 3, name: 'Leiter' })]);
  const { user } = open();
  await screen.findByText('3 Produkte gefunden');
  expect(calls()).not.toContain('GET /api/rental-tools');
  await user.type(screen.getByRole('searchbox'), 'kleinbagger{Enter}');
  expect(await screen.findByText('0 Produkte gefunden')).toBeVisible();
  const card = section('Mietgeräte');
  expect(card.getByRole('heading', { level: 3, name: 'Minibagger' })).toBeVisible();
  expect(card.getByText(/ \/ Tag$/)).toBeVisible();
  expectLink('Minibagger', '/miete/2', card);
  expect(card.queryByRole('link', { name: 'Leiter' })).toBeNull();
  expect(screen.queryByText('Keine Produkte gefunden')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sand' }));
  expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mietgeräte' })).toBeNull();
  expect(calls()).not.toContain('POST /api/missed-searches');
});

test('what fits best is first: machines, plans and pages beside products', async () => {
  const { routes } = api();
  routes['GET /api/rental-tools'] = () =>
    json([rentalTool({ id: 4, name: 'Kiesbett' }), rentalTool({ id: 5, name: 'Bett, Straße' })]);
  open('/katalog?suche=einfahrt');
  await screen.findByRole('region', { name: 'Planer' });
  expectLink(/^Einfahrt planen/, '/planer/einfahrt', section('Planer'));
  expectLink('Einfahrt pflastern', '/ratgeber/einfahrt-pflastern', section('Ratgeber und Seiten'));
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'kies' } });
  await screen.findByRole('region', { name: 'Mietgeräte' });
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.indexOf('Kies 16/32')).toBeLessThan(headings.indexOf('Mietgeräte'));
  fireEvent.change(search, { target: { value: 'straße mieten' } });
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent)
        .slice(0, 2),
    ).toEqual(['Mietgeräte', 'Füllsand für Straßen']),
  );
});

test('a search without hits shows the nearest words, categories and phone, and is reported after Enter', async () => {
  const { routes, requests } = api();
  routes['GET /api/rental-tools'] = () => json([]);
  routes['POST /api/missed-searches'] = () => json(null);
  const { user, visited } = open();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'Vogelsand');
  await user.click(await screen.findByRole('link', { name: 'Spielsand' }));
  expect(visited.at(-1)).toBe('/katalog?suche=Spielsand');
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  fireEvent.change(search, { target: { value: 'Spielsand aus Blei' } });
  expect(
    await screen.findByText('Keine Treffer mit allen Wörtern; das passt zu den meisten.'),
  ).toBeVisible();
  fireEvent.change(search, { target: { value: 'Gasgrill' } });
  expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  expectLink(COMPANY.phone.display, COMPANY.phone.href);
  expectLink('Sand', '/katalog?category=Sand');
  const missed = () => requests.filter(({ call }) => call === 'POST /api/missed-searches');
  expect(missed()).toEqual([]);
  await user.type(search, '{Enter}{Enter}');
  await waitFor(() => expect(missed().map(({ body }) => body)).toEqual([{ text: 'Gasgrill' }]));
});

test('a search that only matches other categories offers to search there', async () => {
  api();
  const { user, visited } = open('/katalog?category=Sand&suche=16-32');
  expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  expect(screen.getByText('In den anderen Kategorien gibt es 1 Treffer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'In allen Kategorien suchen' }));
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(visited.at(-1)).toBe('/katalog?suche=16-32');
});

test('a server fault shows an empty list with a retry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { routes } = fakeApi({ 'GET /api/products': () => refusal(500, 'Störung.') });
  const { user } = open();
  expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  expect(log).toHaveBeenCalledWith('Failed to load products: API responded with HTTP status 500');
  routes['GET /api/products'] = () => json(PRODUCTS);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('3 Produkte gefunden')).toBeVisible();
});

test('shows the known categories until the server’s list is loaded', () => {
  fakeApi({ 'GET /api/products': () => json(PRODUCTS) });
  open();
  expect(screen.getByRole('button', { name: 'Dachdeckung' })).toBeVisible();
});

test('loads the pictures of the first row at once, the others lazily', async () => {
  const withPictures = Array.from({ length: 6 }, (_, index) =>
    product({ id: index + 1, image_url: `/${index + 1}.webp` }),
  );
  fakeApi({ 'GET /api/products': () => json(withPictures) });
  const { container } = open();
  await screen.findByText('6 Produkte gefunden');
  const pictures = [...container.querySelectorAll('li img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ]);
});

test('a card adds its quantity to the cart without leaving the list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { routes, requests } = api();
  routes['POST /api/cart'] = () => json([]);
  const { user, visited } = open('/katalog?ansicht=liste');
  const quantity = await screen.findByRole('textbox', { name: 'Menge in Sack: Spielsand' });
  const card = within(quantity.closest('li') as HTMLElement);
  expect(card.getByText('Art.-Nr. 10 002')).toBeVisible();
  expect(card.getByText('Lieferzeit 24 Stunden')).toBeVisible();
  fireEvent.change(quantity, { target: { value: '2,5' } });
  await user.type(quantity, '{Enter}');
  expect(await card.findByText('Aufgerundet: 3 Sack hinzugefügt')).toBeVisible();
  expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    product_id: 2,
    quantity: 3,
  });
  expect(quantity).toHaveValue('3');
  expect(announcedText()).toBe(
    '3 Sack Spielsand, aufgerundet auf volle Säcke: Zum Warenkorb hinzugefügt.',
  );
  expect(visited).toEqual(['/katalog?ansicht=liste']);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(card.getByText('In den Warenkorb')).toBeVisible();
});

test('a failed add changes nothing visible, and is announced', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  api().routes['POST /api/cart'] = () => refusal(500, 'Störung.');
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'In den Warenkorb: Kies 16/32' });
  await user.click(button);
  await waitFor(() => expect(announcedText()).toMatch(/^Der Artikel liegt nicht im Warenkorb/));
  expect(button).toHaveTextContent('In den Warenkorb');
  expect(log).toHaveBeenCalled();
});

describe('of 1,200 products', () => {
  const MANY = Array.from({ length: 1200 }, (_, index) =>
    product({ id: index + 1, name: `Kies ${index + 1}`, grain: index === 7 ? '0/2' : '16/32' }),
  );
  const WAITS = 'Alle 1.200 Produkte werden geladen, damit Sie darin suchen und filtern können...';
  const openHeld = (address: string) => {
    const all = held();
    const { calls } = fakeApi({
      'GET /api/catalogue': () => json(catalogueStart(MANY)),
      'GET /api/products': all.route,
    });
    return { ...open(address), calls, give: () => all.give(json(MANY)) };
  };

  test('shows the first ones with the total number, the rest once they are loaded', async () => {
    const { calls, give } = openHeld('/katalog');
    expect(await screen.findByText('1200 Produkte gefunden')).toBeVisible();
    await waitFor(() => expect(calls()).toContain('GET /api/products'));
    expect(screen.getByRole('link', { name: 'Kies 1' })).toBeVisible();
    expect(screen.queryByText('100 von 1200 werden angezeigt.')).toBeNull();
    give();
    expect(await screen.findByText('100 von 1200 werden angezeigt.')).toBeVisible();
  });

  test.each([
    ['a search', '/katalog?suche=kies+700'],
    ['a facet', '/katalog?koernung=0/2'],
    ['an order', '/katalog?sortierung=price-up'],
    ['a category', '/katalog?category=Sand'],
  ])('%s says that it waits for all of them', async (_what, address) => {
    const { give } = openHeld(address);
    expect(await screen.findByText(WAITS)).toBeVisible();
    give();
    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
    expect(await screen.findByText(/^\d+ Produkte gefunden/)).toBeVisible();
  });
});
