import { NO_SITE } from '@shop/domain/customer/building-site';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { Order, OrderItem } from '@shop/domain/order/order';
import {
  cartItem,
  currentUser,
  order,
  orderItem,
  product,
  rentalBooking,
} from '@shop/domain/testing/wire';
import { addDays, berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { brokenConnection, fakeApi, held, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { beginSession, GET_CART, SESSION_ID } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import DashboardPage from './dashboard-page.tsx';

const GET_ORDERS = 'GET /api/users/orders';
const GET_PROFILE = 'GET /api/users/profile';
const CANCEL = 'POST /api/orders/B-7K3M9-QX2TP/cancel';
const FORGET = 'POST /api/users/profile/forget';
const ADD = 'POST /api/cart';
const LOGOUT = 'GET /api/logout';

const processed = (values: Partial<Order> = {}) => order({ order_status: 'processing', ...values });

let api: ReturnType<typeof fakeApi>;
const logged = vi.fn();
type User = Parameters<typeof renderAt>[2];

const open = (address = '/dashboard', user: User = { user: currentUser() }) =>
  renderAt(address, { '/dashboard': <DashboardPage /> }, user);
const firstOrder = async () => screen.findByRole('article');

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  api = fakeApi({
    [GET_ORDERS]: () => json([processed()]),
    [GET_PROFILE]: () => json({ company_name: 'Beispiel Bau GmbH', phone: '069 1234' }),
    'GET /api/users/companies': () => json([]),
    'GET /api/users/guest-orders': () => json([]),
    'GET /api/users/guest-rentals': () => json([]),
    'GET /api/users/quotes': () => json([]),
    'GET /api/users/companies/K-10001/open': () => json([]),
    'GET /api/users/invitations': () => json([]),
    'GET /api/users/standing-orders': () => json([]),
  });
});

