import { cartItem, currentUser } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { brokenConnection, held, json, refusal } from '../../lib/api/fake-api.ts';
import { GET_CART, SESSION_ID, storeChanges } from '../../test/fixtures.ts';
import {
  CONFIRMATION,
  checkoutApiForEach,
  field,
  fill,
  fillContact,
  openCheckout,
  openFilled,
  POST_ORDER,
  submit,
} from './checkout-fixture.tsx';

const { api, orders } = checkoutApiForEach();

describe('placing an order', () => {
  test('a private customer orders once, though pressed twice, and leaves nothing behind', async () => {
    const later = held();
    api.routes[POST_ORDER] = later.route;
    localStorage.setItem('cartChanges', '{}');
    const { user, visited } = openCheckout();
    expect(await screen.findByText(/Ohne Adresse rufen wir Sie an\./)).toBeVisible();
    await fillContact();
    await user.dblClick(screen.getByRole('button', { name: 'Bestellung absenden' }));
    expect(screen.getByRole('button', { name: 'Bestellung wird verarbeitet...' })).toBeDisabled();
    await user.type(await field('Name'), '{Enter}');
    expect(orders()).toHaveLength(1);
    later.give(json({ order_number: 'B-00000-00001' }));
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(visited).toEqual(['/checkout', CONFIRMATION]);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(orders()[0]?.body).toMatchObject({
      session_id: SESSION_ID,
      customer_name: 'Anna Beispiel',
      customer_email: 'anna@beispiel.example',
      customer_phone: '069 1234',
      payment_method: 'rechnung',
      total_amount: 64.8,
      order_items: [
        {
          product_id: 7,
          product_name: 'Kies 0/32',
          quantity: 2,
          unit_price: 19.9,
          total_price: 39.8,
        },
      ],
    });
  });

  test('reports what it saw of the cart, and keeps later additions and the cancel token', async () => {
    const later_session_id = 'session-of-later-items';
    api.routes[POST_ORDER] = () =>
      json({ order_number: 'B-00000-00001', token: 't.1', later_session_id });
    storeChanges({ deltas: { 7: -1 } });
    const { user, visited } = await openFilled();
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(orders()[0]?.body).toMatchObject({
      order_items: [{ quantity: 1 }],
      later: {
        session_id: expect.stringMatching(/^.{16,64}$/),
        seen: [{ product_id: 7, quantity: 2 }],
      },
    });
    expect({ ...localStorage }).toEqual({ sessionId: later_session_id });
    expect({ ...sessionStorage }).toEqual({ cancelLink: 'B-00000-00001 t.1' });
  });

  test('a business customer orders with company data, prepayment and notes', async () => {
    const { user, visited } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Geschäftskunde' }));
    await fillContact();
    await fill('Firmenname', 'Beispiel Bau GmbH');
    await fill('Firmenadresse', 'Weg 1, 12345 Musterstadt');
    await fill('USt-IdNr./Steuernummer', 'DE1');
    await fill('Ihre Bestellnummer', 'Kst. 4711');
    await user.click(screen.getByRole('radio', { name: 'Vorkasse' }));
    await fill('Anmerkungen zur Bestellung', 'Bitte anrufen');
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(orders()[0]?.body).toMatchObject({
      company_name: 'Beispiel Bau GmbH',
      company_address: 'Weg 1, 12345 Musterstadt',
      tax_number: 'DE1',
      customer_reference: 'Kst. 4711',
      payment_method: 'vorkasse',
      notes: 'Bitte anrufen',
    });
  });

  test('shows and orders local changes of the cart', async () => {
    storeChanges({ deltas: { 7: 3, 8: -1 } });
    const sand = cartItem({ id: '8', product_id: 8, name: 'Spielsand', quantity: 1 });
    api.routes[GET_CART] = () => json([cartItem(), sand]);
    const { user } = await openFilled();
    expect(screen.getByText('Kies 0/32').closest('li')).toHaveTextContent('5 t × 19,90 €');
    expect(screen.queryByText('Spielsand')).toBeNull();
    await submit(user);
    expect(orders()[0]?.body).toMatchObject({
      total_amount: 124.5,
      order_items: [{ product_id: 7, quantity: 5, total_price: 99.5 }],
    });
  });
});

