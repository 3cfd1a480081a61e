import type { AdminAccount } from '@shop/domain/office/admins';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { readReturn } from '../../session/return-address.ts';
import { ADMIN_USER, openOffice, type Routes } from '../../test/office-fixture.tsx';
import Admins from './admins.tsx';

const LIST = 'GET /api/admin/admins';
const GIVE = 'POST /api/admin/admins';
const TAKE = 'POST /api/admin/admins/anna/take';
const END = 'POST /api/admin/admins/anna/end-sessions';
const ANNA = 'anna@tiefbau.example';

const chef: AdminAccount = {
  uid: 'chef',
  email: ADMIN_USER.email,
  is_self: true,
  is_leaving: false,
  since: '2026-01-05T08:00:00.000Z',
  last_sign_in: '2026-11-20T13:05:00.000Z',
};
const anna: AdminAccount = { uid: 'anna', email: ANNA, is_self: false, is_leaving: false };

const open = (routes: Routes = {}) =>
  openOffice('/admin', <Admins />, { [LIST]: () => json([chef, anna]), ...routes });
const entry = (name: string) => screen.findByRole('listitem', { name });

test('lists the admins, since when, their last sign-in, and unfinished revocations', async () => {
  open({ [LIST]: () => json([chef, { ...anna, is_leaving: true }]) });
  expect(await entry(chef.email)).toHaveTextContent(
    'SieAdmin seit 05.01.2026, 09:00Zuletzt angemeldet 20.11.2026, 14:05',
  );
  expect(await entry(ANNA)).not.toHaveTextContent('Sie');
  expect(within(await entry(ANNA)).getByText(/unvollständig, bitte wiederholen/)).toBeVisible();
});

test('grants the role by e-mail address, and says from when on it applies', async () => {
  const listed = [chef];
  const { user, bodies } = open({
    [LIST]: () => json(listed),
    [GIVE]: () => {
      listed.push(anna);
      return json(listed);
    },
  });
  await entry(chef.email);
  await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), `${ANNA}{Enter}`);
  const message = await screen.findByText(/hat jetzt die Admin-Rolle. Sie gilt ab der nächsten/);
  await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
  expect(await entry(ANNA)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('');
  expect(bodies(GIVE)).toEqual([{ request_id: expect.any(String), email: ANNA }]);
});

test('does not send an invalid address, and keeps one without account in the field', async () => {
  const { bodies, type, press } = open({
    [GIVE]: () => refusal(404, 'Zu dieser E-Mail-Adresse gibt es kein Konto.'),
  });
  const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
  type('E-Mail-Adresse', 'anna');
  await press('Admin-Rolle geben');
  expect(field).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  expect(bodies(GIVE)).toEqual([]);
  type('E-Mail-Adresse', ANNA);
  await press('Admin-Rolle geben');
  expect(await screen.findByRole('alert')).toHaveTextContent('gibt es kein Konto');
  expect(field).toHaveValue(ANNA);
});

test('offers a fresh sign-in where one is needed, and the typed address is there afterwards', async () => {
  window.history.replaceState({}, '', '/admin/benutzer');
  const refused = { message: 'Bitte melden Sie sich neu an.', code: 'fresh_sign_in' };
  const { api, type, press, see, unmount } = open({ [GIVE]: () => json(refused, { status: 403 }) });
  await entry(chef.email);
  type('E-Mail-Adresse', ANNA);
  await press('Admin-Rolle geben');
  await see('Bitte melden Sie sich neu an.');
  await press('Neu anmelden');
  expect(api.calls()).toContain('GET /api/oauth/google/redirect_url');
  expect(readReturn()).toBe('/admin/benutzer');
  unmount();
  open();
  expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(ANNA);
});

test.each([
  ['Rolle entziehen', 'Ja, entziehen', TAKE, 'ist kein Admin mehr und überall abgemeldet.'],
  ['Sitzungen beenden', 'Ja, abmelden', END, 'ist überall abgemeldet.'],
])('%s asks first, and reports the outcome', async (name, confirm, call, message) => {
  const { bodies, user, press, see } = open({ [call]: () => json([chef]) });
  const opener = `${name}: ${ANNA}`;
  await press(opener);
  expect(bodies(call)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
  await press(opener);
  await press(confirm);
  await see(`${ANNA} ${message}`);
});

test('tells the last admin why the role stays', async () => {
  const refused = () => refusal(422, 'Sie sind der letzte Admin.');
  const { press, see } = open({ 'POST /api/admin/admins/chef/take': refused });
  await press(`Rolle entziehen: ${chef.email}`);
  await see(/eigene Rolle abgeben\? Sie werden überall abgemeldet/);
  await press('Ja, abgeben');
  expect(await screen.findByRole('alert')).toHaveTextContent('der letzte Admin');
});
