import { adminOrder, storedContact } from '@shop/domain/testing/office';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { movedAddress } from '../../office/addresses.ts';
import { readReturn } from '../../session/return-address.ts';
import { ADMIN_USER, page, type Routes } from '../../test/office-fixture.tsx';
import { openAdmin } from './admin-fixture.tsx';

const DAYS = [
  { day: '2026-11-02', orders: 3 },
  { day: '2026-11-03', orders: 5 },
];

/** Without a live token: the page works without live updates and logs that. */
const open = (routes: Routes = {}, address = '', user?: Parameters<typeof openAdmin>[2]) =>
  openAdmin(
    address,
    {
      'GET /api/admin/contacts': page([storedContact()]),
      'GET /api/admin/orders-per-day': () => json(DAYS),
      'GET /api/admin/undelivered-mail': () => json([]),
      'GET /api/admin/waiting-mail': () => json({ count: 0 }),
      'GET /api/admin/admins': brokenConnection,
      'GET /api/admin/contact-counts': brokenConnection,
      ...routes,
    },
    user,
  );

const tab = (name: string) => screen.findByRole('tab', { name });
const region = (name: string) => screen.findByRole('region', { name });

test('denies a customer access without a call', async () => {
  const { api, see } = open({}, '', { user: { ...ADMIN_USER, is_admin: false } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  await see('Sie haben keine Berechtigung für den Administrationsbereich.');
  expect(api.calls()).toEqual([]);
});

test('a visitor with a link to an order signs in and returns to it', async () => {
  const address = '/admin/bestellungen?bestellung=B-7K3M9-QX2TP';
  const redirect = { 'GET /api/oauth/google/redirect_url': () => refusal(503, 'Nein.') };
  const { api, press } = open(redirect, address.slice('/admin/'.length), { user: null });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  await press('Mit Google anmelden');
  expect(api.calls()).toEqual(['GET /api/oauth/google/redirect_url']);
  expect(readReturn()).toBe(address);
});

test.each([
  ['?bereich=bestellungen&bestellung=B-1', '/admin/bestellungen?bestellung=B-1'],
  ['?bereich=sortiment&ansicht=artikel&id=7', '/admin/sortiment/artikel?id=7'],
])('an old address, %s, leads to %s', (before, now) => {
  expect(movedAddress(new URLSearchParams(before))).toBe(now);
});

test.each([401, 403])(
  'an account that the server refuses with %i is denied access',
  async (status) => {
    const refused = { 'GET /api/admin/contacts': () => refusal(status, 'Nein.') };
    const { visited } = open(refused, '?bereich=bestellungen');
    expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
    expect(visited.at(-1)).toBe('/admin/bestellungen');
  },
);

test('shows a loading message until the user is known', async () => {
  open({ 'GET /api/users/me': () => new Promise(() => {}) }, '', { user: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Administrationsbereich wird geladen...');
  expect(screen.queryByText('Zugriff verweigert')).toBeNull();
});

test('loads statistics, orders and requests together, whichever tab is open', async () => {
  const { api } = open({}, 'benutzer');
  await screen.findByText('412');
  const calls = api.calls().filter((call) => /\/admin\/(?!live-token)/.test(call));
  expect(calls.slice(0, 3)).toEqual([
    'GET /api/admin/stats',
    'GET /api/admin/orders',
    'GET /api/admin/contacts',
  ]);
  expect(calls).not.toContain('GET /api/admin/orders-per-day');
});

test('the statistics show all six numbers, today’s lead to their lists, and tabs show what waits', async () => {
  const waiting = { count: 1, oldest_at: '2026-11-03T13:05:00.000Z' };
  const { press } = open({ 'GET /api/admin/waiting-mail': () => json(waiting) });
  const stats = await region('Statistiken');
  await within(stats).findByText('1.248');
  for (const text of [
    'Bestellungen1.24886 diesen Monat',
    'Kontaktanfragen31723 diesen Monat',
    'Registrierte Benutzer412',
    'Gesamtumsatz12.849,50 €netto, ohne stornierte',
  ]) {
    expect(stats).toHaveTextContent(text);
  }
  const today = within(await region('Heute'));
  for (const [name, href] of [
    ['3 Neue Bestellungen', '/admin/bestellungen?status=pending'],
    ['1 Vorkasse offen', '/admin/bestellungen?zahlung=ahead'],
    ['5 Heute zu liefern', '/admin/bestellungen?lieferliste=heute'],
    ['2 Im Planer ohne Artikel: Fuge, Randstein', '/admin/sortiment'],
    ['7 Ohne Liefertag', '/admin/bestellungen?status=no_day'],
    ['6 Geliefert, nicht berechnet', '/admin/bestellungen?zahlung=to_invoice'],
    ['4 Rechnungen überfällig', '/admin/rechnungen?stand=overdue'],
    ['2 Briefe zu verschicken', '/admin/rechnungen?mahnlauf=offen'],
    ['Als verschickt vermerken', '/admin/rechnungen?mahnlauf=offen'],
    ['Mahnlauf', '/admin/rechnungen?stand=overdue&mahnlauf=offen'],
    ['Bearbeitung beginnen', '/admin/bestellungen?status=pending&auswahl=alle'],
    ['1 Zu erstatten', '/admin/bestellungen?zahlung=credit'],
    ['2 Offene Anfragen', '/admin/kontaktanfragen?anfragestatus=open'],
    ['1 Wartende E-Mails', '#wartende-mails'],
  ] as const) {
    expect(await today.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(await today.findByRole('button', { name: 'Rechnungen schreiben' })).toBeVisible();
  // What is late comes first, and what nothing waits for is left out.
  const rows = today.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^4 Rechnungen überfällig/);
  expect(rows.filter((text) => text?.startsWith('0'))).toEqual([]);
  expect(await tab('Bestellungen')).toHaveAccessibleDescription('3 neu');
  expect(await tab('Kontaktanfragen')).toHaveAccessibleDescription('2 offen');
  expect(await tab('Vermietung')).toHaveAccessibleDescription('11 angefragt');
  expect(await tab('Benutzer')).not.toHaveAccessibleDescription();
  await press('Daten exportieren');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    '/api/admin/orders.csv',
    '/api/admin/contacts.csv',
    '/api/admin/rental-bookings.csv',
    '/api/admin/invoice-book.csv',
    '/api/admin/customers.csv',
    '/api/admin/open-items.csv',
  ]);
  for (const item of items) expect(item).toHaveAttribute('download');
});

test('the orders per day are a picture with a table', async () => {
  const { user } = open({ 'GET /api/admin/figures': () => json([]) }, 'statistiken/auswertungen');
  const summary = await screen.findByText(/^8 Bestellungen/);
  expect(summary).toHaveTextContent('8 Bestellungen, die meisten am 03.11.2026 (5).');
  await user.click(screen.getByText('Als Tabelle anzeigen'));
  const table = within(screen.getByRole('table', { name: 'Bestellungen pro Tag' }));
  expect(table.getByRole('row', { name: '03.11.2026 5' })).toBeVisible();
});

test('keeps the open tab in the URL, and the quick actions open new orders and contact requests', async () => {
  const { user, press, see, visited } = open({
    'GET /api/admin/orders?status=pending': page([adminOrder()]),
  });
  await press('Neue Bestellungen anzeigen');
  expect(visited.at(-1)).toBe('/admin/bestellungen?status=pending');
  await see('1 Bestellung mit Status „In Bearbeitung“');
  await user.click(await tab('Statistiken'));
  await press('Offene Anfragen bearbeiten');
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen');
  expect(await screen.findByRole('heading', { name: 'Bernd Muster' })).toBeVisible();
  await user.click(await tab('Benutzer'));
  expect(visited.at(-1)).toBe('/admin/benutzer');
  expect(await tab('Benutzer')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'Benutzer' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Benutzer' })).toHaveTextContent(
    /412Registrierte Benutzer.*über die Google-Anmeldung registriert/,
  );
});

test('the office’s assortment has tabs behind the first four', async () => {
  const lists = {
    'GET /api/admin/orders?status=pending': page([]),
    'GET /api/admin/products?visibility=current&sort=name': page([]),
    'GET /api/admin/rental-tools?visibility=current&sort=name': page([]),
  };
  const { user, visited } = open(lists, 'bestellungen?status=pending');
  await tab('Sortiment');
  const names = screen.getAllByRole('tab').map(({ firstChild }) => firstChild?.textContent);
  expect(names.slice(0, 4).join()).toBe('Statistiken,Bestellungen,Kontaktanfragen,Benutzer');
  for (const [name, id] of [
    ['Sortiment', 'sortiment'],
    ['Mietgeräte', 'mietpark'],
    ['Einstellungen', 'einstellungen'],
  ] as const) {
    await user.click(await tab(name));
    expect(visited.at(-1)).toBe(`/admin/${id}`);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
});

test.each([
  [1440, 'vertical'],
  [1024, 'horizontal'],
])('at %i px the tabs are %s, and the arrow keys go along them', async (width, orientation) => {
  vi.stubGlobal('innerWidth', width);
  const { user } = open({}, 'benutzer');
  await user.click(await tab('Benutzer'));
  const tabs = screen.getByRole('tablist', { name: 'Bereiche der Verwaltung' });
  expect(tabs.getAttribute('aria-orientation') ?? 'horizontal').toBe(orientation);
  await user.keyboard(orientation === 'vertical' ? '{ArrowDown}' : '{ArrowRight}');
  expect(await tab('Angebote')).toHaveFocus();
});

test('failed loads are only logged, the lists are empty, and work is loaded by another try', async () => {
  const { api, user, press, see, logged } = open({
    'GET /api/admin/today': brokenConnection,
    'GET /api/admin/stats': () => refusal(500, 'Störung.'),
    'GET /api/admin/orders': brokenConnection,
    'GET /api/admin/contacts': () => refusal(503, 'Störung.'),
  });
  const stats = await region('Statistiken');
  await waitFor(() => expect(stats).toHaveTextContent('Gesamtumsatz–'));
  await see('Was zu tun ist, konnte nicht geladen werden');
  api.routes['GET /api/admin/today'] = () => json({ new_orders: 8, bare_roles: [] });
  await press('Erneut versuchen');
  expect(await screen.findByRole('link', { name: '8 Neue Bestellungen' })).toBeVisible();
  await user.click(await tab('Bestellungen'));
  expect(await screen.findByText('Keine Bestellungen')).toBeVisible();
  await user.click(await tab('Kontaktanfragen'));
  expect(await screen.findByText('Keine Kontaktanfragen')).toBeVisible();
  expect(screen.queryByText(/Störung/)).toBeNull();
  const sentences = logged.mock.calls.map(([sentence]) => sentence);
  expect(sentences).toContain('Failed to load stats: API responded with HTTP status 500');
  expect(sentences).toContain('Failed to load orders:');
  expect(sentences).toContain('Failed to load contacts: API responded with HTTP status 503');
});

test('refetches on window focus, even without live updates, and by a button', async () => {
  const { api, press, see } = open({}, 'bestellungen');
  await see('Anna Beispiel');
  const fresh = adminOrder({ order_number: 'B-2', customer_name: 'Neue Kundin' });
  api.routes['GET /api/admin/orders'] = page([fresh, adminOrder()]);
  window.dispatchEvent(new Event('visibilitychange'));
  await see('Neue Kundin');
  await see('2 Bestellungen');
  api.routes['GET /api/admin/orders'] = page([fresh]);
  await press('Aktualisieren');
  await see('1 Bestellung');
});

test('a lost session leaves the desk and what was typed there; a new one sends it', async () => {
  window.history.replaceState({}, '', '/admin/benutzer');
  const GRANT = 'POST /api/admin/admins';
  const isLost = { now: true };
  const lost = () => refusal(401, 'Bitte melden Sie sich an.');
  const { api, press } = open(
    {
      'GET /api/users/me': () => json(isLost.now ? null : ADMIN_USER),
      'GET /api/admin/admins': () => json([]),
      [GRANT]: () => (isLost.now ? lost() : json([])),
    },
    'benutzer',
  );
  const email = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
  fireEvent.change(email, { target: { value: 'neu@tiefbau.example' } });
  await screen.findByText('412');
  for (const call of ['stats', 'orders', 'contacts']) api.routes[`GET /api/admin/${call}`] = lost;
  await press('Admin-Rolle geben');
  expect(await screen.findByRole('alertdialog', { name: /abgelaufen/ })).toBeVisible();
  expect(screen.getByText(/^Ihre Sitzung ist abgelaufen\. Bitte/)).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls().filter((call) => call.endsWith('/stats'))).toHaveLength(2),
  );
  expect(screen.queryByText('Zugriff verweigert')).toBeNull();
  expect(email).toHaveValue('neu@tiefbau.example');
  isLost.now = false;
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Admin-Rolle geben');
  await waitFor(() => expect(email).toHaveValue(''));
  window.history.replaceState({}, '', '/');
});
