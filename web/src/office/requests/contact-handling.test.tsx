import type { StoredContact } from '@shop/domain/request/contact';
import type { RequestStatus } from '@shop/domain/request/request-handling';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { ADMIN_USER, page, STATS, storedContact } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import AdminPage from '../frame/admin-page.tsx';

const ENTRY = { by: 'chef@tiefbau.example', at: '2026-11-03T10:00:00.000Z' };
const HANDLED: Partial<StoredContact> = { status: 'open', notes: [], replies: [] };

function open(routes: Parameters<typeof fakeApi>[0] = {}, query = '') {
  const api = fakeApi({
    'GET /api/admin/stats': () => json(STATS),
    'GET /api/admin/orders': page([]),
    'GET /api/admin/contacts': page([storedContact(HANDLED)]),
    'GET /api/admin/contact-counts': () => json({ open: 3, in_progress: 1, done: 1234 }),
    ...routes,
  });
  const address = `/admin/kontaktanfragen${query}`;
  return { api, ...renderAt(address, { '/admin/*': <AdminPage /> }, { user: ADMIN_USER }) };
}

async function openDialog(routes: Parameters<typeof fakeApi>[0] = {}) {
  const view = open(routes);
  await view.user.click(await screen.findByRole('button', { name: /Ansehen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Bernd Muster' }));
  const bodies = (call: string) =>
    view.api.requests.filter((request) => request.call === call).map(({ body }) => body);
  return { ...view, dialog, bodies };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a request is answered from the page, and shows the answer and its new status', async () => {
  const replied = {
    status: 'in_progress',
    replies: [{ ...ENTRY, id: 'r', text: 'Ab 40 €/t.' }],
  } as const;
  const REPLY = 'POST /api/admin/contacts/c1/reply';
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

test('the status can be changed again while the list behind the dialog is read again', async () => {
  const STATUS = 'POST /api/admin/contacts/c1/status';
  const { api, dialog, user, bodies } = await openDialog({
    [STATUS]: ({ body }) =>
      json(storedContact({ ...HANDLED, status: (body as { to: RequestStatus }).to })),
  });
  api.routes['GET /api/admin/contacts'] = () => new Promise(() => {});
  const status = dialog.getByRole('combobox', { name: 'Status der Anfrage' });
  await user.selectOptions(status, 'in_progress');
  expect(await dialog.findByText('Der Status ist geändert.')).toBeVisible();
  await user.selectOptions(status, 'done');
  await waitFor(() => expect(bodies(STATUS)).toHaveLength(2));
  expect(bodies(STATUS)[1]).toEqual({ from: 'in_progress', to: 'done' });
});

test('an answer that got lost is sent again under the same id, and the text stays', async () => {
  const REPLY = 'POST /api/admin/contacts/c1/reply';
  const { dialog, user, bodies } = await openDialog({ [REPLY]: brokenConnection });
  const field = dialog.getByRole('textbox', { name: 'Ihre Antwort' });
  await user.type(field, 'Gern.');
  const button = dialog.getByRole('button', { name: 'Antwort senden' });
  await user.click(button);
  expect(await dialog.findByText(/Die Antwort konnte nicht gesendet werden/)).toBeVisible();
  expect(field).toHaveValue('Gern.');
  await user.click(button);
  await waitFor(() => expect(bodies(REPLY)).toHaveLength(2));
  expect(bodies(REPLY)[1]).toEqual(bodies(REPLY)[0]);
  await user.type(field, ' Ab Montag.');
  await user.click(button);
  await waitFor(() => expect(bodies(REPLY)).toHaveLength(3));
  expect(bodies(REPLY)[2]).not.toMatchObject({ id: (bodies(REPLY)[0] as { id: string }).id });
});

test('a note is kept with author and time', async () => {
  const NOTES = 'POST /api/admin/contacts/c1/notes';
  const notes = [{ ...ENTRY, id: 'n', text: 'Ruft zurück.' }];
  const { dialog, user } = await openDialog({
    [NOTES]: () => json(storedContact({ ...HANDLED, notes })),
  });
  await user.type(dialog.getByRole('textbox', { name: 'Neue Notiz' }), 'Ruft zurück.');
  await user.click(dialog.getByRole('button', { name: 'Notiz speichern' }));
  expect(await dialog.findByText('03.11.2026, 11:00 · chef@tiefbau.example')).toBeVisible();
});

test('an empty answer is not sent', async () => {
  const { dialog, user, api } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Antwort senden' }));
  expect(api.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
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
  expect(await screen.findByText(/Zu diesen Filtern gibt es keine/)).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/kontaktanfragen?anfragestatus=done&art=quote');
});

test('a sent link keeps its filters', async () => {
  open({ 'GET /api/admin/contacts?type=withdrawal': page([]) }, '?art=withdrawal');
  expect(await screen.findByText(/Zu diesen Filtern gibt es keine/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Art der Anfrage' })).toHaveValue('withdrawal');
});