describe('a failed order', () => {
  test('is announced and keeps the input', async () => {
    const { user, visited } = await openFilled();
    for (const [answer, alert] of [
      [
        () => refusal(422, 'Bitte prüfen Sie Ihren Warenkorb.'),
        ': Bitte prüfen Sie Ihren Warenkorb.',
      ],
      [() => json({}), '. Bitte versuchen Sie es erneut.'],
      [() => new Response('<h1>502</h1>', { status: 502 }), ': Unbekannter Fehler'],
      [brokenConnection, '. Bitte versuchen Sie es erneut.'],
    ] as const) {
      api.routes[POST_ORDER] = answer;
      await submit(user);
      const said = `Fehler beim Erstellen der Bestellung${alert}`;
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
      expect(await field('Name')).toHaveValue('Anna Beispiel');
      expect(screen.getByRole('button', { name: 'Bestellung absenden' })).toBeEnabled();
    }
    expect(localStorage.getItem('sessionId')).toBe(SESSION_ID);
    expect(visited).toEqual(['/checkout']);
  });

  test('is announced even if the cart cannot be loaded either', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = () => refusal(503, 'Der Shop ist gerade nicht erreichbar.');
    const { user, visited } = await openFilled();
    api.routes[POST_ORDER] = gone;
    api.routes[GET_CART] = gone;
    await submit(user);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByRole('alert')).toHaveTextContent('nicht erreichbar');
    expect(screen.getByText('Kies 0/32')).toBeVisible();
    expect(visited).toEqual(['/checkout']);
  });

  test('caused by a changed price shows the new one', async () => {
    api.routes[POST_ORDER] = () => refusal(422, 'Der Preis beträgt jetzt 21,00 €.');
    const { user } = await openFilled();
    api.routes[GET_CART] = () => json([cartItem({ price: 21 })]);
    await submit(user);
    const summary = screen.getByRole('region', { name: 'Ihre Bestellung' });
    await waitFor(() => expect(summary).toHaveTextContent('Gesamtsumme67,00 €'));
    expect(screen.getByRole('alert')).toHaveTextContent('Der Preis beträgt jetzt 21,00 €.');
  });

  test('that was accepted after all redirects to the confirmation', async () => {
    api.routes[POST_ORDER] = brokenConnection;
    const { user, visited } = await openFilled();
    api.routes[GET_CART] = () => json([], { headers: { 'order-number': 'B-00000-00001' } });
    await submit(user);
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect(visited).toEqual(['/checkout', CONFIRMATION]);
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  });
});

describe('an order without a connection', () => {
  const REACH = 'HEAD /favicon.svg';
  const said = () =>
    [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.routes[POST_ORDER] = brokenConnection;
  });

  test('is reported once, in one alert, and stays in this tab until it is sent', async () => {
    const { user, visited } = await openFilled();
    await submit(user);
    await screen.findByRole('alert');
    expect(said()).toEqual([
      expect.stringMatching(
        /^Fehler beim Erstellen der Bestellung\. Bitte versuchen Sie es erneut\.Keine Internetverbindung: Ihre Bestellung wurde.* doppelt kommt nichts an\.$/,
      ),
    ]);
    expect(checkoutDraft.read().customer_name).toBe('Anna Beispiel');

    const later = held();
    api.routes[POST_ORDER] = later.route;
    await submit(user);
    expect(screen.queryByRole('alert')).toBeNull();
    later.give(json({ order_number: 'B-00000-00001' }, { status: 201 }));
    await waitFor(() => expect(visited).toContain(CONFIRMATION));
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });

  test('is reported by a notice once the connection is back, even after a reload', async () => {
    const { user, unmount } = await openFilled();
    await submit(user);
    await screen.findByRole('alert');
    api.routes[REACH] = () => new Response();
    fireEvent(window, new Event('online'));
    const back = expect.stringContaining('die Verbindung ist wieder da');
    await waitFor(() => expect(said()).toEqual([back]));
    unmount();
    openCheckout();
    await field('Name');
    await waitFor(() => expect(said()).toEqual([back]));
  });

  test('that is refused later is reported by the refusal only', async () => {
    const { user } = await openFilled();
    await submit(user);
    await screen.findByRole('alert');
    api.routes[REACH] = () => new Response();
    api.routes[POST_ORDER] = () => refusal(422, 'Bitte prüfen Sie Ihren Warenkorb.');
    await submit(user);
    const refused = 'Fehler beim Erstellen der Bestellung: Bitte prüfen Sie Ihren Warenkorb.';
    await waitFor(() => expect(said()).toEqual([refused]));
  });
});

