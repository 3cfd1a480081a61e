import { cartItem, deliveryOptions } from '@shop/domain/testing/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, fakeApi, held, json } from '../../lib/api/fake-api.ts';
import { type PriceOf, setOwnTerms } from '../../lib/own-prices.ts';
import { expectLink } from '../../test/expect-link.ts';
import { beginSession, GET_CART, GET_DELIVERY_OPTIONS, storeChanges } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import CartPage from './cart-page.tsx';

const CATEGORIES = 'GET /api/categories';
const open = () => renderAt('/warenkorb', { '/warenkorb': <CartPage /> });
const sand = cartItem({ id: '8', product_id: 8, name: 'Spielsand', price: 12.5, quantity: 1 });
const quantity = (name: string) =>
  within(screen.getByRole('group', { name: `Menge: ${name}` })).getByRole('textbox');
const press = (name: string, label: string) =>
  within(screen.getByRole('group', { name: `Menge: ${name}` })).getByRole('button', {
    name: label,
  });
const summary = () => screen.getByRole('region', { name: 'Bestellübersicht' });

test('a visitor without a session sees an empty cart, and no call is made', () => {
  const api = fakeApi({ [CATEGORIES]: () => json([{ category: 'Sand' }]) });
  open();
  expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  expectLink('Zum Katalog', '/katalog');
  expectLink('Sand', '/katalog?category=Sand');
  expect(api.calls()).toEqual([CATEGORIES]);
});

test('a loading cart says so', async () => {
  beginSession();
  const later = held();
  fakeApi({ [GET_CART]: later.route });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Warenkorb wird geladen...');
  await act(async () => later.give(json([])));
  expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeVisible();
});

test('a cart that cannot be loaded is logged and shown empty', async () => {
  beginSession();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ [GET_CART]: brokenConnection, [CATEGORIES]: () => json([]) });
  open();
  expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeVisible();
  expect(log).toHaveBeenCalledWith('Failed to load cart:', expect.any(TypeError));
});

test('a cart whose order was accepted, though the answer got lost, redirects to the confirmation', async () => {
  beginSession();
  fakeApi({ [GET_CART]: () => json([], { headers: { 'order-number': 'B-00000-00001' } }) });
  const { visited } = open();
  await waitFor(() => expect(visited).toContain('/bestellung-bestaetigung/B-00000-00001'));
  expect(visited).toEqual(['/warenkorb', '/bestellung-bestaetigung/B-00000-00001']);
  expect(localStorage.getItem('sessionId')).toBeNull();
});

