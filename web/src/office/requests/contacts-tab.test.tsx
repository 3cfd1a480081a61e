import type { StoredContact } from '@shop/domain/request/contact';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { page, type Routes, storedContact } from '../../test/office-fixture.tsx';
import { openAdmin } from '../frame/admin-fixture.tsx';

const LIST = 'GET /api/admin/contacts';
const REPLY = 'POST /api/admin/contacts/c1/reply';
const ENTRY = { by: 'chef@tiefbau.example', at: '2026-11-03T10:00:00.000Z' };
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
  const opener = await screen.findByRole('button', { name: /Ansehen/ });
  await view.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Bernd Muster' }));
  return { ...view, opener, dialog };
}

test('a request shows sender, type, date and the start of its message', async () => {
  open(listed({}, { id: 'c2', request_type: 'unbekannt' as never }));
  const [request, other] = await screen.findAllByRole('listitem');
  expect(request).toHaveTextContent('Bernd Muster');
  expect(request).toHaveTextContent('bernd@muster.example');
  expect(request).toHaveTextContent('0171 23 45-67');
  expect(request).toHaveTextContent('02.11.2026, 10:30');
  expect(request).toHaveTextContent('Was kostet eine Zufahrt?');
  expect(within(request as HTMLElement).getByText('Angebot')).toHaveAttribute('data-color', 'blue');
  expect(other).toHaveTextContent('unbekannt');
});

test('the dialog shows the whole request with links to answer it', async () => {
  const { user, dialog, opener } = await openDialog();
  expect(dialog.getByRole('link', { name: 'bernd@muster.example' })).toHaveAttribute(
    'href',
    'mailto:bernd@muster.example',
  );
  expect(dialog.getByRole('link', { name: '0171 23 45-67' })).toHaveAttribute(
    'href',
    'tel:0171234567',
  );
  expect(dialog.getByText('Angebot')).toBeVisible();
  expect(dialog.getByText('02.11.2026, 10:30')).toBeVisible();
  expect(dialog.getByText(/Firma: Muster AG/)).toHaveTextContent('Was kostet eine Zufahrt?');
  expect(dialog.getByRole('link', { name: 'Per E-Mail antworten' })).toHaveAttribute(
    'href',
    'mailto:bernd@muster.example?subject=Ihre%20Anfrage%3A%20Angebot',
  );
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the dialog lists what an offer is asked for, under the office’s own article numbers', async () => {
  const item = { product_id: 7, product_name: 'Kies 0/32', unit: 't', quantity: 20 };
  const items = [item, { ...item, product_id: 8, article_number: 'SCH-8' }];
  const { dialog } = await openDialog(listed({ items }));
  const rows = dialog.getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'ArtikelMengeEinzelpreis',
    'Kies 0/32Art.-Nr. 10 00720 tauf Anfrage',
    'Kies 0/32Art.-Nr. SCH-820 tauf Anfrage',
  ]);
});

test('a request has an address, which shows it even if the list does not', async () => {
  const { visited } = await openDialog();
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?anfrage=c1');
  cleanup();
  const other = storedContact({ ...HANDLED, id: 'c9', name: 'Alma Alt' });
  open({ 'GET /api/admin/contacts/c9': () => json(other) }, '?anfrage=c9');
  expect(await screen.findByRole('dialog', { name: 'Anfrage von Alma Alt' })).toBeVisible();
});

test('a sender cannot add recipients to the reply', async () => {
  await openDialog(listed({ email: 'a@b.example?bcc=c@d.example' }));
  expect(screen.getByRole('link', { name: 'a@b.example?bcc=c@d.example' })).toHaveAttribute(
    'href',
    'mailto:a@b.example%3Fbcc%3Dc%40d.example',
  );
});

test('the list shows the number of requests and a CSV download', async () => {
  open({ [LIST]: page([storedContact()], { total: 51, next: 'x' }) });
  expect(await screen.findByText('51 Kontaktanfragen')).toBeVisible();
  expect(screen.getByText('1 von 51 angezeigt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV-Export' })).toHaveAttribute(
    'href',
    '/api/admin/contacts.csv',
  );
});

test('a withdrawal names its order, and what the shop knows about that', async () => {
  const order = { order_number: 'B-7K3M9-QX2TP', order_match: 'other_email' as const };
  const withdrawal = { request_type: 'withdrawal', phone: '', ...order } as const;
  const { dialog } = await openDialog(listed(withdrawal));
  expect(dialog.getByText('Widerruf')).toHaveAttribute('data-color', 'red');
  expect(dialog.getByRole('link', { name: 'B-7K3M9-QX2TP' })).toHaveAttribute(
    'href',
    '/admin/bestellungen?bestellung=B-7K3M9-QX2TP',
  );
  expect(dialog.getByText(/Die Bestellung hat eine andere E-Mail-Adresse/)).toBeVisible();
});