describe('an account of a company', () => {
  const company = {
    number: 'K-10001',
    name: 'Beispiel Bau GmbH',
    address: 'Bauhof 1\n12345 Musterstadt',
    country: 'DE',
    tax_number: 'DE123456788',
    buyer_reference: '',
    sites: [
      {
        name: 'Gartenstraße',
        street: 'Gartenstraße 5',
        postal_code: '11111',
        city: 'Musterstadt',
        truck_access: 'no',
        unloading_place: 'links vom Tor',
        contact_name: 'Jan Polier',
        contact_phone: '0171 1',
        cost_centre: 'BV-7',
      },
    ],
    is_owner: false,
    may_order: true,
    may_see_invoices: false,
  };
  const GET_COMPANIES = 'GET /api/users/companies';
  const storeChoice = (fields: object = {}) => {
    const choice = { number: 'K-10001', site: '', account: currentUser().created_at, ...fields };
    window.localStorage.setItem('orderingFor', JSON.stringify(choice));
  };

  beforeEach(() => {
    api.routes['GET /api/users/profile'] = () => json({ phone: '069 1234' });
    storeChoice();
  });

  test.each([
    ['orders has chosen none', undefined],
    ['chose on this device is another account', '2020-01-01T00:00:00.000Z'],
  ])('of several orders for itself while whoever %s', async (_, account) => {
    if (account) storeChoice({ account });
    else window.localStorage.removeItem('orderingFor');
    api.routes[GET_COMPANIES] = () => json([company, { ...company, number: 'K-10002' }]);
    const { user } = openCheckout({ user: currentUser() });
    const choice = await screen.findByRole('combobox', { name: 'Wer bestellt?' });
    expect(choice).toHaveValue('');
    expect(screen.queryByText('Rechnung an:')).toBeNull();
    await user.selectOptions(choice, 'K-10001');
    expect(await screen.findByText('Rechnung an:')).toBeVisible();
    expect(JSON.parse(window.localStorage.getItem('orderingFor') ?? '')).toMatchObject({
      number: 'K-10001',
      account: currentUser().created_at,
    });
  });

  test('orders for it: its details are filled in and sent with its number, at its prices', async () => {
    api.routes[GET_COMPANIES] = () =>
      json([company, { ...company, number: 'K-10002', may_order: false }]);
    const { user } = openCheckout({ user: currentUser() });
    const phone = await field('Telefonnummer');
    await waitFor(() => expect(phone).toHaveValue('069 1234'));
    const choice = await screen.findByRole('combobox', { name: 'Wer bestellt?' });
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    expect(choice).toHaveValue('K-10001');
    expect((await screen.findByText('Rechnung an:')).parentElement).toHaveTextContent(
      'Rechnung an: Beispiel Bau GmbH, Bauhof 1, 12345 Musterstadt, DE123456788',
    );
    const sites = await screen.findByRole('combobox', { name: 'Baustelle' });
    await user.selectOptions(sites, 'Gartenstraße');
    expect(await field('Straße')).toHaveValue('Gartenstraße 5');
    await fill('Ihre Bestellnummer', '2026-114');
    await submit(user);
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({
      customer_number: 'K-10001',
      site: 'Gartenstraße',
      company_name: 'Beispiel Bau GmbH',
      company_address: company.address,
      tax_number: 'DE123456788',
      customer_reference: '2026-114',
      cost_centre: 'BV-7',
      delivery: {
        street: 'Gartenstraße 5',
        postal_code: '11111',
        truck_access: 'no',
        contact_name: 'Jan Polier',
        unloading_place: 'links vom Tor',
      },
    });
  });

  test('gets the record’s phone if it has none, and no site of an earlier cart', async () => {
    api.routes['GET /api/users/profile'] = () => json({});
    const sites = [...company.sites, { ...company.sites[0], name: 'Hafen' }];
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, sites, contact_name: 'Bea Büro', phone: '069 9' }]);
    storeChoice({ site: 'Gartenstraße', cart: 'earlier' });
    const { user } = openCheckout({ user: currentUser() });
    const phone = await field('Telefonnummer');
    await waitFor(() => expect(phone).toHaveValue('069 9'));
    expect(await field('Name')).toHaveValue(currentUser().google_user_data.name);
    expect(await screen.findByRole('combobox', { name: 'Baustelle' })).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wer bestellt?' }), '');
    await waitFor(() => expect(phone).toHaveValue(''));
  });

  test('keeps what was typed where a site says nothing, and takes its own details back', async () => {
    const bare = { ...company.sites[0], name: 'Ohne Angaben', street: '', unloading_place: '' };
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, sites: [...company.sites, { ...bare, cost_centre: '' }] }]);
    const { user } = openCheckout({ user: currentUser() });
    const phone = await field('Telefonnummer');
    await waitFor(() => expect(phone).toHaveValue('069 1234'));
    await screen.findByText('Rechnung an:');
    await fill('Abladestelle', 'Hinter der Garage');
    await fill('Ihre Bestellnummer', '2026-114');
    const sites = await screen.findByRole('combobox', { name: 'Baustelle' });
    await user.selectOptions(sites, 'Ohne Angaben');
    expect(sites).toHaveValue('Ohne Angaben');
    expect(await field('Abladestelle')).toHaveValue('Hinter der Garage');
    await user.selectOptions(sites, 'Gartenstraße');
    expect(await field('Abladestelle')).toHaveValue('links vom Tor');
    await user.selectOptions(sites, 'Ohne Angaben');
    expect(await field('Abladestelle')).toHaveValue('');
    expect(await field('Kostenstelle')).toHaveValue('');
    expect(await field('Ihre Bestellnummer')).toHaveValue('2026-114');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wer bestellt?' }), '');
    expect(await field('Firmenname')).toHaveValue('');
  });

  test('orders for its only one, or as a private customer once that is chosen, here and next time', async () => {
    window.localStorage.removeItem('orderingFor');
    api.routes[GET_COMPANIES] = () => json([company]);
    const { user } = openCheckout({ user: currentUser() });
    await screen.findByText('Rechnung an:');
    await user.click(screen.getByRole('radio', { name: 'Privatkunde' }));
    await waitFor(() => expect(checkoutDraft.read().customer_number).toBe(''));
    expect(screen.getByRole('combobox', { name: 'Wer bestellt?' })).toHaveValue('');
    expect(window.localStorage.getItem('orderingFor')).toContain('"number":""');
    await submit(user);
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({ company_name: '' });
    expect(orders()[0]?.body).not.toHaveProperty('customer_number');
  });

  test('says why an order beyond the credit cannot be on account', async () => {
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, credit: { limit_amount: 1000, used_amount: 999 } }]);
    const { user } = openCheckout({ user: currentUser() });
    expect(await screen.findByText(/Von Ihrem Kreditrahmen sind 1,00\s€ frei/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Vorkasse/ }));
    expect(screen.queryByText(/Kreditrahmen/)).toBeNull();
  });

  test('chooses among its open sites, whose Leitweg-ID goes before that of the company', async () => {
    const [site] = company.sites;
    const sites = [
      { ...site, buyer_reference: '991-01234-38' },
      { ...site, name: 'Alt', is_archived: true },
      { ...site, name: 'Fertig', to_day: '2020-01-01' },
    ];
    api.routes[GET_COMPANIES] = () =>
      json([{ ...company, sites, buyer_reference: '04011000-1234512345-06' }]);
    checkoutDraft.write({
      ...checkoutDraft.read(),
      customer_name: 'Anna',
      customer_type: 'business',
      customer_number: 'K-10001',
      site: 'Alt',
      buyer_reference: '04011000-1234512345-06',
    });
    const { user } = openCheckout({ user: currentUser() });
    const choice = await screen.findByRole('combobox', { name: 'Baustelle' });
    // The only one is chosen.
    await waitFor(() => expect(choice).toHaveValue('Gartenstraße'));
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    expect(await field('Leitweg-ID')).toHaveValue('991-01234-38');
    await user.selectOptions(choice, '');
    expect(await field('Leitweg-ID')).toHaveValue('04011000-1234512345-06');
    expect(await field('Straße')).toHaveValue('');
    expect(checkoutDraft.read()).toMatchObject({ site: '', customer_number: 'K-10001' });
  });

  test('does not order for a company that it no longer belongs to', async () => {
    api.routes[GET_COMPANIES] = () => json([]);
    checkoutDraft.write({ ...checkoutDraft.read(), customer_number: 'K-10001' });
    openCheckout({ user: currentUser() });
    await screen.findByRole('radio', { name: 'Privatkunde' });
    await waitFor(() => expect(checkoutDraft.read().customer_number).toBe(''));
    expect(screen.queryByRole('combobox', { name: 'Wer bestellt?' })).toBeNull();
  });
});
