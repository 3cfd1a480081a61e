import type { StoredContact } from '@shop/domain/request/contact';
import { storedContact } from '@shop/domain/testing/office';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../app/office/admin-fixture.tsx';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { page, type Routes, saveAll } from '../../test/office-fixture.tsx';

const LIST = 'GET /api/admin/contacts';
const REPLY = 'POST /api/admin/contacts/c1/reply';
const HANDLED: Partial<StoredContact> = { status: 'open', notes: [], replies: [] };

const listed = (...contacts: Partial<StoredContact>[]) => ({
  [LIST]: page(contacts.map((contact) => storedContact({ ...HANDLED, ...contact }))),
});

const open = (routes: Routes = {}, address = '') =>
  openAdmin(`kontaktanfragen${address}`, {
    ...listed({}),
    'GET /api/admin/contact-counts': () => json({ open: 3, in_progress: 1, done: 1234 }),
    ...routes,
  });

async function openDialog(routes: Routes = {}) {
  const view = open(routes);
  await view.press(/^Ansehen/);
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: /^Anfrage von/ })) };
}

/** Whether links with these names lead there. */
function expectLinks(links: readonly (readonly [name: string, href: string])[]) {
  for (const [name, href] of links) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}

test('the list shows sender, type, date and start of a message, how many there are, and a download', async () => {
  const request_type = 'unbekannt' as never;
  const contacts = [storedContact(HANDLED), storedContact({ id: 'c2', request_type })];
  const { see } = open({ [LIST]: page(contacts, { total: 51, next: 'x' }) });
  const [request, other] = await screen.findAllByRole('listitem');
  for (const text of [
    ...['Bernd Muster', 'bernd@muster.example', '0171 23 45-67', '02.11.2026, 10:30'],
    'Was kostet eine Zufahrt?',
  ]) {
    expect(request).toHaveTextContent(text);
  }
  const type = screen.getByText('Angebot', { selector: '[data-color]' });
  expect(type).toHaveAttribute('data-color', 'blue');
  expect(other).toHaveTextContent('unbekannt');
  await see('51 Kontaktanfragen');
  await see('2 von 51 angezeigt');
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeVisible();
  expectLinks([['CSV-Export', '/api/admin/contacts.csv']]);
});

test('the dialog shows the whole request with links to answer it, at an address', async () => {
  const { press, dialog, visited } = await openDialog();
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?anfrage=c1');
  expectLinks([
    ['bernd@muster.example', 'mailto:bernd@muster.example'],
    ['0171 23 45-67', 'tel:0171234567'],
    ['Per E-Mail antworten', 'mailto:bernd@muster.example?subject=Ihre%20Anfrage%3A%20Angebot'],
  ]);
  for (const text of ['Angebot', '02.11.2026, 10:30']) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText(/Firma: Muster AG/)).toHaveTextContent('Was kostet eine Zufahrt?');
  await press('Schließen');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Ansehen/ })).toHaveFocus());
});

test('makes a customer of a request, whose address then manages the accounts', async () => {
  const found = (search: string) =>
    `GET /api/admin/customers?${new URLSearchParams({ search })}&visibility=current`;
  const CREATE = 'POST /api/admin/customers';
  const { press, bodies, visited } = await openDialog({
    [found('bernd@muster.example')]: page([]),
    [found('Muster AG')]: page([]),
    [CREATE]: saveAll,
    'GET /api/admin/customers/12': () => refusal(404, 'Nein.'),
  });
  await press('Als Kunden anlegen');
  await press('Neuen Kunden anlegen');
  await waitFor(() => expect(visited.at(-1)).toBe('/admin/kunden/kunde?id=12'));
  const email = 'bernd@muster.example';
  const members = [{ email, is_owner: true, may_order: true, may_see_invoices: true }];
  const company = { is_company: true, name: 'Muster AG', contact_name: 'Bernd Muster', email };
  expect(bodies(CREATE)).toMatchObject([{ changes: [{ input: { ...company, members } }] }]);
});

test('the dialog lists what an offer is asked for, and lets a sender add no recipients to the reply', async () => {
  const item = { product_id: 7, product_name: 'Kies 0/32', unit: 't', quantity: 20 };
  const items = [item, { ...item, product_id: 8, article_number: 'SCH-8' }];
  const of = { customer_number: 'K-10001', site: 'Hafen', email: 'a@b.example?bcc=c@d.example' };
  const { dialog } = await openDialog(listed({ items, ...of }));
  expect(dialog.getByText('Hafen')).toBeVisible();
  expect(dialog.queryByText('Als Kunden anlegen')).toBeNull();
  const rows = dialog.getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'ArtikelMengeEinzelpreis',
    'Kies 0/32Art.-Nr. 10 00720 tauf Anfrage',
    'Kies 0/32Art.-Nr. SCH-820 tauf Anfrage',
  ]);
  expectLinks([['K-10001', '/admin/kunden/kunde?id=10001']]);
  expectLinks([['a@b.example?bcc=c@d.example', 'mailto:a@b.example%3Fbcc%3Dc%40d.example']]);
});

