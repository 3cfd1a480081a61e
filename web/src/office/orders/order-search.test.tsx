import { NEXT_PAGE_HEADER } from '@shop/domain/contract/call';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { adminOrder, page, type Routes } from '../../test/office-fixture.tsx';
import { openAdmin } from '../frame/admin-fixture.tsx';

const ORDERS = 'GET /api/admin/orders';

const open = (routes: Routes = {}, query = '') => openAdmin(`bestellungen${query}`, routes);

const searchField = () => screen.findByRole('searchbox', { name: 'Bestellungen suchen' });
/** An answer without a known total. */
const unknownTotal = (items: readonly unknown[], next: string) => () =>
  json(items, { headers: { [NEXT_PAGE_HEADER]: next } });

test('a search of two letters is sent to the server and kept in the address', async () => {
  const { api, user, visited } = open({
    [`${ORDERS}?search=must`]: page([adminOrder({ order_number: 'B-MVST0-00001' })]),
  });
  await user.type(await searchField(), 'm{Enter}');
  expect(await screen.findByText(/mindestens zwei Buchstaben oder Ziffern/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /B-7K3M9-QX2TP/ })).toBeVisible();
  expect(api.calls().filter((call) => call.includes('search='))).toEqual([]);
  await user.type(await searchField(), 'ust');
  expect(await screen.findByText('1 Bestellung zu „must“')).toBeVisible();
  expect(screen.getByRole('row', { name: /B-MVST0-00001/ })).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/bestellungen?suche=must');
  expect(screen.getByText(/Nicht gefunden werden Wortmitten, Tippfehler/)).toBeVisible();
});

test('a link opens the orders with search, filters and sorting', async () => {
  const query = 'search=must&status=pending&payment=open&delivery_day=2026-11-24&sort=amount';
  open(
    { [`${ORDERS}?${query}`]: page([adminOrder()], { total: 12 }) },
    '?suche=must&status=pending&zahlung=open&liefertag=2026-11-24&sortierung=amount',
  );
  const text =
    '12 Bestellungen zu „must“ mit Status „In Bearbeitung“ (Zahlung offen) für den 24.11.2026';
  expect(await screen.findByText(text)).toBeVisible();
  expect(await searchField()).toHaveValue('must');
  expect(screen.getByRole('combobox', { name: 'Zahlung' })).toHaveValue('open');
  expect(screen.getByRole('textbox', { name: 'Liefertag' })).toHaveValue('24.11.2026');
  expect(screen.getByRole('combobox', { name: 'Sortierung' })).toHaveDisplayValue(
    'Höchster Betrag',
  );
});

test('what makes no sense in a link is ignored', async () => {
  open({}, '?status=quatsch&zahlung=halb&liefertag=2026-02-30&sortierung=name');
  expect(await screen.findByText('1 Bestellung')).toBeVisible();
});

test('payment, delivery day and sorting are kept in the address, and can be taken back', async () => {
  const { api, user, visited } = open({
    [`${ORDERS}?payment=paid`]: page([]),
    [`${ORDERS}?payment=paid&delivery_day=2026-11-24`]: page([]),
    [`${ORDERS}?payment=paid&delivery_day=2026-11-24&sort=delivery_day`]: page([]),
  });
  await screen.findByText('1 Bestellung');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zahlung' }), 'Bezahlt');
  await user.type(screen.getByRole('textbox', { name: 'Liefertag' }), '24.11.2026');
  await waitFor(() => expect(visited.at(-1)).toContain('liefertag=2026-11-24'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'Liefertag');
  expect(await screen.findByText(/ohne Liefertag fehlen in dieser Sortierung/)).toBeVisible();
  expect(visited.at(-1)).toBe(
    '/admin/bestellungen?zahlung=paid&liefertag=2026-11-24&sortierung=delivery_day',
  );
  expect(await screen.findByText('Keine Bestellungen gefunden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle Bestellungen anzeigen' }));
  expect(await screen.findByText('1 Bestellung')).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/bestellungen');
  expect(api.calls()).toContain(`${ORDERS}?payment=paid&delivery_day=2026-11-24&sort=delivery_day`);
});

test('a search that found nothing yet can be continued', async () => {
  const query = 'search=anna+muster';
  const { user } = open(
    {
      [`${ORDERS}?${query}`]: unknownTotal([], 'seite2'),
      [`${ORDERS}?${query}&after=seite2`]: unknownTotal([adminOrder()], 'seite3'),
      [`${ORDERS}?${query}&after=seite3`]: page([]),
    },
    '?suche=anna+muster',
  );
  await user.click(await screen.findByRole('button', { name: 'Weitersuchen' }));
  expect(await screen.findByText('Mindestens 1 Bestellung zu „anna muster“')).toBeVisible();
  expect(screen.getByText('1 angezeigt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('1 von 1 angezeigt')).toBeVisible();
});
