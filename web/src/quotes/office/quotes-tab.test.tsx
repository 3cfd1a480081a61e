import { NO_SITE } from '@shop/domain/customer/building-site';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Versioned } from '@shop/domain/office/office';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminQuote, OfficeOrderRequest, QuoteRequest } from '@shop/domain/quote/quote';
import { quoteDraft } from '@shop/domain/quote/quote-draft';
import { adminOrder, storedContact } from '@shop/domain/testing/office';
import { deliveryOptions, orderDelivery, product } from '@shop/domain/testing/wire';
import { berlinDay, mondayOf } from '@shop/domain/time/calendar';
import { loadDays } from '@shop/domain/tour/day-load';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { labelled } from '../../test/named.ts';
import { openOffice, page, type Routes, storedSettings } from '../../test/office-fixture.tsx';
import QuotesTab from './quotes-tab.tsx';

const FORM = 'Neues Angebot oder neue Bestellung';
const ONE = 'GET /api/admin/quotes/AN-10001';
const GRAVEL = { product_id: 1, product_name: 'Kies 16/32', unit: 't' };
const ITEM = { ...GRAVEL, quantity: 20, unit_price: 24.5 };
const CONTENT = quoteDraft('2026-03-02', storedContact({ items: [ITEM], postal_code: '12345' }));

const quote = (differences: Partial<AdminQuote> = {}): AdminQuote => ({
  number: 'AN-10001',
  status: 'draft',
  created_at: '2026-03-02T09:30:00.000Z',
  customer_name: 'Bernd Muster',
  company_name: 'Muster AG',
  valid_until: '2026-03-16',
  gross_amount: 583.1,
  is_opened: false,
  is_asked: false,
  revision: 1,
  content: CONTENT,
  is_changed: false,
  history: [{ what: 'created', by: 'chef@example.de', at: '2026-03-02T09:30:00.000Z' }],
  ...differences,
});

const open = (address: string, routes: Routes = {}) =>
  openOffice(`/admin/angebote${address}`, <QuotesTab />, {
    'GET /api/admin/quotes': page([quote({ status: 'sent', is_opened: true })]),
    'GET /api/admin/papers/AN-10001': () => json([]),
    'GET /api/admin/customers': page([]),
    ...routes,
  });

test('a draft begins with what its request says', () => {
  expect(CONTENT).toMatchObject({
    customer_name: 'Bernd Muster',
    company_name: 'Muster AG',
    delivery: { postal_code: '12345' },
    lines: [{ product_id: 1, name: 'Kies 16/32', quantity: 20, unit: 't', price: 24.5 }],
    valid_until: '2026-03-16',
  });
});

test('the list shows customer, state, last day and sum', async () => {
  open('');
  const row = await screen.findByRole('listitem');
  for (const text of ['Muster AG', 'Versendet', 'geöffnet', 'AN-10001', '16.03.2026', '583,10 €']) {
    expect(row).toHaveTextContent(text);
  }
});

test('a request becomes a quote, at the prices that are typed', async () => {
  const contact = storedContact({ items: [ITEM] });
  const { user, press, type, see, bodies } = open('?neu=c1', {
    'GET /api/admin/contacts/c1': () => json(contact),
    'POST /api/admin/quotes': () => json(quote(), { status: 201 }),
    [ONE]: () => json(quote()),
  });
  const price = await screen.findByLabelText('Einzelpreis netto (€)');
  await user.clear(price);
  await press('Als Entwurf speichern');
  await see('Bitte prüfen Sie die markierten Felder.');
  await user.type(price, '9,85');
  type('Menge', '12,5');
  await press('Als Entwurf speichern');
  expect(await screen.findByRole('dialog', { name: 'Angebot AN-10001' })).toBeVisible();
  const lines = [{ product_id: 1, quantity: 12.5, price: 9.85 }];
  expect(bodies('POST /api/admin/quotes')).toMatchObject([
    { contact_id: 'c1', content: { lines } },
  ]);
});

