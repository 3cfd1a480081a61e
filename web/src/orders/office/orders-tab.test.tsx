import { NEXT_PAGE_HEADER } from '@shop/domain/contract/call';
import { NO_SITE } from '@shop/domain/customer/building-site';
import { ORDER_STATUSES, orderStatus } from '@shop/domain/order/order-status';
import { adminOrder } from '@shop/domain/testing/office';
import { orderDelivery } from '@shop/domain/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../app/office/admin-fixture.tsx';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { page, type Routes } from '../../test/office-fixture.tsx';
import { NUMBER, openOrder } from './order-fixture.tsx';

const ORDERS = 'GET /api/admin/orders';
const CHANGE_STATUS = `POST /api/admin/orders/${NUMBER}/status`;
const GET_ORDER = `GET /api/admin/orders/${NUMBER}`;
const BY = 'lager@tiefbau.example';
const AT = '2026-11-04T08:15:00.000Z';
const STARTED = { what: 'status', from: 'pending', to: 'processing', by: BY, at: AT } as const;

const open = (routes: Routes = {}, query = '') => openAdmin(`bestellungen${query}`, routes);

async function openDetails(routes: Routes = {}, query = '') {
  const view = open(routes, query);
  await view.press(`Details zur Bestellung ${NUMBER}`);
  const dialog = within(await screen.findByRole('dialog', { name: `Bestellung ${NUMBER}` }));
  return { ...view, dialog };
}

test('a row shows number, customer, payment, actual status, delivery, amount and date; a file has all', async () => {
  const day = { delivery: orderDelivery(), delivery_day: '2026-11-24' };
  const order = adminOrder({ order_status: 'delivered', payment_state: 'paid', ...day });
  open({ [ORDERS]: page([order]) });
  const row = await screen.findByRole('row', { name: new RegExp(NUMBER) });
  for (const text of [
    'Anna BeispielBeispiel Bau GmbHanna@beispiel.example',
    'Vorkasse bezahlt',
    '64,80 € netto',
    'Di 24.11.2026Am Hang 7,12355 Neudorf',
    '03.11.2026, 14:05',
  ]) {
    expect(row).toHaveTextContent(text);
  }
  expect(within(row).getByText('Geliefert')).toHaveAttribute('data-color', 'green');
  const link = screen.getByRole('link', { name: 'CSV-Export' });
  expect(link).toHaveAttribute('href', '/api/admin/orders.csv');
  expect(link).toHaveAttribute('download');
});

test('a press anywhere in a row opens the order at its address, and closing goes back to its button', async () => {
  const { user, press, visited } = open({ [GET_ORDER]: () => json(adminOrder()) });
  await user.click(await screen.findByText('anna@beispiel.example'));
  await screen.findByRole('dialog', { name: `Bestellung ${NUMBER}` });
  expect(visited.at(-1)).toBe(`/admin/bestellungen?bestellung=${NUMBER}`);
  await press('Schließen');
  await waitFor(() => expect(visited.at(-1)).toBe('/admin/bestellungen'));
  const details = screen.getByRole('button', { name: `Details zur Bestellung ${NUMBER}` });
  await waitFor(() => expect(details).toHaveFocus());
});

test('shows the orders of a customer and of a building site, until the customer is dropped', async () => {
  const input = { name: 'Muster Bau', sites: [{ ...NO_SITE, name: 'Süd' }] };
  const { choose, see, visited } = open(
    {
      [`${ORDERS}?customer=K-10001`]: page([adminOrder()], { total: 2 }),
      [`${ORDERS}?customer=K-10001&site=S%C3%BCd`]: page([adminOrder()]),
      'GET /api/admin/customers/10001': () => json({ id: '10001', version: 1, input }),
    },
    '?kunde=K-10001',
  );
  await see('2 Bestellungen von K-10001');
  await screen.findByRole('option', { name: 'Muster Bau' });
  await choose('Baustelle', 'Süd');
  await see('1 Bestellung von K-10001 für die Baustelle „Süd“');
  await choose('Kunde', 'Alle');
  await see('1 Bestellung');
  expect(visited.at(-1)).toBe('/admin/bestellungen');
  expect(screen.queryByRole('combobox', { name: 'Baustelle' })).toBeNull();
});