test('the address of a request shows it even if the list does not', async () => {
  const other = storedContact({ ...HANDLED, id: 'c9', name: 'Alma Alt' });
  open({ 'GET /api/admin/contacts/c9': () => json(other) }, '?anfrage=c9');
  expect(await screen.findByRole('dialog', { name: 'Anfrage von Alma Alt' })).toBeVisible();
});

test('a withdrawal names its order, and what the shop knows about that', async () => {
  const order = { order_number: 'B-7K3M9-QX2TP', order_match: 'other_email' as const };
  const withdrawal = { request_type: 'withdrawal', phone: '', ...order } as const;
  const { dialog, see } = await openDialog(listed(withdrawal));
  expect(dialog.getByText('Widerruf')).toHaveAttribute('data-color', 'red');
  expectLinks([['B-7K3M9-QX2TP', '/admin/bestellungen?bestellung=B-7K3M9-QX2TP']]);
  await see(/Die Bestellung hat eine andere E-Mail-Adresse/);
});

test('an answer is sent from the page, and the request shows it with its new status', async () => {
  const replies = [{ id: 'r', text: 'Ab 40 €/t.', by: 'chef', at: '2026-11-03T10:00:00.000Z' }];
  const answered = storedContact({ ...HANDLED, status: 'in_progress', replies });
  const { dialog, press, type, see, bodies } = await openDialog({ [REPLY]: () => json(answered) });
  await press('Antwort senden');
  expect(bodies(REPLY)).toEqual([]);
  type('Ihre Antwort', 'Ab 40 €/t.');
  await press('Antwort senden');
  await see('Die Antwort ist unterwegs.');
  expect(bodies(REPLY)).toEqual([{ id: expect.any(String), text: 'Ab 40 €/t.' }]);
  await see('Ab 40 €/t.');
  expect(dialog.getByRole('combobox', { name: 'Status der Anfrage' })).toHaveValue('in_progress');
  expect(dialog.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('');
});

test('the status is changed as it was seen; a refusal is shown', async () => {
  const STATUS = 'POST /api/admin/contacts/c1/status';
  const { choose, see, bodies, api } = await openDialog({
    [STATUS]: () => json(storedContact({ ...HANDLED, status: 'done' })),
  });
  const status = screen.getByRole('combobox', { name: 'Status der Anfrage' });
  await choose('Status der Anfrage', 'Erledigt');
  await see('Der Status ist geändert.');
  expect(bodies(STATUS)).toEqual([{ to: 'done' }]);
  const sent = api.requests.find(({ call }) => call === STATUS);
  expect(sent?.headers.get('seen-revision')).toBe('0');
  expect(status).toHaveValue('done');
  api.routes[STATUS] = () => refusal(409, 'Die Anfrage wurde inzwischen geändert.');
  await choose('Status der Anfrage', 'Offen');
  await see('Die Anfrage wurde inzwischen geändert.');
  await waitFor(() => expect(status).toHaveValue('done'));
});

test('the list shows each status, and is searched and filtered on the server as the address says', async () => {
  const { user, visited, choose, see } = open({
    'GET /api/admin/contacts?search=bauhof': page([storedContact({ name: 'Bauhof Süd' })]),
    'GET /api/admin/contacts?search=bauhof&status=done': page([storedContact({ status: 'done' })]),
    'GET /api/admin/contacts?search=bauhof&status=done&type=quote': page([]),
  });
  const waiting = await screen.findByText('Offen', { selector: '[data-color]' });
  expect(waiting).toHaveAttribute('data-color', 'yellow');
  await user.type(await screen.findByRole('searchbox', { name: 'Anfragen suchen' }), 'bauhof');
  expect(await screen.findByRole('heading', { name: 'Bauhof Süd' })).toBeVisible();
  await screen.findByRole('option', { name: 'Erledigt (1.234)' });
  await choose('Status', 'done');
  expect(await screen.findByText('Erledigt')).toHaveAttribute('data-color', 'green');
  await choose('Art der Anfrage', 'quote');
  await see('Keine Kontaktanfragen gefunden');
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?suche=bauhof&anfragestatus=done&art=quote');
});