test('a draft is sent, and what was sent can be renewed', async () => {
  const SAVE = 'POST /api/admin/quotes/AN-10001/save';
  const SEND = 'POST /api/admin/quotes/AN-10001/send';
  let stored = quote({ content: { ...CONTENT, valid_until: '2099-01-01', delivery: EMPTY_WISH } });
  const send = () => {
    stored = quote({ status: 'sent', revision: 2, offer: { order_numbers: [] } as never });
    return json(stored);
  };
  const routes = { [ONE]: () => json(stored), [SAVE]: send, [SEND]: send };
  const { press, type, see, bodies } = open('?angebot=AN-10001', routes);
  await press('Angebot senden');
  await see('Bitte geben Sie die Postleitzahl der Lieferung an.');
  type('Postleitzahl', '12345');
  await press('Angebot senden');
  await see(/unterwegs, mit Link und PDF/);
  expect(screen.queryByRole('button', { name: 'Entwurf als PDF' })).toBeNull();
  await press('Verlängern und senden');
  const content = { delivery: { postal_code: '12345' } };
  expect(bodies(SAVE)).toMatchObject([{ send: true, content }]);
  expect(bodies(SEND)).toMatchObject([{ valid_until: expect.any(String) }]);
});

test('an accepted quote shows what was offered and to whom, with its PDF', async () => {
  const sums = { subtotal_amount: 490, total_amount: 490, gross_amount: 583.1, order_numbers: [] };
  const items = [{ ...ITEM, vat_rate: 19, total_price: 490, left: 0 }];
  const offer = { ...sums, items, delivery: CONTENT.delivery } as never;
  open('?angebot=AN-10001', {
    [ONE]: () => json(quote({ status: 'accepted', offer })),
    'GET /api/admin/papers/AN-10001': () =>
      json([{ id: 'q-1', kind: 'quote', title: 'Angebot AN-10001', at: '2026-03-02T09:30:00Z' }]),
  });
  expect(await screen.findByRole('region', { name: 'Kundendaten' })).toHaveTextContent('Muster AG');
  expect(screen.getByRole('row', { name: /^Kies 16\/32/ })).toHaveTextContent(
    '20 t24,50 €490,00 €',
  );
  const pdf = await screen.findByRole('link', { name: /^Angebot AN-10001/ });
  expect(pdf).toHaveAttribute('href', '/api/admin/kept-papers/q-1.pdf');
});

test('a quote says what of its mails could not be delivered', async () => {
  const mail = {
    id: 'm1',
    kind: 'quote',
    about: 'AN-10001',
    recipient: 'anna@beispiel.example',
    created_at: '2026-11-20T08:00:00Z',
    given_up_at: '2026-11-21T08:00:00Z',
  };
  open('?angebot=AN-10001', {
    [ONE]: () => json(quote({ status: 'sent' })),
    'GET /api/admin/undelivered-mail?about=AN-10001': () => json([mail]),
  });
  const told = await screen.findByRole('region', { name: /1 E-Mail konnte nicht zugestellt/ });
  expect(told).toHaveTextContent('Angebot AN-10001an anna@beispiel.example');
});

test('what is typed in a quote stays when a colleague saves it', async () => {
  let stored = quote();
  const { type, client } = open('?angebot=AN-10001', { [ONE]: () => json(stored) });
  const code = await screen.findByLabelText('Postleitzahl');
  type('Postleitzahl', '54321');
  stored = quote({ revision: 2, content: { ...CONTENT, customer_phone: '069 99' } });
  await client.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText(/^Telefonnummer/)).toHaveValue('069 99'));
  expect(code).toHaveValue('54321');
  stored = { ...stored, revision: 3, status: 'accepted' };
  await client.invalidateQueries();
  await screen.findByText(/Der Kunde hat dieses Angebot inzwischen bestellt/);
  expect(code).toHaveValue('54321');
});