test('the filter offers all statuses, and the server counts the hits', async () => {
  const { choose, see } = open({
    [`${ORDERS}?status=processing`]: page([adminOrder()], { total: 1234 }),
  });
  await see('1 Bestellung');
  const options = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
  const statuses = ORDER_STATUSES.map((status) => orderStatus(status).label);
  const others = ['Ohne Liefertag', 'Liefertag überschritten', 'Zuzuordnen'];
  const shown = options.map(({ textContent }) => textContent.replace(' (neu)', ''));
  expect(shown).toEqual(['Alle', ...statuses, ...others]);
  await choose('Status', 'Wird bearbeitet');
  await see('1.234 Bestellungen mit Status „Wird bearbeitet“');
});

test('loads more orders page by page and moves the focus to the end', async () => {
  const { press } = open({
    [ORDERS]: page([adminOrder()], { total: 2, next: 'seite2' }),
    [`${ORDERS}?after=seite2`]: page([adminOrder({ order_number: 'B-ALT' })], { total: 2 }),
  });
  await press('Mehr laden');
  expect(await screen.findByRole('row', { name: /B-ALT/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  await waitFor(() => expect(screen.getByText('2 von 2 angezeigt')).toHaveFocus());
});

describe('a search', () => {
  const searchField = () => screen.findByRole('searchbox', { name: 'Bestellungen suchen' });

  test('of two letters is sent to the server and stays in the address', async () => {
    const { api, user, visited, see } = open({
      [`${ORDERS}?search=must`]: page([adminOrder({ order_number: 'B-MVST0-00001' })]),
    });
    await user.type(await searchField(), 'm{Enter}');
    await see(/mindestens zwei Buchstaben oder Ziffern/);
    expect(await screen.findByRole('row', { name: /B-7K3M9-QX2TP/ })).toBeVisible();
    expect(api.calls().filter((call) => call.includes('search='))).toEqual([]);
    await user.type(await searchField(), 'ust');
    await see('1 Bestellung zu „must“');
    expect(screen.getByRole('row', { name: /B-MVST0-00001/ })).toBeVisible();
    expect(visited.at(-1)).toBe('/admin/bestellungen?suche=must');
    await see(/Nicht gefunden werden Wortmitten, Tippfehler/);
  });

  test('is opened by a link, with filters and sorting', async () => {
    const query = 'search=must&status=pending&payment=open&delivery_day=2026-11-24&sort=amount';
    const { see } = open(
      { [`${ORDERS}?${query}`]: page([adminOrder()], { total: 12 }) },
      '?suche=must&status=pending&zahlung=open&liefertag=2026-11-24&sortierung=amount',
    );
    await see(
      '12 Bestellungen zu „must“ mit Status „In Bearbeitung“ (Zahlung offen) für den 24.11.2026',
    );
    expect(await searchField()).toHaveValue('must');
    expect(screen.getByRole('combobox', { name: 'Zahlung' })).toHaveValue('open');
    expect(screen.getByRole('textbox', { name: 'Liefertag' })).toHaveValue('24.11.2026');
    expect(screen.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('amount');
  });

  test('ignores invalid values in a link', async () => {
    await open({}, '?status=quatsch&zahlung=halb&liefertag=2026-02-30&sortierung=name').see(
      '1 Bestellung',
    );
  });

  test('keeps payment, delivery day and sorting in the address, and can be reset', async () => {
    const query = `${ORDERS}?payment=paid&delivery_day=2026-11-24`;
    const { user, visited, press, choose, see } = open({
      [`${ORDERS}?payment=paid`]: page([]),
      [query]: page([]),
      [`${query}&sort=delivery_day`]: page([]),
    });
    await see('1 Bestellung');
    await choose('Zahlung', 'Bezahlt');
    await user.type(screen.getByRole('textbox', { name: 'Liefertag' }), '24.11.2026');
    await waitFor(() => expect(visited.at(-1)).toContain('liefertag=2026-11-24'));
    await choose('Sortierung', 'Liefertag');
    await see(/ohne Liefertag fehlen in dieser Sortierung/);
    expect(visited.at(-1)).toBe(
      '/admin/bestellungen?zahlung=paid&liefertag=2026-11-24&sortierung=delivery_day',
    );
    await see('Keine Bestellungen gefunden');
    await press('Alle Bestellungen anzeigen');
    await see('1 Bestellung');
    expect(visited.at(-1)).toBe('/admin/bestellungen');
  });

  test('that found nothing yet can be continued', async () => {
    const query = `${ORDERS}?search=anna+muster`;
    /** An answer without a known total. */
    const unknownTotal = (items: readonly unknown[], next: string) => () =>
      json(items, { headers: { [NEXT_PAGE_HEADER]: next } });
    const { press, see } = open(
      {
        [query]: unknownTotal([], 'seite2'),
        [`${query}&after=seite2`]: unknownTotal([adminOrder()], 'seite3'),
        [`${query}&after=seite3`]: page([]),
      },
      '?suche=anna+muster',
    );
    await press('Weitersuchen');
    await see('Mindestens 1 Bestellung zu „anna muster“');
    await see('1 angezeigt');
    await press('Mehr laden');
    await see('1 von 1 angezeigt');
  });
});

describe('the details of an order have an address', () => {
  const at = (number: string, routes: Routes = {}) =>
    open({ [ORDERS]: page([]), ...routes }, `?bestellung=${number}`);

  test('which opens them even if no list has the order, by another try, and is left by closing', async () => {
    const { api, press, see, visited } = at(NUMBER);
    await screen.findByRole('dialog', { name: `Bestellung ${NUMBER}` });
    await see('Die Bestellung konnte nicht geladen werden');
    api.routes[GET_ORDER] = () => json(adminOrder());
    await press('Erneut versuchen');
    const customer = await screen.findByRole('region', { name: 'Kundendaten' });
    expect(customer).toHaveTextContent('Anna Beispiel');
    await press('Schließen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visited).toEqual([`/admin/bestellungen?bestellung=${NUMBER}`, '/admin/bestellungen']);
  });

  test.each(['B-00000-00000', '..%2Fcontacts'])('of no order: %s', async (number) => {
    const missing = `GET /api/admin/orders/${number}`;
    const { api, user } = at(number, { [missing]: () => refusal(404, 'Diese gibt es nicht.') });
    const dialog = await screen.findByRole('dialog', { name: 'Bestellung nicht gefunden' });
    expect(dialog).toHaveTextContent('Zu dieser Nummer gibt es keine Bestellung.');
    const asked = api.calls().filter((call) => call.startsWith('GET /api/admin/orders/'));
    expect(asked).toEqual(number === 'B-00000-00000' ? [missing] : []);
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

const PICKUP = { order_status: 'processing', delivery: orderDelivery({ method: 'pickup' }) };
const PASSED = { ...STARTED, can_take_back_until: new Date(Date.now() - 1).toISOString() };

const BEGUN = { order_status: 'processing', history: [PASSED] };

test.each([
  [BEGUN, 'Als unterwegs markieren,Als geliefert markieren,Stornieren'],
  [PICKUP, 'Als abholbereit markieren,Als abgeholt markieren,Stornieren'],
  [{ order_status: 'lost' }, ''],
])('an order offers only the steps from its status, %#', (order, names) => {
  const { dialog } = openOrder(order);
  const actions = within(dialog.getByRole('region', { name: 'Nächster Schritt' }));
  const buttons = actions.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.join()).toBe(names);
});

test('sends a change with the displayed status, and shows it in dialog and list', async () => {
  const changed = adminOrder({ order_status: 'processing', history: [STARTED] });
  const { api, bodies, press, see, dialog } = await openDetails({
    [CHANGE_STATUS]: () => json(changed),
  });
  api.routes['GET /api/admin/orders'] = page([changed]);
  await press('Bearbeitung beginnen');
  await see('Der Status ist jetzt „Wird bearbeitet“.');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
  expect(bodies(CHANGE_STATUS)).toEqual([{ from: 'pending', to: 'processing' }]);
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(BY);
  expect(dialog.getByRole('button', { name: 'Als geliefert markieren' })).toBeVisible();
  await press('Schließen');
  const row = await screen.findByRole('row', { name: new RegExp(NUMBER) });
  await waitFor(() => expect(row).toHaveTextContent('Wird bearbeitet'));
});

test('an order that leaves the filtered list stays open, and closing focuses the list', async () => {
  const filtered = 'GET /api/admin/orders?status=pending';
  const changed = adminOrder({ order_status: 'processing', history: [STARTED] });
  const routes = { [filtered]: page([adminOrder()]), [CHANGE_STATUS]: () => json(changed) };
  const { api, press, dialog } = await openDetails(routes, '?status=pending');
  api.routes[filtered] = page([]);
  await press('Bearbeitung beginnen');
  await screen.findByText('Keine Bestellungen mit diesem Status');
  const next = dialog.getByRole('region', { name: 'Nächster Schritt' });
  expect(next).toHaveTextContent('Wird bearbeitet');
  await press('Schließen');
  const list = await screen.findByRole('group', { name: 'Liste der Bestellungen' });
  await waitFor(() => expect(list).toHaveFocus());
});

test('undoes the last step within ten minutes, and the history shows both', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const step = { ...STARTED, can_take_back_until: soon };
  const undone = { ...STARTED, taken_back: { by: 'chef@tiefbau.example', at: AT } };
  const call = `POST /api/admin/orders/${NUMBER}/take-back`;
  const before = { order_status: 'processing', history: [step] };
  const { bodies, press, see, dialog } = openOrder(before, {
    [call]: () => json(adminOrder({ history: [undone] })),
  });
  const next = dialog.getByRole('region', { name: 'Nächster Schritt' });
  expect(next).toHaveTextContent(/„Wird bearbeitet“ lässt sich bis \d\d:\d\d Uhr zurücknehmen/);
  await press('Rückgängig');
  await see('Der Status ist wieder „In Bearbeitung“.');
  expect(dialog.getByRole('status')).toHaveFocus();
  expect(bodies(call)).toEqual([{ to: 'processing', at: AT }]);
  expect(dialog.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    'Zurückgenommen: Wird bearbeitet → In Bearbeitung04.11.2026, 09:15 · chef@tiefbau.example',
  );
});

test('prepaid goods leave unpaid only after a question', async () => {
  const unpaid = { order_status: 'processing', payment_state: 'part', open_amount: 27.11 } as const;
  const { bodies, press, see } = openOrder(unpaid, {
    [CHANGE_STATUS]: () => json(adminOrder({ ...unpaid, order_status: 'on_the_way' })),
  });
  await press('Als unterwegs markieren');
  const question = await screen.findByRole('alertdialog', { name: 'Noch nicht bezahlt' });
  expect(question).toHaveAccessibleDescription(/27,11\s€ sind noch offen/);
  expect(bodies(CHANGE_STATUS)).toEqual([]);
  await press(/^Trotzdem als/);
  await see(/^Der Status ist jetzt/);
  expect(bodies(CHANGE_STATUS)).toEqual([
    { from: 'processing', to: 'on_the_way', despite_open_payment: true },
  ]);
});

test.each([
  ['', {}],
  [' Kies ist vergriffen. ', { reason: 'Kies ist vergriffen.' }],
])('sends a cancellation only after a question, with the reason „%s“', async (typed, sent) => {
  const change = { ...STARTED, to: 'cancelled', ...sent };
  const changed = adminOrder({ order_status: 'cancelled', history: [change] });
  const view = openOrder({}, { [CHANGE_STATUS]: () => json(changed) });
  const { bodies, press, type, see, dialog } = view;
  await press('Stornieren');
  const question = await screen.findByRole('alertdialog', { name: 'Bestellung stornieren?' });
  expect(question).toHaveTextContent(`${NUMBER} von Anna Beispiel über 64,80 €`);
  const keep = within(question).getByRole('button', { name: 'Nicht stornieren' });
  await waitFor(() => expect(keep).toHaveFocus());
  await press('Nicht stornieren');
  expect(bodies(CHANGE_STATUS)).toEqual([]);
  await press('Stornieren');
  type('Grund (liest der Kunde, freiwillig)', typed);
  await press('Ja, stornieren');
  await see('Der Status ist jetzt „Storniert“.');
  expect(bodies(CHANGE_STATUS)).toEqual([{ from: 'pending', to: 'cancelled', ...sent }]);
  expect(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent(
    `Storniert${typed.trim()}04.11.2026`,
  );
});

test('a refused change shows the server’s message and the current order', async () => {
  const sentence = 'Die Bestellung wurde gerade von jemand anderem geändert.';
  const now = adminOrder({ order_status: 'cancelled' });
  const { api, user, dialog } = openOrder({}, { [CHANGE_STATUS]: () => refusal(409, sentence) });
  api.routes[GET_ORDER] = () => json(now);
  await user.click(dialog.getByRole('button', { name: 'Bearbeitung beginnen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(await dialog.findByText('Storniert')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Bearbeitung beginnen' })).toBeNull();
});

test('an order that was withdrawn from says when, and whether by another address', async () => {
  const withdrawal = { received_at: '2026-11-05T09:30:00.000Z', is_other_email: true };
  const { dialog } = await openDetails({ [ORDERS]: page([adminOrder({ withdrawal })]) });
  expect(screen.getByText('Widerruf 05.11.2026')).toHaveAttribute('data-color', 'red');
  expect(dialog.getByText('Widerruf am 05.11.2026, 10:30')).toBeVisible();
  expect(dialog.getByText(/^Bitte entscheiden Sie\..+19\.11\.2026/)).toBeVisible();
  expect(dialog.getByText(/^Er kam von einer anderen E-Mail-Adresse/)).toBeVisible();
});

test('the new orders are begun with one press and a question, but those that were withdrawn', async () => {
  const withdrawal = { received_at: AT, request_id: 'c1', is_other_email: false };
  const NEW = [1, 2, 3].map((n) =>
    adminOrder({ order_number: `B-00000-0000${n}`, ...(n === 3 && { withdrawal }) }),
  );
  const { bodies, press, see, user } = open(
    {
      [`${ORDERS}?status=pending`]: page(NEW),
      'POST /api/admin/orders/B-00000-00001/status': () => json(NEW[0]),
    },
    '?status=pending&auswahl=alle',
  );
  await see(/^3 Bestellungen ausgewählt, /);
  await user.click(screen.getByRole('checkbox', { name: 'B-00000-00002 auswählen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Bearbeitung beginnen');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Unverändert: B-00000-00003 – Der Kunde hat widerrufen.',
  );
  await press('Ja, 1 Bestellung');
  await see('1 Bestellung jetzt „Wird bearbeitet“.');
  await see(
    /^Unverändert: B-00000-00003 – Der Kunde hat widerrufen. Bitte entscheiden Sie zuerst darüber/,
  );
  expect(bodies('POST /api/admin/orders/B-00000-00001/status')).toEqual([
    { from: 'pending', to: 'processing' },
  ]);
});

test('orders without a day can be asked for, and selected by what a truck carries', async () => {
  const order = adminOrder({ delivery: orderDelivery() });
  const { see } = open({ [`${ORDERS}?status=no_day`]: page([order]) }, '?status=no_day');
  await see('1 Bestellung ohne Liefertag');
  expect(screen.getByText(/^Gewicht unbekannt, mindestens 1 Lkw/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).not.toBeChecked();
});
