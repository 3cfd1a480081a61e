import { COMPANY } from '@shop/domain/company';
import type { Notices } from '@shop/domain/settings/notices';
import { currentUser } from '@shop/domain/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { renderAt } from '../../test/render-at.tsx';
import { BottomBars } from './bottom-bars.tsx';
import { CallbackButton } from './callback-button.tsx';
import { TopBar } from './top-bar.tsx';

const INVENTORY = { text: 'Am Freitag Inventur.', from: '2026-11-22', to: '2026-11-27' };
const STORM = { text: 'Sturm: keine Lieferung.', from: '2026-11-22', to: '2026-11-22' };
const EVE = { from: '2026-12-24', to: '2026-12-24', name: 'Heiligabend', hours: '08:00–12:00' };

function open(notices: Partial<Notices> = {}) {
  const answer = { banners: [], special_days: [], ...notices };
  const api = fakeApi({ 'GET /api/notices': () => json(answer) });
  const page = (
    <>
      <TopBar />
      <BottomBars />
    </>
  );
  return { api, ...renderAt('/', { '/': page }) };
}

const phone = () => screen.getByText(COMPANY.phone.display);
const hint = () => screen.queryByRole('region', { name: 'Hinweis' });

test('without notices the bar shows its usual text', async () => {
  const { api } = open();
  await waitFor(() => expect(api.calls()).toContain('GET /api/notices'));
  expect(screen.getByRole('link', { name: COMPANY.phone.display })).toBeVisible();
  expect(screen.getByText(/^Mo–Fr/)).toBeInTheDocument();
  const help = within(screen.getByRole('navigation', { name: 'Planer und Ratgeber' }));
  expectLink('Planer', '/planer', help);
  expectLink('Ratgeber', '/ratgeber', help);
  expect(hint()).toBeNull();
});

test.each([
  [1440, 1],
  [390, 0],
])('at %i px there are %i choices of prices in the bar', async (width, count) => {
  vi.stubGlobal('innerWidth', width);
  const { api } = open();
  await waitFor(() => expect(api.calls()).toContain('GET /api/notices'));
  await waitFor(() => expect(screen.queryAllByRole('radiogroup')).toHaveLength(count));
});

test('an invitation of a company is told to the signed-in account, and leads to where it is answered', async () => {
  const invitation = { number: 'K-10001', name: 'Beispiel Bau GmbH', invited_day: '2026-11-20' };
  fakeApi({
    'GET /api/notices': () => json({ banners: [], special_days: [] }),
    'GET /api/users/invitations': () => json([invitation]),
  });
  const bars = { '/': <BottomBars /> };
  const { user, unmount } = renderAt('/', bars, { user: currentUser() });
  expect(await screen.findByText(/^Beispiel Bau GmbH lädt Sie ein/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Einladung ansehen' });
  expect(link).toHaveAttribute('href', '/dashboard?bereich=firma');
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(hint()).toBeNull();
  unmount();
  renderAt('/', bars, { user: null });
  expect(hint()).toBeNull();
});

test('a notice is announced, hides no phone number, and gives way to the next once dismissed', async () => {
  const banners = [INVENTORY, STORM];
  const { user, unmount } = open({ banners });
  expect(await screen.findByText(INVENTORY.text)).toBeVisible();
  await waitFor(() => expect(announcedText().trim()).toBe(INVENTORY.text));
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.getByText(STORM.text)).toBeVisible();
  expect(phone()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(hint()).toBeNull();
  expect(phone()).toBeVisible();
  unmount();

  open({ banners: [INVENTORY, { ...STORM, to: '2026-11-23' }] });
  expect(await screen.findByText(STORM.text)).toBeVisible();
  expect(screen.queryByText(INVENTORY.text)).toBeNull();
});

test.each([
  [EVE, 'Heute 08:00–12:00'],
  [{ from: EVE.from, to: EVE.to, name: 'Betriebsferien' }, 'Heute geschlossen'],
])('special days replace the opening hours: %o', async (today, text) => {
  open({ today });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/^Mo–Fr/)).toBeNull();
});

test('the bar keeps its text if nothing can be loaded', async () => {
  fakeApi({ 'GET /api/notices': brokenConnection });
  renderAt('/', { '/': <TopBar /> });
  expect(screen.getByText(/^Mo–Fr/)).toBeInTheDocument();
});

const ASK = 'POST /api/callbacks';
const opener = () => screen.getByRole('link', { name: 'Rückruf anfordern' });
const ask = () => screen.getByRole('button', { name: 'Rückruf anfordern' });

test('a dialog takes callback requests, reports missing fields and confirms the request', async () => {
  const { api, user } = open();
  api.routes[ASK] = () => json({ id: 'c1' }, { status: 201 });
  await user.click(opener());
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.click(ask());
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Name ist erforderlich');
  await user.keyboard(' Erika ');
  await user.type(screen.getByRole('textbox', { name: /^Telefonnummer/ }), '0171 23');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Wann/ }),
    'Mittags (12 bis 14 Uhr)',
  );
  await user.keyboard('{Enter}');
  await user.click(ask());
  const title = await screen.findByRole('heading', { name: 'Rückruf angefordert!' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(api.requests.filter(({ call }) => call === ASK).map(({ body }) => body)).toEqual([
    { name: 'Erika', phone: '0171 23', time: 'Mittags (12 bis 14 Uhr)' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(sessionStorage.getItem('callbackDraft')).toBeNull();
});

test('a callback without a connection says so and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('callbackDraft', '{"callback_name":"Erika","callback_phone":"1"}');
  const { api, user } = open();
  api.routes[ASK] = brokenConnection;
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Rückruf anfordern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ihr Rückrufwunsch wurde noch nicht/);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Erika');
});

test('if the dialog cannot be loaded, the contact page has a form', async () => {
  const failing = <CallbackButton load={() => Promise.reject(new TypeError())} />;
  const { user, visited } = renderAt('/', { '/': failing, '/kontakt': <div /> });
  await user.click(opener());
  await waitFor(() => expect(visited.at(-1)).toMatch(/^\/kontakt\?.*callback/));
});