describe('a filled cart', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    beginSession();
    api = fakeApi({
      [GET_CART]: () => json([cartItem(), sand]),
      [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
    });
  });

  const changes = () => JSON.parse(localStorage.cartChanges);
  const planned = (id: string, lines: object[]) => {
    return { id, name: `Plan ${id}`, path: `/planer/${id}?m2=40`, lines, cut: {} };
  };

  test('a plan of an older version is a bar that names its lines and opens it again', async () => {
    const plan = { name: 'Einfahrt, 40 m²', path: '/planer/einfahrt?m2=40', productIds: [8, 99] };
    localStorage.setItem('cartPlan', JSON.stringify(plan));
    open();
    const bar = await screen.findByRole('complementary', { name: 'Ihr Plan' });
    expect(bar).toHaveTextContent('Plan: Einfahrt, 40 m²Plan öffnenEntfernenSpielsand, 1 t');
    expect(within(bar).getByRole('link')).toHaveAttribute('href', plan.path);
  });

  test('two plans share goods, and each can be removed and brought back', async () => {
    const wished = { stage: 'base', wished_day: '2026-12-08' };
    const plans = [
      planned('einfahrt', [{ product_id: 7, quantity: 1, ...wished }]),
      planned('gartenweg', [
        { product_id: 7, quantity: 1 },
        { product_id: 8, quantity: 1 },
      ]),
    ];
    storeChanges({ plans, raised: {} });
    const { user } = open();
    const bar = await screen.findByRole('complementary', { name: 'Ihr Plan Plan einfahrt' });
    expect(bar).toHaveTextContent('Unterbau: Dienstag, 08.12.2026: Kies 0/32, 1 t');
    const before = changes();
    await user.click(screen.getByRole('button', { name: 'Plan Plan gartenweg entfernen' }));
    expect(quantity('Kies 0/32')).toHaveValue('1');
    expect(screen.queryByText('Spielsand')).toBeNull();
    expect(screen.getByText('„Plan gartenweg“ entfernt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(quantity('Kies 0/32')).toHaveValue('2');
    expect(changes()).toEqual(before);
  });

  test('is emptied after a question, and a removed line comes back, without a call', async () => {
    const { user } = open();
    await screen.findByText('Spielsand');
    await user.click(screen.getByRole('button', { name: 'Spielsand entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(quantity('Spielsand')).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    await user.click(await screen.findByRole('button', { name: 'Nicht leeren' }));
    expect(screen.getByText('Spielsand')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, leeren' }));
    expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Spielsand')).toBeVisible();
    expect(api.calls().filter((call) => call.includes('/api/cart'))).toEqual([GET_CART]);
  });

  test('shows each line and the sums, and leads to the checkout and to a quote', async () => {
    open();
    const [gravel] = await screen.findAllByRole('listitem');
    expect(gravel).toHaveTextContent('Kies 0/32');
    expect(gravel).toHaveTextContent('19,90 € / t');
    expect(gravel).toHaveTextContent('Art.-Nr. 10 007');
    expect(gravel).toHaveTextContent('39,80 €');
    expect(quantity('Kies 0/32')).toHaveValue('2');
    expectLink('Kies 0/32', '/produkt/7');
    await screen.findByRole('link', { name: 'Zone 1, bis 15 km' });
    expect(summary()).toHaveTextContent('Anzahl Artikel2');
    expect(summary()).toHaveTextContent('Zwischensumme52,30 €');
    expect(summary()).toHaveTextContent('Lieferung (Zone 1, bis 15 km)25,00 €');
    expectLink('Zone 1, bis 15 km', '/lieferung', within(summary()));
    expect(summary()).toHaveTextContent('Gesamtsumme77,30 €');
    expect(summary()).toHaveTextContent('Noch 447,70 € bis zur kostenlosen Lieferung.');
    expect(summary()).toHaveTextContent('Lieferzeit24–48 Stunden');
    expect(summary()).not.toHaveTextContent(/Gewicht|Es gilt die längste Lieferzeit/);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Bestellung aufgeben')).toBe('/checkout');
    const offer = new URLSearchParams(href('Angebot anfordern')?.split('?')[1]);
    expect([...offer]).toEqual([
      ['anfrage', 'quote'],
      ['betreff', 'Angebot für meinen Warenkorb'],
      ['artikel', '7x2,8x1'],
    ]);
    expect(href('Weiter einkaufen')).toBe('/katalog');
  });

  test('of more than ten million leads to a quote instead of the checkout', async () => {
    api.routes[GET_CART] = () => json([cartItem({ quantity: 1_000_000 })]);
    open();
    expect(await screen.findByText(/^Bestellungen über mehr als 10\.000\.000,00/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bestellung aufgeben' })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Angebot anfordern' })) {
      expect(link).toHaveAttribute('href', expect.stringContaining('artikel=7x1000000'));
    }
  });

  const cartCalls = () =>
    api.calls().filter((call) => call !== GET_DELIVERY_OPTIONS && call !== CATEGORIES);

  test('changes quantities without a call, and takes a typed one as parsed', async () => {
    const { user } = open();
    await screen.findByText('Kies 0/32');
    await user.click(press('Kies 0/32', 'Menge erhöhen'));
    expect(quantity('Kies 0/32')).toHaveValue('3');
    expect(summary()).toHaveTextContent('Zwischensumme72,20 €');
    await waitFor(() =>
      expect(announcedText()).toMatch(/^Kies 0\/32: 3 t, 59,70.€\. Gesamtsumme 97,20.€$/),
    );
    await user.click(press('Kies 0/32', 'Menge verringern'));
    await user.click(press('Kies 0/32', 'Menge verringern'));
    expect(quantity('Kies 0/32')).toHaveValue('1');
    expect(press('Kies 0/32', 'Menge verringern')).toBeDisabled();
    expect(JSON.parse(localStorage.cartChanges)).toMatchObject({ deltas: { 7: -1 } });
    expect(cartCalls()).toEqual([GET_CART]);
    fireEvent.change(quantity('Kies 0/32'), { target: { value: '2,5' } });
    fireEvent.blur(quantity('Kies 0/32'));
    expect(quantity('Kies 0/32')).toHaveValue('3');
    expect(summary()).toHaveTextContent('Zwischensumme72,20 €');
  });

  test('removes lines without a call, until it is empty', async () => {
    const main = Object.assign(document.createElement('main'), { tabIndex: -1 });
    document.body.append(main);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kies 0/32 entfernen' }));
    expect(screen.queryByText('Kies 0/32')).toBeNull();
    expect(summary()).toHaveTextContent('Anzahl Artikel1');
    expect(announcedText()).toBe('Kies 0/32 entfernt.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Warenkorb' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Spielsand entfernen' }));
    expect(screen.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    expect(main).toHaveFocus();
    main.remove();
    expect(cartCalls()).toEqual([GET_CART]);
  });

  test('is empty once another tab has ordered it', async () => {
    open();
    await screen.findByText('Kies 0/32');
    localStorage.removeItem('sessionId');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' })));
    expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeVisible();
  });
});

test.each([
  [99.99, true],
  [100, false],
])('a cart of %f EUR names the minimum order: %s, and can be ordered', async (price, isNamed) => {
  beginSession();
  fakeApi({ [GET_CART]: () => json([cartItem({ price, quantity: 1 })]) });
  open();
  await screen.findByText('Kies 0/32');
  const hint = within(summary()).queryByText(/^Unser Mindestbestellwert beträgt 100,00.€\./);
  expect(hint !== null).toBe(isNamed);
  expect(screen.getByRole('link', { name: 'Bestellung aufgeben' })).toBeVisible();
});

test('without a connection the cart says why it looks empty, and reappears on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  beginSession();
  const api = fakeApi();
  const { user } = open();
  expect(await screen.findByText(/Was Sie hineingelegt haben, ist nicht verloren/)).toBeVisible();
  online.mockReturnValue(true);
  api.routes[GET_CART] = () => json([cartItem()]);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Kies 0/32')).toBeVisible();
});

test('a line of goods on pallets shows their number, and rounds up on a press if the last is nearly full', async () => {
  beginSession();
  const pavers = cartItem({ unit: 'm²', quantity: 10, units_per_pallet: 6 });
  fakeApi({ [GET_CART]: () => json([pavers, sand]) });
  const { user } = open();
  expect(await screen.findByText('10 m² = ca. 1,7 Paletten')).toBeVisible();
  expect(screen.queryByRole('button', { name: /aufrunden/ })).toBeNull();
  await user.click(press(pavers.name, 'Menge erhöhen'));
  await user.click(screen.getByRole('button', { name: 'Auf 2 Paletten aufrunden' }));
  expect(screen.getByText('12 m² = 2 Paletten')).toBeVisible();
});

test('in Privat every amount has its VAT, and lines with delivery add up to the total', async () => {
  beginSession();
  localStorage.setItem('prices', 'private');
  const lines = [cartItem({ price: 1.01, quantity: 1 }), { ...sand, price: 0.03, quantity: 1 }];
  fakeApi({ [GET_CART]: () => json(lines) });
  open();
  // 1.2019, 0.0357 and 29.75 come to 30.9876.
  expect(await screen.findByText('1,20 € / t')).toBeVisible();
  expect(await within(summary()).findByText('29,75 €')).toBeVisible();
  const text = summary().textContent?.replaceAll('\u00a0', ' ');
  for (const row of [
    'Zwischensumme1,24 €',
    'Gesamtbetrag inkl. 19 % MwSt.30,99 €',
    'enthaltene MwSt. 19 %4,95 €',
    'Gesamtsumme netto26,04 €',
    'Noch 498,96 € netto (593,76 € brutto) bis zur kostenlosen Lieferung.',
  ]) {
    expect(text).toContain(row);
  }
});

test('marks lines that consumers cannot withdraw from, with one note below', async () => {
  beginSession();
  const concrete = cartItem({ withdrawal_exemption: 'made_to_order' });
  const stone = cartItem({ ...concrete, id: '9', product_id: 9, name: 'Platte' });
  const gravel = cartItem({ id: '10', name: 'Kies', withdrawal_exemption: 'mixed_after_delivery' });
  fakeApi({ [GET_CART]: () => json([concrete, gravel, stone, sand]) });
  open();
  expect(await screen.findAllByText(/^\* Kein Widerrufsrecht/)).toHaveLength(1);
  expect(screen.getAllByText(/^\*\* Das Widerrufsrecht erlischt/)).toHaveLength(1);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.map((text) => /^[^*]*?(\**) \(Hinweis/.exec(text)?.[1])).toEqual([
    '*',
    '**',
    '*',
    undefined,
  ]);
  act(() => setOwnTerms({ conditions: {}, number: 'K-10001', name: 'Bau', site: '' }));
  expect(screen.queryByText(/Widerruf/)).toBeNull();
  act(() => setOwnTerms(undefined));
});

test('what is on request has the price of the company that is ordered for, else it waits', async () => {
  beginSession();
  const { price: _, ...onRequest } = cartItem({ id: '9', product_id: 9, name: 'Schiefer' });
  fakeApi({ [GET_CART]: () => json([onRequest, sand]) });
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  const priceOf: PriceOf = ({ id, price }) => (id === 9 ? 13.37 : price);
  act(() => setOwnTerms({ conditions: {}, number: 'K-10001', name: 'Bau', site: '', priceOf }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Ihr Preis')).toBeVisible();
  expect(screen.getAllByText(/13,37/)[0]).toBeVisible();
  act(() => setOwnTerms(undefined));
  expect(screen.queryByText('Schiefer')).toBeNull();
});

test('a product’s own delivery time and article number replace the usual ones', async () => {
  const delivery_time = { min: 5, max: 10, unit: 'days' } as const;
  beginSession();
  const item = cartItem({ category: 'Sand', delivery_time, article_number: 'SP-25' });
  fakeApi({ [GET_CART]: () => json([item, sand]) });
  open();
  expect(await screen.findByText('Art.-Nr. SP-25')).toBeVisible();
  expect(summary()).toHaveTextContent('Lieferzeit5–10 Tage');
  expect(summary()).toHaveTextContent('Es gilt die längste Lieferzeit der Artikel.');
});
