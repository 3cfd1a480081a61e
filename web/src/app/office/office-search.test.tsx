import type { OfficeSearch } from '@shop/domain/contract/office-search';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brokenConnection, json } from '../../lib/api/fake-api.ts';
import { page, type Routes } from '../../test/office-fixture.tsx';
import { openAdmin } from './admin-fixture.tsx';

const FOUND: OfficeSearch = {
  found: [
    {
      kind: 'order',
      id: 'B-7K3M9-QX2TP',
      number: 'B-7K3M9-QX2TP',
      name: 'Muster Bau GmbH',
      amount: '98,53 € inkl. MwSt.',
      day: '2026-11-16',
      state: { label: 'In Bearbeitung', color: 'yellow' },
    },
    { kind: 'customer', id: '10001', number: 'K-10001', name: 'Muster Bau GmbH' },
  ],
  more: ['order'],
};

const ORDER = '/admin/bestellungen?bestellung=B-7K3M9-QX2TP';
const MUSTER = 'GET /api/admin/search?q=muster';

/** On the first tab; what the others load when opened is broken. */
async function open(routes: Routes = {}) {
  const admin = openAdmin('', {
    'GET /api/admin/contacts': page([]),
    [MUSTER]: () => json(FOUND),
    ...Object.fromEntries(OTHERS.map((call) => [`GET /api/${call}`, brokenConnection])),
    ...routes,
  });
  await screen.findByRole('tab', { name: 'Kunden' });
  return admin;
}

const OTHERS = [
  'admin/orders-per-day',
  'admin/undelivered-mail',
  'admin/waiting-mail',
  'admin/admins',
  'admin/contact-counts',
  'admin/customers/10001',
  'admin/orders/B-7K3M9-QX2TP',
];

async function typeIn(text: string) {
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole('combobox');
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: text } });
  return field;
}

// First, as the code stays loaded.
test('has what was typed before its code was loaded', async () => {
  await open();
  for (const key of '/muster') fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox')).toHaveValue('muster');
  expect(await screen.findByRole('group', { name: 'Bestellungen' })).toBeVisible();
});

test('opens by „/“, but not while something is typed, and Escape gives the focus back', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: '/' });
  field.remove();
  const button = screen.getByRole('button', { name: 'Alles durchsuchen' });
  expect(screen.queryByRole('combobox')).toBeNull();
  button.focus();
  fireEvent.keyDown(await typeIn(''), { key: 'Escape' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('shows results by kind and opens the chosen one by arrow keys and Enter', async () => {
  const { visited } = await open();
  const field = await typeIn('muster');
  const orders = await screen.findByRole('group', { name: 'Bestellungen' });
  expect(
    within(orders)
      .getAllByRole('option')
      .map((row) => row.textContent),
  ).toEqual([
    'B-7K3M9-QX2TPMuster Bau GmbH98,53 € inkl. MwSt.16.11.2026In Bearbeitung',
    'Weitere Bestellungen mit „muster“ suchen',
  ]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const [customer] = within(screen.getByRole('group', { name: 'Kunden' })).getAllByRole('option');
  expect(customer).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', customer?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(visited.at(-1)).toBe('/admin/kunden/kunde?id=10001'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('Enter before the answer opens the first result once it is there', async () => {
  const { visited } = await open();
  const field = await typeIn('muster');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(visited.at(-1)).toBe(ORDER));
});

test('with unsaved work, a result opens in another tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open();
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  const field = await typeIn('muster');
  await screen.findByRole('group', { name: 'Bestellungen' });
  fireEvent.keyDown(field, { key: 'Enter' });
  window.removeEventListener('beforeunload', warn);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(ORDER, '_blank', 'noopener'));
});

test.each([
  ['x', 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.', {}],
  ['nichts', 'Dazu ist nichts gespeichert.', { found: [], more: [] }],
])('for „%s“ it says %s', async (text, said, answer) => {
  await open({ [`GET /api/admin/search?q=${text}`]: () => json(answer) });
  await typeIn(text);
  expect(await screen.findByText(said)).toBeVisible();
});

test('offers to repeat a failed search', async () => {
  await open({ [MUSTER]: brokenConnection });
  await typeIn('muster');
  expect(await screen.findByText('Die Suche hat nicht geklappt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