test('a request is answered from the page, and shows the answer and its new status', async () => {
  const replied = {
    status: 'in_progress',
    replies: [{ ...ENTRY, id: 'r', text: 'Ab 40 €/t.' }],
  } as const;
  const { dialog, user, bodies } = await openDialog({
    [REPLY]: () => json(storedContact({ ...HANDLED, ...replied, replies: [...replied.replies] })),
  });
  await user.type(dialog.getByRole('textbox', { name: 'Ihre Antwort' }), 'Ab 40 €/t.');
  await user.click(dialog.getByRole('button', { name: 'Antwort senden' }));
  expect(await dialog.findByText('Die Antwort ist unterwegs.')).toBeVisible();
  expect(bodies(REPLY)).toEqual([{ id: expect.any(String), text: 'Ab 40 €/t.' }]);
  expect(dialog.getByText('Ab 40 €/t.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Status der Anfrage' })).toHaveValue('in_progress');
  expect(dialog.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('');
});

test('an answer that got lost is sent again under the same id, even if changed; an empty one is not sent', async () => {
  const { dialog, user, bodies } = await openDialog({ [REPLY]: brokenConnection });
  const field = dialog.getByRole('textbox', { name: 'Ihre Antwort' });
  const button = dialog.getByRole('button', { name: 'Antwort senden' });
  await user.click(button);
  expect(bodies(REPLY)).toEqual([]);
  await user.type(field, 'Gern.');
  await user.click(button);
  expect(await dialog.findByText(/Die Antwort konnte nicht gesendet werden/)).toBeVisible();
  expect(field).toHaveValue('Gern.');
  await user.click(button);
  await waitFor(() => expect(bodies(REPLY)).toHaveLength(2));
  expect(bodies(REPLY)[1]).toEqual(bodies(REPLY)[0]);
  await user.type(field, ' Ab Montag.');
  await user.click(button);
  await waitFor(() => expect(bodies(REPLY)).toHaveLength(3));
  // If the first has arrived, the server refuses the second.
  expect(bodies(REPLY)[2]).toMatchObject({ id: (bodies(REPLY)[0] as { id: string }).id });
});

test('the status is changed from the one that was seen; a refusal is shown', async () => {
  const STATUS = 'POST /api/admin/contacts/c1/status';
  const { dialog, user, bodies, api } = await openDialog({
    [STATUS]: () => json(storedContact({ ...HANDLED, status: 'done' })),
  });
  const status = dialog.getByRole('combobox', { name: 'Status der Anfrage' });
  await user.selectOptions(status, 'Erledigt');
  expect(await dialog.findByText('Der Status ist geändert.')).toBeVisible();
  expect(bodies(STATUS)).toEqual([{ from: 'open', to: 'done' }]);
  expect(status).toHaveValue('done');
  api.routes[STATUS] = () => refusal(409, 'Die Anfrage wurde inzwischen geändert.');
  await user.selectOptions(status, 'Offen');
  expect(await dialog.findByText('Die Anfrage wurde inzwischen geändert.')).toBeVisible();
  await waitFor(() => expect(status).toHaveValue('done'));
});

test('requests are searched for on the server', async () => {
  const { user, visited } = open({
    'GET /api/admin/contacts?search=bauhof': page([storedContact({ name: 'Bauhof Süd' })]),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Anfragen suchen' }), 'bauhof');
  expect(await screen.findByRole('heading', { name: 'Bauhof Süd' })).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?suche=bauhof');
});

test('the list shows each status, and is filtered on the server as the address says', async () => {
  const { user, visited } = open({
    'GET /api/admin/contacts?status=done': page([storedContact({ status: 'done' })]),
    'GET /api/admin/contacts?status=done&type=quote': page([]),
  });
  const [request] = await screen.findAllByRole('listitem');
  expect(within(request as HTMLElement).getByText('Offen')).toHaveAttribute('data-color', 'yellow');
  const status = screen.getByRole('combobox', { name: 'Status' });
  await within(status).findByRole('option', { name: 'Erledigt (1.234)' });
  await user.selectOptions(status, 'done');
  expect(await screen.findByText('Erledigt')).toHaveAttribute('data-color', 'green');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art der Anfrage' }), 'quote');
  expect(await screen.findByText('Keine Kontaktanfragen gefunden')).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?anfragestatus=done&art=quote');
});
