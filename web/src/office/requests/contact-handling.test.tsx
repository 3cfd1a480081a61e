import type { StoredContact } from '@shop/domain/request/contact';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import {
  FRAME_ROUTES,
  openOffice,
  page,
  type Routes,
  storedContact,
} from '../../test/office-fixture.tsx';
import AdminPage from '../frame/admin-page.tsx';

const ENTRY = { by: 'chef@tiefbau.example', at: '2026-11-03T10:00:00.000Z' };
const HANDLED: Partial<StoredContact> = { status: 'open', notes: [], replies: [] };

const open = (routes: Routes = {}, query = '') =>
  openOffice(`/admin/kontaktanfragen${query}`, <AdminPage />, {
    ...FRAME_ROUTES,
    'GET /api/admin/contacts': page([storedContact(HANDLED)]),
    'GET /api/admin/contact-counts': () => json({ open: 3, in_progress: 1, done: 1234 }),
    ...routes,
  });

async function openDialog(routes: Routes = {}) {
  const view = open(routes);
  await view.user.click(await screen.findByRole('button', { name: /Ansehen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anfrage von Bernd Muster' }));
  return { ...view, dialog };
}

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

test('an answer that got lost is sent again under the same id, and the text stays; an empty one is not sent', async () => {
  const REPLY = 'POST /api/admin/contacts/c1/reply';
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
  expect(bodies(REPLY)[2]).not.toMatchObject({ id: (bodies(REPLY)[0] as { id: string }).id });
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