describe('an order by telephone', () => {
  const TAKE = 'POST /api/admin/orders';
  const place = {
    ...{ street: 'Am Hang 7', postal_code: '11111', city: 'Ort' },
    truck_access: 'no' as const,
  };
  const site = { ...NO_SITE, name: 'BV Süd', cost_centre: 'BV-Süd', ...place };
  const customer: Versioned<CustomerInput> = {
    id: '10001',
    version: 1,
    input: {
      is_company: true,
      name: 'Muster AG',
      contact_name: 'Anna',
      phone: '069 1',
      members: [],
      address: 'Ring 5',
      vat_id: 'DE1',
      visibility: 'visible',
      sites: [site],
      invoicing: 'by_site' as const,
      fixed_prices: [
        { product_id: 1, price: 19, from: '2026-01-01', site: '' },
        { product_id: 1, price: 18, from: '2026-01-01', site: 'BV Süd' },
      ],
    },
  };
  // Queries by role are slow in a form this large.
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(labelled(label), { target: { value } });
  const add = async (number: string) => {
    const count = screen.queryAllByText('Entfernen').length;
    type(/^Weiterer Artikel/, number);
    fireEvent.keyDown(labelled(/^Weiterer Artikel/), { key: 'Enter' });
    await waitFor(() => expect(screen.getAllByText('Entfernen')).toHaveLength(count + 1));
  };
  const take = () => press('Bestellung aufnehmen');
  const telephone = async (from = 'leer', routes: Routes = {}) => {
    const view = openOffice(`/admin/angebote?neu=${from}`, <QuotesTab />, {
      'GET /api/admin/quotes': page([]),
      'GET /api/delivery-options': () => json(deliveryOptions()),
      'GET /api/products': () =>
        json([
          product({ id: 1, name: 'Kies 0/32', price: 20, unit: 't' }),
          product({ id: 7, name: 'Splitt', price: 30, unit: 't' }),
        ]),
      'GET /api/admin/customers?search=Muster&visibility=current': page([customer]),
      'GET /api/admin/customers/10001': () => json(customer),
      'GET /api/admin/customers/10001/debt': () => json({ open_amount: 0, open_count: 0 }),
      [TAKE]: () => json({ order_number: 'B-22222-22222' }),
      ...routes,
    });
    await screen.findByText('Bestellung aufnehmen');
    return { ...view, sent: () => view.bodies<OfficeOrderRequest>(TAKE) };
  };

  test('needs name and articles, one by one or from a list', async () => {
    const { sent } = await telephone();
    expect(screen.getByText(/Widerrufsbelehrung .+ auf Papier\. Ohne .+ Anschrift/)).toBeVisible();
    type('Straße und Hausnummer', 'Am Hang 7');
    expect(screen.getByText(/auf Papier\.$/)).toBeVisible();
    take();
    expect(screen.getByText('Name ist erforderlich')).toBeVisible();
    expect(screen.getByText('Eine Bestellung braucht mindestens einen Artikel.')).toBeVisible();
    await add('10 001');
    press('Liste einfügen');
    type(/^Artikelnummern/, '10007;2\n10001;5\n99999;1');
    press('Zeilen übernehmen');
    expect(screen.getByText(/„99999“ gibt es nicht\. „Kies 0\/32“ steht schon hier/)).toBeVisible();
    expect(screen.getByText('Splitt, je t')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('takes the goods of a link to a cart or a plan', async () => {
    const density = { loose_density: 1.7, compacted_density: 2 };
    const coverage = { kind: 'bulk', kg_per_unit: 1000, ...density };
    const gravel = product({ id: 7, name: 'Splitt', price: 30, unit: 't' });
    const { see } = await telephone('leer', {
      'GET /api/planner': () =>
        json({ goods: [{ ...gravel, coverage, weight_kg: 1000, roles: ['base'] }], tools: [] }),
    });
    const paste = async (link: string) => {
      type(/^Artikelnummern/, link);
      press('Zeilen übernehmen');
    };
    press('Liste einfügen');
    await paste('https://example.org/mehr?artikel=');
    await see('Darin ist kein Artikel.');
    await paste('https://example.org/mehr');
    await see('Das ist kein Link zu einem Warenkorb, einer Liste oder einem Plan.');
    await paste('https://example.org/schnellbestellung?artikel=1x20,99x1');
    await see(/„10099“ gibt es nicht/);
    expect(screen.getByLabelText('Menge')).toHaveValue('20');
    await paste('https://example.org/planer/einfahrt?m2=40');
    await see('Splitt, je t');
  });

  test('is priced as typed, asks why it goes beyond the credit, and is taken once though an answer was lost', async () => {
    const beyond = { message: 'Auf Rechnung geht diese Bestellung nicht.', code: 'beyond_credit' };
    const { sent, see, api } = await telephone('leer', {
      [TAKE]: () => json(beyond, { status: 422 }),
    });
    type(/^Name/, 'Paul Polier');
    type(/^Telefonnummer/, '069 1234');
    await add('10001');
    type('Menge', '12,5');
    type('Lieferart', 'pickup');
    expect(screen.getByText(/Gesamtsumme 250,00.€ netto/)).toHaveTextContent(
      /297,50.€ inkl\. MwSt\./,
    );
    type('Abholtag', '31.11.2026');
    take();
    expect(screen.getByLabelText('Abholtag')).toHaveFocus();
    type('Abholtag', '');
    expect(screen.queryByLabelText(/^Grund, trotzdem/)).toBeNull();
    take();
    await see(beyond.message);
    type('Grund, trotzdem auf Rechnung zu liefern', 'Zahlt morgen');
    api.routes[TAKE] = () => refusal(503, 'Gerade nicht.');
    take();
    await see('Gerade nicht.');
    api.routes[TAKE] = () => json({ order_number: 'B-22222-22222' });
    take();
    await waitFor(() => expect(screen.queryByText(FORM)).toBeNull());
    const [, lost, again] = sent();
    expect(again).toEqual(lost);
    expect(again).toMatchObject({
      gross_amount: 297.5,
      credit_reason: 'Zahlt morgen',
      content: {
        customer_name: 'Paul Polier',
        customer_email: '',
        delivery: { method: 'pickup' },
        lines: [{ product_id: 1, quantity: 12.5, price: 20 }],
      },
    });
  });

  test('from a request is taxed as the catalogue says, and free lines as the settings do', async () => {
    const set = { standard: 20, rates: [20, 7] };
    const { sent } = await telephone('c1', {
      'GET /api/admin/contacts/c1': () => json(storedContact({ items: [ITEM] })),
      'GET /api/products': () =>
        json([product({ id: 1, name: 'Kies 16/32', price: 24.5, unit: 't', vat_rate: 7 })]),
      'GET /api/admin/settings': storedSettings({ vatRates: set }),
    });
    type('Lieferart', 'pickup');
    await waitFor(() =>
      expect(screen.getByText(/Gesamtsumme 490,00.€ netto/)).toHaveTextContent(/524,30.€ inkl\./),
    );
    press('Freie Position hinzufügen');
    const rates = screen.getAllByLabelText('MwSt.-Satz');
    expect(rates.at(-1)).toHaveValue('20');
    fireEvent.click(screen.getAllByText('Entfernen').at(-1) as HTMLElement);
    take();
    await waitFor(() => expect(sent()).toMatchObject([{ gross_amount: 524.3 }]));
  });

  test('takes customer, site and their own prices, but for those that were typed', async () => {
    const { sent } = await telephone();
    await add('10001');
    type('Kunden suchen', 'Muster');
    fireEvent.keyDown(labelled('Kunden suchen'), { key: 'Enter' });
    await screen.findByText('Zuordnung lösen');
    const price = screen.getByLabelText(/^Einzelpreis/);
    // Their only site is taken with them.
    expect(screen.getByText('Lieferung: BV Süd, Am Hang 7, 11111 Ort')).toBeVisible();
    await waitFor(() => expect(price).toHaveValue('18,00'));
    expect(labelled(/^Weiterer Artikel/)).toHaveFocus();
    type('Baustelle', '');
    expect(price).toHaveValue('19,00');
    await screen.findByLabelText('Baustelle');
    expect(screen.getByText(/eine Sammelrechnung im Monat je Baustelle\. Ohne/)).toBeVisible();
    type('Baustelle', 'BV Süd');
    expect(screen.queryByText(/je Baustelle\. Ohne/)).toBeNull();
    expect(screen.getByText(/netto; eigener Preis, Liste 20,00.€/)).toBeVisible();
    await waitFor(() => expect(price).toHaveValue('18,00'));
    fireEvent.change(price, { target: { value: '17,50' } });
    type('Baustelle', '');
    type('Baustelle', 'BV Süd');
    expect(price).toHaveValue('17,50');
    take();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.content).toMatchObject({
      customer_number: 'K-10001',
      site: 'BV Süd',
      company_name: 'Muster AG',
      customer_name: 'Anna',
      company_address: 'Ring 5',
      tax_number: 'DE1',
      delivery: { street: 'Am Hang 7', truck_access: 'no' },
      lines: [{ price: 17.5 }],
    });
  });

  test('with delivery needs a place, which may be that of the invoice', async () => {
    const { sent, see } = await telephone('leer', {
      'GET /api/admin/customers?search=Muster&visibility=current': page([
        { ...customer, input: { ...customer.input, address: 'Ring 5\n11111 Ort', sites: [] } },
      ]),
    });
    type(/^Name/, 'Paul Polier');
    type(/^Telefonnummer/, '069 1234');
    await add('10001');
    take();
    await see('Bitte geben Sie Straße und Hausnummer der Lieferung an.');
    expect(screen.getByLabelText('Straße und Hausnummer')).toHaveFocus();
    await see('Bitte geben Sie den Ort der Lieferung an.');
    type('Rechnungsanschrift', 'Weg 2, 11111 Ort');
    press('Wie Rechnungsanschrift');
    expect(screen.getByLabelText('Straße und Hausnummer')).toHaveValue('Weg 2');
    expect(screen.queryByText('Wie Rechnungsanschrift')).toBeNull();
    type('Straße und Hausnummer', '');
    type('Postleitzahl', '');
    type('Ort', '');
    type('Kunden suchen', 'Muster');
    fireEvent.keyDown(labelled('Kunden suchen'), { key: 'Enter' });
    await see('Lieferung: Ring 5, 11111 Ort');
    take();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.content.delivery).toMatchObject({ street: 'Ring 5', city: 'Ort' });
  });

  test('shows what is due on the days around while a day is chosen, and what the lines weigh', async () => {
    const day = berlinDay(new Date());
    const monday = mondayOf(day);
    const { see } = await telephone('leer', {
      'GET /api/products/1': () => json(product({ id: 1, weight_kg: 1500 })),
      [`GET /api/admin/delivery-days?day=${monday}`]: () =>
        json(loadDays(monday).map((each) => ({ day: each, kg: 12_500, stops: 3, pickups: 0 }))),
    });
    await add('10001');
    type('Menge', '3');
    await see(/; ca\. 4,5.t/);
    expect(screen.queryByRole('group', { name: 'Was an den Tagen ansteht' })).toBeNull();
    fireEvent.focus(screen.getByLabelText('Liefertag'));
    expect(await screen.findAllByText(/12,5.t · 3 Halte/)).not.toHaveLength(0);
  });

  test('leads by Enter from the customer over articles and quantities to the next article', async () => {
    await telephone('bestellung');
    expect(labelled('Kunden suchen')).toHaveFocus();
    await add('splitt');
    expect(screen.getByLabelText('Menge')).toHaveFocus();
    fireEvent.keyDown(screen.getByLabelText('Menge'), { key: 'Enter' });
    expect(labelled(/^Weiterer Artikel/)).toHaveFocus();
    type(/^Weiterer Artikel/, '10007');
    fireEvent.keyDown(labelled(/^Weiterer Artikel/), { key: 'Enter' });
    // It is there already.
    expect(screen.getByLabelText('Menge')).toHaveFocus();
    expect(labelled(/^Weiterer Artikel/)).toHaveValue('');
  });

  test.each([
    ['kies 8/16', 'Kies 8/16, je t'],
    ['splitt 2/5', 'Edelsplitt Granit 2/5, je t'],
    ['2/5', 'Edelsplitt Granit 2/5, je t'],
    ['mörtel 2/5', undefined],
    ['1000', undefined],
  ])('finds by „%s“ what the shop does, and Enter takes %s', async (text, taken) => {
    const names = ['Kies 16/32', 'Kies 8/16', 'Edelsplitt Granit 2/5'];
    await telephone('bestellung', {
      'GET /api/products': () =>
        json(names.map((name, index) => product({ id: index + 1, name, unit: 't' }))),
    });
    type(/^Weiterer Artikel/, text);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    fireEvent.keyDown(labelled(/^Weiterer Artikel/), { key: 'Enter' });
    expect(screen.queryAllByText('Entfernen')).toHaveLength(taken ? 1 : 0);
    if (taken) expect(screen.getByText(taken)).toBeVisible();
  });

  test.each([
    ['bestellung', ['Bestellung aufnehmen', 'Angebot senden', 'Als Entwurf speichern']],
    ['leer', ['Angebot senden', 'Als Entwurf speichern', 'Bestellung aufnehmen']],
  ])('opened for „%s“ has that as its main button', async (from, labels) => {
    await telephone(from);
    const bar = screen.getByText('Bestellung aufnehmen').parentElement as HTMLElement;
    const buttons = [...bar.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent).slice(0, 3)).toEqual(labels);
    expect(buttons.filter(({ className }) => className.includes('contained'))).toEqual([
      buttons[0],
    ]);
  });

  test('keeps what was typed until it is dropped', async () => {
    const first = await telephone('bestellung');
    type(/^Telefonnummer/, '069 1234');
    first.unmount();
    const second = await telephone('bestellung');
    expect(labelled(/^Telefonnummer/)).toHaveValue('069 1234');
    press('Neu beginnen');
    expect(labelled(/^Telefonnummer/)).toHaveValue('');
    type(/^Telefonnummer/, '069 5678');
    press('Schließen');
    press('Ja, verwerfen');
    await waitFor(() => expect(screen.queryByText(FORM)).toBeNull());
    second.unmount();
    await telephone('bestellung');
    expect(labelled(/^Telefonnummer/)).toHaveValue('');
  });

  test.each([
    [{ open_amount: 0, open_count: 0 }, ['Nichts offen']],
    [
      {
        open_amount: 1190,
        open_count: 2,
        credit: { limit_amount: 5000, used_amount: 1500 },
      },
      [/Offen 1\.190,00.€ brutto aus 2 Bestellungen/, /Kredit frei 3\.500,00.€ von 5\.000,00.€/],
    ],
    [
      { open_amount: 1, open_count: 1, credit: { limit_amount: 5000, used_amount: 5000 } },
      [/aus einer Bestellung/, /Kreditlimit 5\.000,00.€ ausgeschöpft/],
    ],
  ])('shows beside the customer what is open: %o', async (debt, texts) => {
    const { see } = await telephone('K-10001', {
      'GET /api/admin/customers/10001/debt': () => json(debt),
    });
    for (const text of texts) await see(text);
  });

  test('of a request for a site has what picking it fills in', async () => {
    const asked = { customer_number: 'K-10001', site: 'BV Süd', postal_code: '12345' };
    const { bodies } = await telephone('c1', {
      'POST /api/admin/quotes': () => json(quote(), { status: 201 }),
      [ONE]: () => json(quote()),
      'GET /api/admin/contacts/c1': () => json(storedContact({ ...asked, items: [ITEM] })),
    });
    press('Als Entwurf speichern');
    const drafts = () => bodies<QuoteRequest>('POST /api/admin/quotes');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    expect(drafts()[0]?.content).toMatchObject({
      customer_name: 'Bernd Muster',
      company_address: 'Ring 5',
      site: 'BV Süd',
      cost_centre: 'BV-Süd',
      delivery: { street: 'Am Hang 7', postal_code: '11111', truck_access: 'no' },
    });
  });

  test.each([
    ['K-10001', { customer_number: 'K-10001', company_name: 'Muster AG' }],
    ['B-7K3M9-QX2TP', { customer_name: 'Anna Beispiel', delivery: { city: 'Neudorf' } }],
  ])('begins with %s', async (from, content) => {
    const earlier = { customer_name: 'Anna Beispiel', customer_phone: '069 1' };
    const order = adminOrder({ ...earlier, delivery: orderDelivery({ city: 'Neudorf' }) });
    const { sent } = await telephone(from, {
      'GET /api/admin/orders/B-7K3M9-QX2TP': () => json(order),
    });
    type('Lieferart', 'pickup');
    await add('10001');
    take();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.content).toMatchObject(content);
  });
});
