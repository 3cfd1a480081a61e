import type { Field, NameWith } from '@shop/domain/fields/field';
import type { ProductDetail } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import { deliveryOptions, product } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { fakeApi, held, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import { ProductView } from '../shared/product-view.tsx';
import ProductPage from './product-page.tsx';

const SESSION = 'test-session-0001';
const open = (id = '7') => renderAt(`/produkt/${id}`, { '/produkt/:id': <ProductPage /> });
const quantityField = () => screen.getByRole('textbox', { name: 'Menge' });
const enter = (value: string) => fireEvent.change(quantityField(), { target: { value } });

test('shows name, price, description and technical data', async () => {
  fakeApi({ 'GET /api/products/7': () => json(product()) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kies 16/32' })).toBeVisible();
  expect(screen.getByText('24,50 € / t')).toBeVisible();
  expect(screen.getByText('Rundkies für Drainagen.')).toBeVisible();
  expect(screen.getByText('16/32 mm')).toBeVisible();
  expect(screen.getByText('10 007')).toBeVisible();
  expect(screen.getByText('24–48').parentElement).toHaveTextContent('Lieferung in 24–48 Stunden');
  expect(document.title).toBe('Kies 16/32 | Muster Tiefbau');
  expect(screen.queryByRole('heading', { name: /Auch als|Passt dazu/ })).not.toBeInTheDocument();
});

test('shows what delivery to the known postcode costs, and its first day', async () => {
  localStorage.setItem('postalCode', '22222');
  fakeApi({
    'GET /api/products/7': () => json(product()),
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
  });
  open();
  const text =
    /^Frei Bordsteinkante, mit Fahrzeugen bis 40 t. Wir liefern ab \S+, \d+\.\d+\., nach 22222\.$/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/^Darunter/)).toHaveTextContent(
    'Darunter 45,00 € je Bestellung nach 22222.',
  );
});

test('shows every field of its own', () => {
  const special: Required<
    Pick<
      ProductDetail,
      NameWith<typeof PRODUCT_FIELDS, { shownIn: 'lists' | 'page'; type: 'special' }>
    >
  > = {
    content: { amount: 25, unit: 'kg' },
    delivery_time: { min: 5, max: 9, unit: 'days' },
    coverage: { kind: 'area', m2_per_unit: 10 },
    specifications: [{ label: 'Norm', value: 'EN 13242' }],
    producer: { name: 'Bruch', address: 'Weg 1', email: 'a@bruch.example' },
  };
  const filled = (name: string, row: Field) => {
    if (row.type === 'special') return special[name as keyof typeof special];
    if (row.type === 'choice') return row.names.at(-1);
    if (row.type === 'choices') return row.names;
    return { text: `<${name}>`, number: 12_345, euro: 12_345, flag: true }[row.type];
  };
  fakeApi({ [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()) });
  const told = (values: Partial<ProductDetail>) => {
    const { container, unmount } = renderAt('/', {
      '/': <ProductView product={product(values)} />,
    });
    const { textContent } = container;
    unmount();
    return textContent;
  };
  const unseen = Object.entries<Field>(PRODUCT_FIELDS)
    .filter(([, { shownIn }]) => shownIn !== undefined)
    .filter(([name, row]) => told({ [name]: filled(name, row) }) === told({}));
  // Cards and filters, the planner, repeated orders, and cart and checkout show these.
  const elsewhere = ['grain', 'colour', 'material', 'roles', 'packaging', 'replaces', 'weight_kg'];
  expect(unseen.map(([name]) => name)).toEqual(elsewhere);
});

test('shows gross prices and the base price beside the net ones', async () => {
  const sack = { unit: 'Sack', price: 4.9, content: { amount: 25, unit: 'kg' } as const };
  fakeApi({ 'GET /api/products/7': () => json(product(sack)) });
  open();
  expect(await screen.findByText('4,90 € / Sack')).toBeVisible();
  expect(screen.getByText('Grundpreis 0,23 €/kg inkl. MwSt.')).toBeVisible();
  expect(screen.getAllByText('5,83 € inkl. 19 % MwSt.')).toHaveLength(2);
  enter('100');
  expect(await screen.findByText('583,10 € inkl. 19 % MwSt.')).toBeVisible();
  expect(screen.queryByText(/^Bestellungen über/)).toBeNull();
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  enter('10000000');
  expect(screen.getByText(/^Bestellungen über mehr als 10\.000\.000,00/)).toBeVisible();
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expectLink(
    'Angebot anfordern',
    expect.stringMatching(/^\/kontakt\?anfrage=quote.+10\.000\.000\+Sack/),
  );
});

test('links to other packagings and to products that go with it', async () => {
  const gravel = { category: 'Schüttgut', unit: 'Stück' };
  const bag = { name: 'Kies im Big Bag', price: 79, packaging: 'Big Bag' } as const;
  const alternatives = [
    { ...gravel, ...bag, id: 15, content: { amount: 1000, unit: 'kg' } as const },
  ];
  const related = [
    { ...gravel, id: 17, name: 'Geotextil' },
    { ...gravel, id: 313, name: 'Bordstein 25 × 8 cm', price: 6.4, packaging: 'Stück' } as const,
  ];
  fakeApi({ 'GET /api/products/7': () => json(product({ alternatives, related })) });
  open();
  const other = await screen.findByRole('region', { name: 'Auch als' });
  expect(within(other).getByRole('link')).toHaveAttribute('href', '/produkt/15');
  expect(other).toHaveTextContent(
    'Kies im Big Bag79,00 € / Stück, Big Bag94,01 € inkl. 19 % MwSt.Grundpreis 0,09 €/kg inkl. MwSt.',
  );
  const fitting = screen.getByRole('region', { name: 'Passt dazu' });
  expect(within(fitting).getByRole('link', { name: 'Geotextil' })).toBeVisible();
  expect(fitting).toHaveTextContent('GeotextilPreis auf Anfrage');
  expect(fitting).toHaveTextContent(/Bordstein 25 × 8 cm6,40 € \/ Stück7,62 € inkl. 19 % MwSt.$/);
  expect(fitting.textContent, 'no line breaks inside a dimension').toContain(
    '25\u00a0×\u00a08\u00a0cm',
  );
});

test('goods on pallets can be entered in pallets, or rounded up to full ones', async () => {
  const pavers = product({ unit: 'm²', units_per_pallet: 10 });
  const api = fakeApi({
    'GET /api/products/7': () => json(pavers),
    'POST /api/cart': () => json([]),
  });
  const { user } = open();
  expect(await screen.findByText('1 Palette = 10 m²')).toBeVisible();
  expect(screen.getByText('m² (10 m² je Palette)')).toBeVisible();
  await user.clear(quantityField());
  await user.type(quantityField(), '16');
  expect(screen.queryByRole('button', { name: /aufrunden/ })).toBeNull();
  await user.clear(quantityField());
  await user.type(quantityField(), '17');
  expect(screen.getByText('17 m² = 1,7 Paletten')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Auf 2 Paletten aufrunden' }));
  expect(quantityField()).toHaveValue('20');
  expect(screen.queryByRole('button', { name: /aufrunden/ })).toBeNull();
  await user.clear(quantityField());
  await user.type(quantityField(), '23');
  expect(screen.getByText('23 m² = 2,3 Paletten')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Menge in' }), 'Paletten');
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
  expect(screen.getByText('40 m² = 4 Paletten')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  expect(api.requests.at(-1)?.body).toEqual({ product_id: 7, quantity: 40 });
});

test('the total follows the quantity, which never falls below 1', async () => {
  fakeApi({ 'GET /api/products/7': () => json(product()) });
  const { user } = open();
  const minus = await screen.findByRole('button', { name: 'Menge verringern' });
  expect(minus).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
  expect(screen.getByText('49,00 €')).toBeVisible();
  await user.click(minus);
  expect(minus).toBeDisabled();
  enter('100');
  expect(screen.getByText('2.450,00 €')).toBeVisible();
});

test('rounds up a typed fraction, with a note that stays until the next change', async () => {
  fakeApi({ 'GET /api/products/7': () => json(product()) });
  const { user } = open();
  await user.clear(await screen.findByRole('textbox', { name: 'Menge' }));
  await user.type(quantityField(), '2,5');
  expect(quantityField()).toHaveAccessibleDescription('aufgerundet auf volle t');
  expect(screen.getByText('aufgerundet auf volle t')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('73,50 €')).toBeVisible();
  await user.tab();
  expect(quantityField()).toHaveValue('3');
  expect(screen.getByText('aufgerundet auf volle t')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
  expect(screen.queryByText('aufgerundet auf volle t')).not.toBeInTheDocument();
});

test('adds the quantity to the cart of the session once, though pressed twice, and confirms it', async () => {
  localStorage.setItem('sessionId', SESSION);
  const later = held();
  const { requests } = fakeApi({
    'GET /api/products/7': () => json(product()),
    'POST /api/cart': later.route,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Menge erhöhen' }));
  await user.dblClick(screen.getByRole('button', { name: 'In den Warenkorb' }));
  later.give(json([]));
  expect(await screen.findByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Zum Warenkorb hinzugefügt');
  const [sent, ...others] = requests.filter(({ call }) => call === 'POST /api/cart');
  expect(others).toEqual([]);
  expect(sent?.body).toEqual({ product_id: 7, quantity: 2 });
  expect(sent?.headers.get('session-id')).toBe(SESSION);
});

test('a failed add changes nothing visible and is announced', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({
    'GET /api/products/7': () => json(product()),
    'POST /api/cart': () => refusal(500, 'Störung.'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(announcedText()).toMatch(/^Der Artikel liegt nicht im Warenkorb\./));
});

test('a product without a price offers an inquiry instead of a purchase', async () => {
  const { price: _, ...onRequest } = product();
  fakeApi({ 'GET /api/products/7': () => json(onRequest) });
  open();
  expect(await screen.findByText('Preis auf Anfrage')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preis anfragen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
  expect(screen.getByText('Lieferkosten auf Anfrage')).toBeVisible();
  expect(screen.queryByText(/Kostenlos ab/)).not.toBeInTheDocument();
});

test('an unknown product links back to the catalogue', async () => {
  const log = vi.spyOn(console, 'error');
  fakeApi({ 'GET /api/products/999': () => refusal(404, 'Nicht gefunden.') });
  open('999');
  expect(await screen.findByRole('heading', { name: 'Produkt nicht gefunden' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Zurück zum Katalog' });
  expect(link).toHaveAttribute('href', '/katalog');
  expect(screen.getByRole('link', { name: 'Beton' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});

test('explains that a product cannot be loaded offline, and tries again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi();
  const { user } = open();
  expect(
    await screen.findByText(/^Ohne Internetverbindung lässt sich dieses Produkt/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Produkt nicht gefunden' })).toBeVisible();
  // The device's claim is only a hint: the page checked the shop first.
  expect(api.calls().at(-1)).toBe('HEAD /favicon.svg');
  expect(log).toHaveBeenCalledWith('Failed to load product:', expect.any(Error));
  api.routes['GET /api/products/7'] = () => json(product());
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kies 16/32' })).toBeVisible();
});

test('names the producer, and whether consumers can withdraw', async () => {
  const producer = {
    name: 'Betonwerk Muster GmbH',
    address: 'Werkstraße 1, 12345 Musterstadt',
    email: 'werk@betonwerk.example',
  };
  const concrete = product({ producer, withdrawal_exemption: 'made_to_order' });
  fakeApi({ 'GET /api/products/7': () => json(concrete) });
  open();
  const rights = await screen.findByRole('region', { name: 'Hersteller und Ihre Rechte' });
  expect(rights).toHaveTextContent('Betonwerk Muster GmbHWerkstraße 1, 12345 Musterstadt');
  const href = (name: string) => within(rights).getByRole('link', { name }).getAttribute('href');
  expect(href(producer.email)).toBe(`mailto:${producer.email}`);
  expect(rights).toHaveTextContent('Kein Widerrufsrecht: Diese Ware');
  expect(href('Widerrufsbelehrung')).toBe('/widerrufsbelehrung');
  expect(href('gesetzliches Gewährleistungsrecht')).toBe('/gewaehrleistung');
});

test('a product’s own delivery time and article number replace the usual ones', async () => {
  const delivery_time = { min: 5, max: 10, unit: 'days' } as const;
  const own = product({ delivery_time, article_number: 'SP-25' });
  fakeApi({ 'GET /api/products/7': () => json(own) });
  open();
  const days = await screen.findByText('5–10');
  expect(days.parentElement).toHaveTextContent('Lieferung in 5–10 Tagen');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('Lieferung in 5–10\u00A0Tagen.'),
  );
  expect(screen.getByText('SP-25')).toBeVisible();
});