test('shows a loading message until the user is known; a visitor is asked to sign in', async () => {
  const later = held();
  api.routes['GET /api/users/me'] = later.route;
  open('/dashboard', { user: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Konto wird geladen...');
  later.give(json(null));
  const title = { level: 1, name: 'Anmeldung erforderlich' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByText(/Bitte melden Sie sich an/)).toBeVisible();
  expectLink('Zur Startseite', '/');
  expect(api.calls()).toEqual(['GET /api/users/me']);
});

describe('the account', () => {
  test.each([
    ['Abmelden', LOGOUT],
    ['Überall abmelden', `${LOGOUT}?everywhere=yes`],
  ])('greets by the given name, links to the catalogue and closes on „%s“', async (name, call) => {
    api.routes[call] = () => json(null);
    const { user } = open();
    expect(screen.getByText('Willkommen, Anna')).toBeVisible();
    expectLink('Zum Katalog', '/katalog');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Anmeldung erforderlich')).toBeVisible();
    await waitFor(() => expect(api.calls()).toContain(call));
  });

  test('keeps the open tab in the URL', async () => {
    const { user, visited } = open();
    expect(screen.getByRole('tab', { name: 'Meine Bestellungen', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Profil' }));
    expect(visited.at(-1)).toBe('/dashboard?bereich=profil');
    expect(await screen.findByRole('tabpanel', { name: 'Profil' })).toBeVisible();
    expect(screen.queryByRole('tabpanel', { name: 'Meine Bestellungen' })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Einstellungen' })).toHaveFocus();
  });
});

test.each([
  ['bestellungen', 'orders', 'Jetzt einkaufen', '/katalog'],
  ['plaene', 'plans', 'Zum Planer', '/planer'],
  ['anfragen', 'contacts', 'Zum Kontaktformular', '/kontakt'],
  ['mieten', 'rental-bookings', 'Zu den Mietgeräten', '/miete'],
])('without any entry the tab „%s“ leads on', async (tab, list, name, href) => {
  api.routes[`GET /api/users/${list}`] = () => json([]);
  open(`/dashboard?bereich=${tab}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

const SITE = {
  ...EMPTY_WISH,
  street: 'Am Hang 3',
  postal_code: '12355',
  city: 'Neudorf',
  truck_access: 'no' as const,
  contact_name: 'Paul Polier',
  wished_day: '2026-11-05',
};

describe('the orders', () => {
  test('show what is paid, unless cancelled or from before payments were kept', async () => {
    const kept = { gross_amount: 77.11, payment_state: 'open' as const, due_day: '2026-11-17' };
    const later = { ...kept, payment_state: 'none' as const };
    const neither = /^(?!.*(offen|bezahlt))/;
    const rows: [RegExp, Partial<Order>][] = [
      [/Rechnung · bezahlt/, { ...kept, payment_state: 'paid' }],
      [/Rechnung · offen, fällig am 17\.11\.2026.*Gesamtsumme64,80 €77,11 € inkl\./, kept],
      [/Rechnung · Rechnung folgt nach der Lieferung/, later],
      [/Rechnung · Rechnung folgt(?! nach)/, { ...later, order_status: 'delivered' }],
      [neither, { ...kept, order_status: 'cancelled' }],
      [neither, { payment_state: 'open' }],
    ];
    const orders = rows.map(([, fields], at) => processed({ ...fields, order_number: `B-${at}` }));
    api.routes[GET_ORDERS] = () => json(orders);
    open();
    const cards = await screen.findAllByRole('article');
    for (const [at, [text]] of rows.entries()) expect(cards[at]).toHaveTextContent(text);
  });

  test('show number, date, payment, actual status, items, total and a link to the details', async () => {
    open();
    const card = await firstOrder();
    expect(within(card).getByRole('heading', { name: 'B-7K3M9-QX2TP' })).toBeVisible();
    expect(card).toHaveTextContent('03.11.2026');
    expect(within(card).getByText(/Rechnung/)).toBeVisible();
    expect(within(card).getByText('Wird bearbeitet')).toHaveAttribute('data-color', 'blue');
    expect(card).toHaveTextContent('2 t × Kies 0/3239,80 €');
    expect(card).toHaveTextContent('Gesamtsumme64,80 €');
    expect(within(card).queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expectLink('Details ansehen', '/bestellung-bestaetigung/B-7K3M9-QX2TP', within(card));
  });

  test('show reference, site and days', async () => {
    const orders = [
      processed({ customer_reference: 'Kst. 4711', delivery_day: '2026-11-06', delivery: SITE }),
      processed({ order_number: 'B-2', delivery: { ...SITE, method: 'pickup', wished_day: '' } }),
    ];
    api.routes[GET_ORDERS] = () => json(orders);
    open();
    const text =
      'Ihre Bestellnummer: Kst. 4711 · Am Hang 3, 12355 Neudorf · Wunschtermin: 05.11.2026 · Termin: 06.11.2026';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Selbstabholung')).toBeVisible();
  });

  test('are shown ten at a time, and searched all', async () => {
    const numbered = Array.from({ length: 12 }, (_, index) =>
      order({ order_number: `B-22222-${10000 + index}` }),
    );
    api.routes[GET_ORDERS] = () => json(numbered, { headers: { 'total-count': '12' } });
    const { user } = open();
    expect(await screen.findByText('10 von 12 angezeigt')).toBeVisible();
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: '10011' } });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.change(search, { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  });

  test('show their history with dates and the reason for a cancellation', async () => {
    const steps = [
      { status: 'processing', at: '2026-11-04T07:30:00.000Z' },
      { status: 'cancelled', at: '2026-11-05T08:00:00.000Z', reason: 'Kies ist vergriffen.' },
    ];
    api.routes[GET_ORDERS] = () => json([order({ order_status: 'cancelled', steps })]);
    open();
    const name = 'Verlauf von B-7K3M9-QX2TP';
    const history = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
    expect(history.map((item) => item.textContent)).toEqual([
      '03.11.2026, 14:05Bestellung eingegangen',
      '04.11.2026, 08:30Wird bearbeitet',
      '05.11.2026, 09:00StorniertGrund: Kies ist vergriffen.',
    ]);
  });

  test('can be cancelled while they are pending, after confirmation', async () => {
    const pending = order({ order_status: 'pending' });
    const steps = [{ status: 'cancelled', at: '2026-11-05T08:00:00.000Z' }];
    const cancelled = order({ order_status: 'cancelled', steps });
    api.routes[GET_ORDERS] = () => json([pending]);
    api.routes[CANCEL] = () => {
      api.routes[GET_ORDERS] = () => json([cancelled]);
      return json(cancelled);
    };
    const { user } = open();
    const card = within(await firstOrder());
    await user.click(card.getByRole('button', { name: 'Bestellung stornieren' }));
    expect(card.getByRole('button', { name: 'Nicht stornieren' })).toHaveFocus();
    await user.click(card.getByRole('button', { name: 'Nicht stornieren' }));
    expect(api.calls()).not.toContain(CANCEL);
    await user.click(card.getByRole('button', { name: 'Bestellung stornieren' }));
    await user.click(card.getByRole('button', { name: 'Ja, stornieren' }));
    await waitFor(async () => expect(await card.findByRole('status')).toHaveFocus());
    expect(card.getByRole('status')).toHaveTextContent('Ihre Bestellung ist storniert.');
    expect((await card.findAllByText('Storniert'))[0]).toHaveAttribute('data-color', 'red');
    expect(card.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
    expect(api.requests.find(({ call }) => call === CANCEL)?.body).toEqual({});
  });

  test('can be cancelled again after a lost connection, unless they were processed meanwhile', async () => {
    const sentence = 'Ihre Bestellung lässt sich hier nicht mehr stornieren.';
    api.routes[GET_ORDERS] = () => json([order({ order_status: 'pending' })]);
    api.routes[CANCEL] = brokenConnection;
    const { user } = open();
    const card = within(await firstOrder());
    const cancel = async () => {
      await user.click(card.getByRole('button', { name: 'Bestellung stornieren' }));
      await user.click(card.getByRole('button', { name: 'Ja, stornieren' }));
    };
    await cancel();
    expect(await card.findByRole('alert')).toHaveTextContent('Bitte versuchen Sie es erneut.');
    api.routes[CANCEL] = () => {
      api.routes[GET_ORDERS] = () => json([processed()]);
      return refusal(409, sentence);
    };
    await cancel();
    expect(await card.findByRole('alert')).toHaveTextContent(sentence);
    expect(await card.findByText('Wird bearbeitet')).toBeVisible();
  });

  test('can be ordered again, whole or by line, with a note on today’s differences', async () => {
    const gravel = orderItem({ product_id: 1 });
    const sand = orderItem({ product_id: 2, product_name: 'Sand 0/2', category: 'Sand' });
    api.routes[GET_ORDERS] = () => json([processed({ order_items: [gravel, sand] })]);
    api.routes['GET /api/products'] = () =>
      json([product({ id: 1, name: 'Kies 0/32', price: 21, unit: 't' })]);
    api.routes[ADD] = () => json([]);
    const added = () => api.requests.filter(({ call }) => call === ADD).map(({ body }) => body);
    const { user } = open();
    const card = within(await firstOrder());
    await user.dblClick(card.getByRole('button', { name: 'Erneut bestellen' }));
    expect(
      await card.findByText('1 Artikel liegt zu heutigen Preisen im Warenkorb.'),
    ).toBeVisible();
    expect(added()).toEqual([{ product_id: 1, quantity: 2 }]);
    expect(card.getByText(/^„Kies 0\/32“ kostet jetzt 21,00/)).toBeVisible();
    expect(card.getByText(/^„Sand 0\/2“ führen wir nicht mehr/)).toBeVisible();
    expectLink('Ähnliches unter Sand', '/katalog?category=Sand', card);
    expectLink('Zum Warenkorb', '/warenkorb', card);
    localStorage.removeItem('sessionId');
    await user.click(card.getByRole('button', { name: 'Sand 0/2 erneut bestellen' }));
    expect(await card.findByText('In den Warenkorb kam nichts.')).toBeVisible();
    api.routes[ADD] = () => refusal(429, 'Bitte warten Sie.');
    await user.click(card.getByRole('button', { name: 'Kies 0/32 erneut bestellen' }));
    expect(await card.findByText('Bitte warten Sie.')).toBeVisible();
  });

  test.each([
    ['Warenkorb ersetzen', true],
    ['Hinzufügen', false],
  ])('ask what to do with a full cart, and bring their own place: %s', async (answer, isNew) => {
    beginSession();
    api.routes[GET_CART] = () => json([cartItem({ quantity: 24 })]);
    api.routes[GET_ORDERS] = () => json([processed({ delivery: SITE })]);
    api.routes['GET /api/products'] = () =>
      json([product({ id: 4, name: 'Kies 0/32', price: 19.9 })]);
    api.routes[ADD] = () => json([]);
    const { user } = open();
    const card = within(await firstOrder());
    await user.click(card.getByRole('button', { name: 'Erneut bestellen' }));
    const first = await card.findByRole('button', { name: 'Warenkorb ersetzen' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(card.getByRole('group')).toHaveTextContent('liegt schon 1 Artikel');
    expect(api.calls()).not.toContain(ADD);
    expect(checkoutDraft.read()).toEqual(checkoutDraft.empty);
    await user.click(card.getByRole('button', { name: answer }));
    expect(
      await card.findByText('An der Kasse schon eingetragen: Am Hang 3, 12355 Neudorf.'),
    ).toBeVisible();
    expect(localStorage.getItem('sessionId') !== SESSION_ID).toBe(isNew);
    const { street, city, truck_access, contact_name } = SITE;
    expect(checkoutDraft.read()).toEqual({
      ...checkoutDraft.empty,
      street,
      city,
      truck_access,
      contact_name,
    });
    expect(localStorage.getItem('postalCode')).toBe('12355');
  });

  test('leave the cart unchanged if it cannot be replaced completely', async () => {
    beginSession();
    api.routes[GET_CART] = () => json([cartItem()]);
    const order_items = [4, 5].map((product_id) => orderItem({ product_id }));
    api.routes[GET_ORDERS] = () => json([processed({ order_items })]);
    api.routes['GET /api/products'] = () => json([4, 5].map((id) => product({ id, price: 19.9 })));
    let adds = 0;
    api.routes[ADD] = () => (++adds > 1 ? refusal(503, 'Störung.') : json([]));
    const { user } = open();
    const card = within(await firstOrder());
    await user.click(card.getByRole('button', { name: 'Erneut bestellen' }));
    await user.click(await card.findByRole('button', { name: 'Warenkorb ersetzen' }));
    expect(await card.findByText('In den Warenkorb kam nichts.')).toBeVisible();
    expect(localStorage.getItem('sessionId')).toBe(SESSION_ID);
  });

  test('of a rental’s bill link to the rental, and cannot be ordered again', async () => {
    const booking_number = 'M-7K3M9-QX2TP';
    api.routes[GET_ORDERS] = () => json([order({ order_status: 'delivered', booking_number })]);
    open();
    const card = within(await firstOrder());
    expectLink(`Miete ${booking_number}`, `/mietbuchung/${booking_number}`, card);
    expect(card.queryByText(/Erneut bestellen|Geliefert|Bestellung eingegangen/)).toBeNull();
  });

  test('are found by number, product and the customer’s own number', async () => {
    const other = order({ order_number: 'B-22222-22222', customer_reference: 'Kst. 4711' });
    const headers = { 'next-page': 'c-2', 'total-count': '3' };
    api.routes[GET_ORDERS] = () => json([processed(), other], { headers });
    open();
    const search = await screen.findByRole('searchbox');
    for (const [value, numbers] of [
      ['kst 4711', ['B-22222-22222']],
      ['b-7k3m9', ['B-7K3M9-QX2TP']],
      ['zaun', []],
      ['', ['B-7K3M9-QX2TP', 'B-22222-22222']],
    ] as const) {
      fireEvent.change(search, { target: { value } });
      const cards = screen.queryAllByRole('article');
      expect(cards.map((card) => card.textContent?.slice(0, 13))).toEqual(numbers);
      if (numbers.length === 1)
        expect(screen.getByText(/^1 gefunden, gesucht in den geladenen/)).toBeVisible();
    }
  });

  test('are an empty list if loading fails, which is logged', async () => {
    api.routes[GET_ORDERS] = brokenConnection;
    open();
    expect(await screen.findByText('Noch keine Bestellungen')).toBeVisible();
    expect(logged.mock.calls).toEqual([['Failed to load orders:', expect.any(TypeError)]]);
  });

  test('load page by page', async () => {
    const headers = { 'next-page': 'c-2', 'total-count': '2' };
    api.routes[GET_ORDERS] = () => json([order()], { headers });
    api.routes[`${GET_ORDERS}?after=c-2`] = () =>
      json([order({ order_number: 'B-2' })], { headers: { 'total-count': '2' } });
    const { user } = open();
    expect(await screen.findByText('1 von 2 angezeigt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
    expect(await screen.findByRole('heading', { name: 'B-2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'B-7K3M9-QX2TP' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  });
});

describe('the profile', () => {
  test('shows the data of the customer', async () => {
    open('/dashboard?bereich=profil');
    const profile = screen.getByRole('tabpanel', { name: 'Profil' });
    expect(await within(profile).findByText('Beispiel Bau GmbH')).toBeVisible();
    expect(profile).toHaveTextContent('NameAnna Beispiel');
    expect(profile).toHaveTextContent('E-Mailanna@beispiel.example');
    expect(profile).toHaveTextContent('Telefon069 1234');
    expect(profile).toHaveTextContent('Mitglied seit05.03.2026');
  });

  test('shows remembered details, and deletes them', async () => {
    const kept = {
      is_business: true,
      company_address: 'Weg 1\n12345 Ort',
      tax_number: 'DE1',
      buyer_reference: '04011000-12345-06',
      site: { ...SITE, unloading_place: 'Hinter der Garage', contact_phone: '' },
    };
    api.routes[GET_PROFILE] = () => json({ company_name: 'Beispiel Bau', remembered: kept });
    api.routes[FORGET] = () => refusal(503, 'Störung.');
    const { user } = open('/dashboard?bereich=profil');
    const profile = within(screen.getByRole('tabpanel', { name: 'Profil' }));
    const facts = await profile.findByRole('region', { name: 'Ihre Angaben' });
    const [first = '', ...others] = ['Weg 1 12345 Ort', 'DE1', '04011000-12345-06', 'nein'];
    await waitFor(() => expect(facts).toHaveTextContent(first));
    for (const fact of [...others, 'Am Hang 3, 12355 Neudorf', 'Paul Polier'])
      expect(facts).toHaveTextContent(fact);
    const forget = profile.getByRole('button', { name: 'Angaben aus Bestellungen löschen' });
    await user.click(forget);
    expect(await profile.findByText(/konnten nicht gelöscht werden/)).toBeVisible();
    api.routes[FORGET] = () => {
      api.routes[GET_PROFILE] = () => json({});
      return json({});
    };
    await user.click(forget);
    expect(await profile.findByText('Die Angaben sind gelöscht.')).toBeVisible();
    expect(facts).not.toHaveTextContent('Am Hang 3');
    expect(forget).not.toBeInTheDocument();
  });

  test('omits unknown data and the tab of a company, and says how to become a customer', async () => {
    api.routes[GET_PROFILE] = () => refusal(404, 'Nicht gefunden.');
    open('/dashboard?bereich=profil', { user: currentUser({ google_user_data: {} }) });
    expect(screen.getByText('Willkommen, anna@beispiel.example')).toBeVisible();
    const profile = screen.getByRole('tabpanel', { name: 'Profil' });
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(within(profile).queryByText('Firma')).toBeNull();
    expect(within(profile).queryByText('Telefon')).toBeNull();
    expect(within(profile).getByText('Mitglied seit')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Meine Firma' })).toBeNull();
    const request = '/kontakt?anfrage=contact&betreff=Konto+f%C3%BCr+unsere+Firma';
    expectLink('Als Kunde anfragen', request, within(profile));
  });
});

describe('the plans', () => {
  const PLAN = { address: 'einfahrt?m2=40', name: 'Einfahrt, 40 m²', saved_day: '2026-11-26' };

  test('open in the planner and are deleted one by one', async () => {
    const other = { ...PLAN, address: 'liste?artikel=7x25', name: 'Splitt für Auffahrt' };
    api.routes['GET /api/users/plans'] = () => json([PLAN, other]);
    api.routes['POST /api/users/plans/forget'] = () => json([other]);
    const { user } = open('/dashboard?bereich=plaene');
    const list = within(await screen.findByRole('tabpanel', { name: 'Pläne und Listen' }));
    const link = await list.findByRole('link', { name: 'Einfahrt, 40 m²' });
    expect(link).toHaveAttribute('href', '/planer/einfahrt?m2=40');
    expectLink(other.name, '/schnelleingabe?artikel=7x25', list);
    expect(list.getAllByText('gespeichert am 26.11.2026')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: '„Einfahrt, 40 m²“ löschen' }));
    const said = () => list.getAllByRole('status')[0];
    await waitFor(() => expect(said()).toHaveTextContent('Gelöscht: Einfahrt'));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(api.requests.at(-1)?.body).toEqual({ address: 'einfahrt?m2=40' });
  });

  const STANDING = 'GET /api/users/standing-orders';
  const BEGIN = 'POST /api/users/standing-orders';
  const inTwoWeeks = addDays(berlinDay(new Date()), 14);
  const isSunday = weekdayOf(inTwoWeeks) === 'Sonntag';
  const next_day = addDays(inTwoWeeks, isSunday ? 1 : 0);
  const until = addDays(next_day, 70);
  const standing = (fields: object = {}) => ({
    id: 's1',
    revision: 3,
    name: 'Splitt',
    state: 'active',
    every_weeks: 2,
    next_day,
    until,
    lines: [{ product_id: 7, quantity: 25 }],
    ...fields,
  });
  const type = (label: string, day: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), {
      target: { value: formatDay(day) },
    });

  test('a list begins a standing order, which says when it comes next', async () => {
    const list = { ...PLAN, address: 'liste?artikel=7x25', name: 'Splitt' };
    api.routes['GET /api/users/plans'] = () => json([PLAN, list]);
    api.routes[BEGIN] = () => json(standing());
    const { user } = open('/dashboard?bereich=plaene');
    const buttons = await screen.findAllByRole('button', { name: /^Dauerbestellung von/ });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte geben Sie beide Tage an.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rhythmus' }), '2');
    type('Nächste Lieferung', next_day);
    type('Bis', until);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/^Alle zwei Wochen, nächste Lieferung am/)).toBeVisible();
    const { name, lines } = standing();
    expect(api.requests.at(-1)?.body).toEqual({
      id: expect.any(String),
      name,
      lines,
      every_weeks: 2,
      next_day,
      until,
    });
  });

  test('a standing order is changed, paused and, after a question, ended', async () => {
    const ONE = `${BEGIN}/s1`;
    api.routes['GET /api/users/plans'] = () => json([]);
    api.routes[STANDING] = () => json([standing()]);
    api.routes[ONE] = () => json(standing({ state: 'paused', reason: 'Straße gesperrt.' }));
    const { user } = open('/dashboard?bereich=plaene');
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Dauerbestellung „Splitt“ ändern');
    type('Bis', addDays(until, 1));
    await press('Speichern');
    const change = { id: expect.any(String), until: addDays(until, 1) };
    await waitFor(() => expect(api.requests.at(-1)?.body).toEqual(change));
    expect(api.requests.at(-1)?.headers.get('seen-revision')).toBe('3');
    expect(await screen.findByText('1 Artikel. Straße gesperrt.')).toBeVisible();
    await press('Dauerbestellung „Splitt“ fortsetzen');
    await waitFor(() => expect(api.requests.at(-1)?.body).toMatchObject({ state: 'active' }));
    api.routes[ONE] = () => json(standing({ state: 'ended' }));
    await press('Dauerbestellung „Splitt“ beenden');
    await press('Dauerbestellung beenden');
    await waitFor(() => expect(api.requests.at(-1)?.body).toMatchObject({ state: 'ended' }));
    expect(await screen.findByText('Beendet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /ändern$/ })).toBeNull();
  });
});

describe('the company', () => {
  const GET_COMPANIES = 'GET /api/users/companies';
  const MEMBER = 'POST /api/users/companies/K-10001/members';
  const rights = { is_owner: true, may_order: true, may_see_invoices: true };
  const anna = { email: currentUser().email, ...rights };
  const company = {
    number: 'K-10001',
    name: 'Beispiel Bau GmbH',
    address: 'Bauhof 1',
    country: 'DE',
    tax_number: 'DE123456788',
    buyer_reference: '',
    ...rights,
    may_see_orders: true,
    sites: [],
    members: [anna],
  };

  beforeEach(() => {
    api.routes[GET_COMPANIES] = () => json([company]);
    api.routes['GET /api/users/companies/K-10001/orders'] = () => json([processed()]);
  });

  test('shows what is known of it and its orders, which a colleague cannot cancel', async () => {
    api.routes['GET /api/users/companies/K-10001/orders'] = () =>
      json([order({ order_status: 'pending' })]);
    open('/dashboard?bereich=firma');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Meine Firma' }));
    expect(await panel.findByText('K-10001')).toBeVisible();
    expect(
      panel.getByText('verwaltet Konten und Baustellen, bestellt, sieht Rechnungen'),
    ).toBeVisible();
    expect(await panel.findByRole('article')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Erneut bestellen' })).toBeVisible();
    expect(panel.getByText(/^Bestellt von/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
  });

  test('tells its terms and what is open, with its day', async () => {
    const open_amount = 119;
    const invoice = { number: 'RE-2026-00001', order_number: 'B-11111-11111', open_amount };
    api.routes['GET /api/users/companies/K-10001/open'] = () =>
      json([{ ...invoice, due_day: '2099-03-31', site: 'Hafen' }]);
    const credit = { limit_amount: 1000, used_amount: 400 };
    api.routes[GET_COMPANIES] = () => json([{ ...company, payment_days: 30, credit }]);
    open('/dashboard?bereich=firma');
    const owed = await screen.findByRole('region', { name: 'Offene Rechnungen' });
    expect(owed).toHaveTextContent(
      'RE-2026-00001: 119,00 € inkl. MwSt., fällig am 31.03.2099, Baustelle Hafen, Auftrag B-11111-11111',
    );
    const terms = screen.getByRole('region', { name: 'Konditionen' });
    expect(terms).toHaveTextContent('30 Tage nach der Rechnung');
    expect(terms).toHaveTextContent('1.000,00 €, davon frei 600,00 €');
  });

  test('gets a building site, and closes one; who does not manage it cannot', async () => {
    const SITES = 'POST /api/users/companies/K-10001/sites';
    const sites = [{ ...NO_SITE, name: 'Hafen', cost_centre: '8815' }];
    api.routes[GET_COMPANIES] = () => json([{ ...company, sites }]);
    api.routes[SITES] = () => json(company);
    const { user, unmount } = open('/dashboard?bereich=firma');
    const part = within(await screen.findByRole('region', { name: 'Baustellen' }));
    expect(part.getByText('Kostenstelle 8815')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Baustelle hinzufügen' }));
    await user.click(part.getByRole('button', { name: 'Baustelle speichern' }));
    expect(await part.findByText(/einen Namen/)).toBeVisible();
    await user.type(part.getByRole('textbox', { name: /^Name der Baustelle/ }), 'Süd');
    await user.click(part.getByRole('button', { name: 'Baustelle speichern' }));
    await user.click(await part.findByRole('button', { name: 'Hafen schließen' }));
    await user.click(part.getByRole('button', { name: 'Ja, schließen' }));
    const sent = () => api.requests.filter(({ call }) => call === SITES).map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { is_new: true, site: { name: 'Süd' } },
      { is_new: false, site: { name: 'Hafen', cost_centre: '8815', is_archived: true } },
    ]);
    unmount();
    api.routes[GET_COMPANIES] = () => json([{ ...company, sites, is_owner: false }]);
    open('/dashboard?bereich=firma');
    await screen.findByText('Kostenstelle 8815');
    expect(
      screen.queryByRole('button', { name: /Baustelle hinzufügen|schließen|ändern/ }),
    ).toBeNull();
  });

  test('is ordered for again, at its own prices and for the site of the order', async () => {
    const [item] = processed().order_items;
    const again = { ...item, product_id: 1, unit: 't', unit_price: 18 } as OrderItem;
    const ordered = processed({
      customer_number: 'K-10001',
      company_name: 'Früher GmbH',
      site: 'HAFEN',
      order_items: [again],
    });
    api.routes['GET /api/users/companies/K-10001/orders'] = () => json([ordered]);
    const fixed_prices = [{ product_id: 1, price: 18, from: '2026-01-01', site: 'Hafen' }];
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, fixed_prices, sites: [{ ...NO_SITE, name: 'Hafen' }] }]);
    api.routes['GET /api/products'] = () => json([product({ id: 1, price: 24.5, unit: 't' })]);
    api.routes[ADD] = () => json([]);
    const { user } = open('/dashboard?bereich=firma');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Meine Firma' }));
    await user.click(await panel.findByRole('button', { name: 'Erneut bestellen' }));
    expect(await panel.findByText(/^1 Artikel liegt zu heutigen Preisen/)).toBeVisible();
    expect(panel.queryByText(/kostet jetzt/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('orderingFor') ?? '')).toEqual({
      number: 'K-10001',
      site: 'Hafen',
      cart: localStorage.getItem('sessionId'),
      account: currentUser().created_at,
    });
  });

  test('shows no orders to an account without any right', async () => {
    const none = { is_owner: false, may_order: false, may_see_invoices: false };
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, ...none, may_see_orders: false, members: undefined }]);
    open('/dashboard?bereich=firma');
    expect(await screen.findByText(/darf aber weder bestellen noch/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('gets an account with its rights, and is asked for its address', async () => {
    api.routes[MEMBER] = () => json(company);
    const { user } = open('/dashboard?bereich=firma');
    await user.click(await screen.findByRole('button', { name: 'Einladen' }));
    const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse eines weiteren Kontos' });
    expect(field).toHaveAccessibleDescription(/Bitte geben Sie die E-Mail-Adresse an/);
    await user.type(field, anna.email.toUpperCase());
    await user.click(screen.getByRole('button', { name: 'Einladen' }));
    expect(field).toHaveAccessibleDescription(/gehört schon zur Firma/);
    await user.clear(field);
    await user.type(field, 'Polier@beispiel.example');
    const added = within(screen.getByRole('group', { name: 'Rechte von Polier@beispiel.example' }));
    await user.click(added.getByRole('checkbox', { name: 'sieht Rechnungen' }));
    await user.click(screen.getByRole('button', { name: 'Einladen' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(api.requests.find(({ call }) => call === MEMBER)?.body).toEqual({
      ...rights,
      is_owner: false,
      email: 'Polier@beispiel.example',
      request_id: expect.any(String),
    });
  });

  test.each([true, false])(
    'links to a collective invoice only if it may be seen: %s',
    async (is) => {
      api.routes[GET_COMPANIES] = () => json([{ ...company, may_see_invoices: is }]);
      api.routes['GET /api/users/companies/K-10001/orders'] = () =>
        json([order({ collected_by: 'RE-2026-00007' })]);
      open('/dashboard?bereich=firma');
      expect(
        await screen.findByText('In der Sammelrechnung RE-2026-00007 berechnet'),
      ).toBeVisible();
      const link = screen.queryByRole('link', { name: 'PDF von RE-2026-00007' });
      expect(link?.getAttribute('href')).toBe(is ? '/api/invoices/RE-2026-00007/pdf' : undefined);
    },
  );

  test('shows orders, papers and figures of one building site', async () => {
    const site = { ...NO_SITE, name: 'Süd', city: 'Musterstadt', is_archived: true };
    const COMPANY = 'GET /api/users/companies/K-10001';
    const table = { title: 'Tonnen nach Material', head: 'Material', series: ['2026'] };
    api.routes[GET_COMPANIES] = () => json([{ ...company, sites: [site] }]);
    api.routes[`${COMPANY}/orders?site=S%C3%BCd`] = () => json([order()]);
    api.routes[`${COMPANY}/orders?site=S%C3%BCd&open=true`] = () => json([]);
    api.routes[`${COMPANY}/figures?site=S%C3%BCd`] = () =>
      json({
        materials: { ...table, unit: 'tonnes', rows: [{ name: 'Kies', values: [12.5] }] },
        is_cut: false,
      });
    const { user } = open('/dashboard?bereich=firma');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Baustelle' }), 'Süd');
    expect(await screen.findByText('abgeschlossen')).toBeVisible();
    const papers = screen.getByRole('link', { name: 'Als ZIP herunterladen' });
    expect(papers.getAttribute('href')).toMatch(/K-10001\/papers\.zip\?.*&site=S%C3%BCd$/);
    await user.click(screen.getByText('Umsatz und Mengen'));
    expect(await screen.findByRole('table', { name: table.title })).toHaveTextContent('12,5 t');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Bestellungen' }),
      'Noch nicht geliefert',
    );
    expect(await screen.findByText('Zu dieser Auswahl gibt es keine.')).toBeVisible();
  });

  test('asks before it removes an account, and keeps the focus there', async () => {
    const max = { ...anna, email: 'max@beispiel.example' };
    const invited = { ...anna, email: 'bert@beispiel.example', invited_day: '2026-11-20' };
    api.routes[GET_COMPANIES] = () => json([{ ...company, members: [anna, max, invited] }]);
    api.routes[MEMBER] = () => json(company);
    const { user } = open('/dashboard?bereich=firma');
    expect(await screen.findByText(/eingeladen am 20.11.2026/)).toBeVisible();
    const takeBack = { name: `Einladung von ${invited.email} zurücknehmen` };
    expect(screen.getByRole('button', takeBack)).toHaveTextContent('Zurücknehmen');
    const button = await screen.findByRole('button', { name: `${max.email} entfernen` });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Behalten' }));
    expect(button).toHaveFocus();
    await user.click(button);
    api.routes[GET_COMPANIES] = () => json([company]);
    await user.click(screen.getByRole('button', { name: 'Ja, entfernen' }));
    await waitFor(() => expect(screen.queryByText(max.email)).toBeNull());
    expect(screen.getByRole('list', { name: 'Konten der Firma' })).toHaveFocus();
    const sent = api.requests.filter(({ call }) => call === MEMBER);
    expect(sent.map(({ body }) => body)).toEqual([
      { ...max, request_id: expect.any(String), is_removed: true },
    ]);
  });

  const MEMBERSHIP = 'POST /api/users/companies/K-10001/membership';

  test('that invites the account is accepted or declined there', async () => {
    const { number, name } = company;
    const invitation = { number, name, invited_day: '2026-11-20' };
    api.routes[GET_COMPANIES] = () => json([]);
    api.routes['GET /api/users/invitations'] = () => json([invitation]);
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Meine Firma' }));
    expect(screen.getByRole('heading', { name: `${name} lädt Sie ein` })).toBeVisible();
    expect(screen.getByText(/vom 20.11.2026, die Kundennummer K-10001/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    api.routes[GET_COMPANIES] = () => json([company]);
    api.routes[MEMBERSHIP] = () => json([]);
    await user.click(screen.getByRole('button', { name: 'Annehmen' }));
    const done = await screen.findByText(`${name}: Ihr Konto gehört jetzt zur Firma.`);
    await waitFor(() => expect(done.closest('[role="status"]')).toHaveFocus());
    expect(api.requests.find(({ call }) => call === MEMBERSHIP)?.body).toEqual({
      request_id: expect.any(String),
      is_member: true,
    });
    expect(screen.getByRole('combobox', { name: 'Wer bestellt?' })).toHaveValue('K-10001');
    expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
  });

  test('is left by a press that is confirmed', async () => {
    api.routes[MEMBERSHIP] = () => json([]);
    const { user } = open('/dashboard?bereich=firma');
    await user.click(await screen.findByRole('button', { name: 'Beispiel Bau GmbH verlassen' }));
    expect(api.calls()).not.toContain(MEMBERSHIP);
    api.routes[GET_COMPANIES] = () => json([]);
    await user.click(screen.getByRole('button', { name: 'Ja, verlassen' }));
    expect(await screen.findByText(/Ihr Konto gehört nicht mehr zur Firma/)).toBeVisible();
    expect(api.requests.find(({ call }) => call === MEMBERSHIP)?.body).toMatchObject({
      is_member: false,
    });
    expect(await screen.findByRole('link', { name: 'Als Kunde anfragen' })).toBeVisible();
  });
});

test('the requests show the question, its status and the answers', async () => {
  const request = {
    id: 'c1',
    created_at: '2026-11-02T09:30:00.000Z',
    message: 'Was kostet eine Zufahrt?',
    request_type: 'quote',
    status: 'in_progress',
    site: 'Hafen',
    items: [{ product_id: 7, product_name: 'Kies 0/32', unit: 't', quantity: 20 }],
    replies: [{ id: 'r1', text: 'Rund 4.000 €.', at: '2026-11-02T10:00:00.000Z' }],
  };
  api.routes['GET /api/users/contacts'] = () => json([request]);
  open('/dashboard?bereich=anfragen');
  const card = await screen.findByRole('article', { name: 'Angebot vom 02.11.2026, 10:30' });
  expect(card).toHaveTextContent('In ArbeitWas kostet eine Zufahrt?');
  expect(card).toHaveTextContent(/Baustelle Hafen.*Kies.0\/32Art\.-Nr\..10.007/);
  expect(card).toHaveTextContent('Unsere Antwort vom 02.11.2026, 11:00Rund 4.000 €.');
});

test('a request that was answered with a quote is done, whatever the office noted', async () => {
  const request = {
    id: 'c1',
    created_at: '2026-11-02T09:30:00.000Z',
    message: 'Was kostet eine Zufahrt?',
    request_type: 'quote',
    status: 'open',
    replies: [],
    quote_numbers: ['AN-10001'],
  };
  api.routes['GET /api/users/contacts'] = () => json([request]);
  open('/dashboard?bereich=anfragen');
  const card = await screen.findByRole('article', { name: /^Angebot vom/ });
  expect(card).toHaveTextContent('ErledigtWas kostet eine Zufahrt?');
});

test('the settings say where to manage e-mail and password and how to delete the account', () => {
  open('/dashboard?bereich=einstellungen');
  const settings = screen.getByRole('tabpanel', { name: 'Einstellungen' });
  expect(settings).toHaveTextContent('werden über Ihr Google-Konto verwaltet');
  expect(settings).toHaveTextContent('Um Ihr Konto zu löschen');
  expectLink('Kontaktseite', expect.stringMatching(/^\/kontakt/), within(settings));
});

test('the rentals show their state and the possible actions', async () => {
  const GET_RENTALS = 'GET /api/users/rental-bookings';
  api.routes[GET_RENTALS] = () => json([rentalBooking({ state: 'confirmed' })]);
  api.routes['POST /api/rental-bookings/M-7K3M9-QX2TP/cancel'] = () =>
    json(rentalBooking({ state: 'cancelled' }));
  const { user } = open('/dashboard?bereich=mieten');
  const card = await screen.findByRole('article', { name: 'Rüttelplatte 90 kg' });
  expect(within(card).getByText('Bestätigt')).toHaveAttribute('data-color', 'blue');
  expect(card).toHaveTextContent(/25\.11\.2026 bis 27\.11\.202691,00\s€ netto/);
  expectLink('Details ansehen', '/mietbuchung/M-7K3M9-QX2TP', within(card));
  expect(await within(card).findByRole('button', { name: 'Miete verlängern' })).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Reservierung stornieren' }));
  await user.click(within(card).getByRole('button', { name: 'Ja, stornieren' }));
  expect(await within(card).findByText(/^Storniert: Rüttelplatte 90 kg \(M-/)).toBeVisible();
  await waitFor(() =>
    expect(api.calls().filter((call) => call === GET_RENTALS).length).toBeGreaterThan(1),
  );
});

test('a rental of several has the number of its reservation, and is cancelled alone', async () => {
  api.routes['GET /api/users/rental-bookings'] = () =>
    json([rentalBooking({ state: 'confirmed', group: 'M-00000-00001' })]);
  const { user } = open('/dashboard?bereich=mieten');
  const card = await screen.findByRole('article', { name: 'Rüttelplatte 90 kg' });
  expect(card).toHaveTextContent('M-00000-00001');
  await user.click(
    await within(card).findByRole('button', { name: 'Nur dieses Gerät stornieren' }),
  );
  expect(within(card).getByText(/^Möchten Sie Rüttelplatte 90 kg stornieren\?/)).toBeVisible();
  expect(card).not.toHaveTextContent('M-7K3M9-QX2TP');
});

test('rentals booked without signing in stand below the own ones, and are changed by their mails alone', async () => {
  api.routes['GET /api/users/rental-bookings'] = () => json([]);
  api.routes['GET /api/users/guest-rentals'] = () => json([rentalBooking({ state: 'confirmed' })]);
  open('/dashboard?bereich=mieten');
  expect(await screen.findByRole('heading', { name: 'Ohne Anmeldung gemietet' })).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Rüttelplatte 90 kg' }));
  expect(card.getByRole('link', { name: 'Details ansehen' })).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

test('quotes say how far they are, and open without the mail’s link while they may be', async () => {
  const quote = {
    number: 'AN-10001',
    status: 'sent',
    sent_at: '2026-03-02T09:30:00.000Z',
    valid_until: '2026-03-31',
    total_amount: 100,
    gross_amount: 119,
    vat: [{ rate: 19, net_amount: 100, vat_amount: 19 }],
    customer_name: 'Anna',
    company_name: 'Bau GmbH',
    order_numbers: [],
  };
  const expired = { ...quote, number: 'AN-10002', status: 'expired' };
  api.routes['GET /api/users/quotes'] = () => json([quote, expired]);
  open('/dashboard?bereich=angebote');
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('vom 02.03.2026 · gültig bis 31.03.2026 · für Bau GmbH, Anna');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/angebot/AN-10001',
  );
  expect(first).toHaveTextContent(/100,00 €119,00 € inkl\. 19 % MwSt\./);
  expect(second).toHaveTextContent('abgelaufen nach dem 31.03.2026');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

test('orders placed without signing in stand below the own ones', async () => {
  api.routes['GET /api/users/guest-orders'] = () => json([order({ has_note: true })]);
  open('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Ohne Anmeldung bestellt' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Lieferschein/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).toBeNull();
});

test('a saved list goes into the cart with one press, and asks first if that holds goods', async () => {
  const list = { address: 'liste?artikel=1x12,2x3', name: 'Montag', saved_day: '2026-03-02' };
  api.routes['GET /api/users/plans'] = () => json([list]);
  api.routes['POST /api/cart/plan'] = () => json([]);
  const { user } = open('/dashboard?bereich=plaene');
  await user.click(await screen.findByRole('button', { name: '„Montag“ in den Warenkorb' }));
  expect(await screen.findByText('2 Artikel liegen im Warenkorb.')).toBeVisible();
  const put = api.requests.find(({ call }) => call === 'POST /api/cart/plan');
  expect(put?.body).toMatchObject({
    lines: [
      { product_id: 1, quantity: 12 },
      { product_id: 2, quantity: 3 },
    ],
  });
  beginSession();
  const forSite = { number: 'K-10001', site: 'Hafen', account: 'x' };
  localStorage.setItem('orderingFor', JSON.stringify({ ...forSite, cart: SESSION_ID }));
  api.routes[GET_CART] = () => json([cartItem()]);
  api.routes[ADD] = () => json([]);
  await user.click(screen.getByRole('button', { name: '„Montag“ in den Warenkorb' }));
  expect(await screen.findByText(/Möchten Sie ihn ersetzen oder diese Liste/)).toBeVisible();
  expect(screen.queryByText('2 Artikel liegen im Warenkorb.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Warenkorb ersetzen' }));
  expect(await screen.findByText('2 Artikel liegen im Warenkorb.')).toBeVisible();
  const cart = localStorage.getItem('sessionId');
  expect(cart).not.toBe(SESSION_ID);
  expect(JSON.parse(localStorage.getItem('orderingFor') ?? '')).toEqual({ ...forSite, cart });
});

test('a saved list goes into the cart without the article that is no longer sold', async () => {
  const list = { address: 'liste?artikel=1x12,99x3', name: 'Montag', saved_day: '2026-03-02' };
  api.routes['GET /api/users/plans'] = () => json([list]);
  api.routes['GET /api/products'] = () => json([product({ id: 1 })]);
  const gone = refusal(404, 'Diesen Artikel gibt es nicht.');
  const answers = [gone, json([])];
  api.routes['POST /api/cart/plan'] = () => answers.shift() ?? brokenConnection();
  const { user } = open('/dashboard?bereich=plaene');
  await user.click(await screen.findByRole('button', { name: '„Montag“ in den Warenkorb' }));
  const told = '1 Artikel liegt im Warenkorb. 1 Artikel gibt es nicht mehr.';
  expect(await screen.findByText(told)).toBeVisible();
  const sent = api.requests.flatMap(({ call, body }) =>
    call === 'POST /api/cart/plan' ? (body as { request_id: string; lines: object[] }) : [],
  );
  expect(sent).toMatchObject([{ lines: [{}, {}] }, { lines: [{ product_id: 1, quantity: 12 }] }]);
  expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
});
