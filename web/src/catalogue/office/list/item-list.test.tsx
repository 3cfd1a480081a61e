import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import type { ProductInput } from '@shop/domain/office/product-input';
import { category, productInput, rentalToolInput } from '@shop/domain/testing/office';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../lib/api/fake-api.ts';
import { expectLink } from '../../../test/expect-link.ts';
import { openOffice, page, type Routes, saveAll } from '../../../test/office-fixture.tsx';
import AssortmentTab from './assortment-tab.tsx';

const product = (id: string, name: string, fields: Partial<ProductInput> = {}) => {
  return { id, version: 0, input: productInput({ name, price: 28.9, ...fields }) };
};

const GRAVEL = product('1', 'Kies 16/32');
const SAND = product('2', 'Sand 0/2', { visibility: 'hidden' });
const SLATE = {
  ...product('7', 'Schieferplatten', { price: undefined as never }),
  version: 3,
  saved_at: '2026-11-20T09:00:00.000Z',
};
const CATEGORIES = [category('2', 'Sand', 2), category('1', 'Kies', 1)];

const listCall = (query: Record<string, string> = {}, kind = 'products') => {
  const all = { visibility: 'current', sort: 'name', ...query };
  return `GET /api/admin/${kind}?${new URLSearchParams(all)}`;
};

const open = (
  routes: Routes = {},
  address = '/admin/sortiment',
  of: 'product' | 'rental_tool' = 'product',
) =>
  openOffice(address, <AssortmentTab of={of} />, {
    [listCall()]: page([GRAVEL, SAND, SLATE]),
    'GET /api/admin/categories': () => json(CATEGORIES),
    ...routes,
  });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const choose = async (user: ReturnType<typeof open>['user'], ...names: string[]) => {
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
  }
};

test('each product shows article number, category, price, planned or begun, visibility and version', async () => {
  const next_price = (from: string) => ({ next_price: { price: 31.5, from } as const });
  const coming = product('3', 'Splitt', next_price('2999-01-01'));
  const begun = product('4', 'Mulch', next_price('2020-01-01'));
  const { see } = open({ [listCall()]: page([GRAVEL, SAND, SLATE, coming, begun]) });
  expect(await row('Kies')).toHaveTextContent(
    /Kies 16\/3210.001Schüttgut28,90 € \/ tSichtbarErste Version/,
  );
  expect(await row('Schiefer')).toHaveTextContent(/auf AnfrageSichtbarVersion 320\.11\.2026/);
  expect(await row('Splitt')).toHaveTextContent('28,90 € / tab 01.01.2999: 31,50 € / t');
  expect(await row('Mulch')).toHaveTextContent('31,50 € / tSichtbar');
  await see('5 Artikel');
  expectLink('Kies 16/32', '/admin/sortiment/artikel?id=1');
});

test('keeps search, filters and sorting in the address and sends them', async () => {
  const { api, user } = open(
    {},
    '/admin/sortiment?suchtext=kies&warengruppe=Kies&filter=false&folge=changed',
  );
  await screen.findByRole('combobox', { name: 'Kategorie' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sichtbarkeit' }), 'Ausgeblendet');
  const wanted = 'search=kies&category=Kies&visibility=hidden&has_price=false&sort=changed';
  await waitFor(() => expect(api.calls()).toContain(`GET /api/admin/products?${wanted}`));
  const names = within(screen.getByRole('combobox', { name: 'Kategorie' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Alle', 'Kies', 'Sand']);
});

test('hides selected products together, and undoes that', async () => {
  const { api, bodies, user, press, see } = open({ 'POST /api/admin/products': saveAll });
  await choose(user, 'Kies 16/32', 'Sand 0/2', 'Schieferplatten');
  await see('3 Artikel ausgewählt');
  expectLink('Preise ändern', '/admin/sortiment/preise?auswahl=1%2C2%2C7');
  await press('Ausblenden');
  await see('2 Artikel sind gespeichert.');
  const [sent] = bodies<{ batch_id: string }>('POST /api/admin/products');
  expect(sent).toMatchObject({
    label: '2 Artikel ausgeblendet',
    changes: [
      { id: '1', version: 0, input: { ...GRAVEL.input, visibility: 'hidden' } },
      { id: '7', version: 3, input: { visibility: 'hidden' } },
    ],
  });
  const undo = `POST /api/admin/batches/${sent?.batch_id}/undo`;
  api.routes[undo] = () => json({ undone: 2, skipped: [] });
  await press(/^Rückgängig/);
  await see('2 Änderungen sind zurückgenommen.');
});

test('a list without hits leads back to the whole list', async () => {
  const { user } = open(
    { 'GET /api/admin/products?search=granit&visibility=current&sort=name': page([]) },
    '/admin/sortiment?suchtext=granit',
  );
  await user.click(await screen.findByRole('button', { name: 'Alle Artikel anzeigen' }));
  expect(await row('Kies')).toBeVisible();
});

test('the views of a filtered list lead back to it, the price view with its category', async () => {
  const call = 'GET /api/admin/products?category=Kies&visibility=current&sort=name';
  open({ [call]: page([GRAVEL]) }, '/admin/sortiment?warengruppe=Kies');
  for (const [name, href] of [
    ['Kies 16/32', '/admin/sortiment/artikel?id=1&warengruppe=Kies'],
    ['Preise', '/admin/sortiment/preise?kategorie=Kies&warengruppe=Kies'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('an empty assortment leads to the first product', async () => {
  open({ [listCall()]: page([]) });
  expect(await screen.findByText('Noch keine Artikel')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Neuer Artikel' })).toHaveLength(2);
});

test('rental tools show their daily price, have no bulk price change, and warn of bookings', async () => {
  const input = rentalToolInput({ daily_price: 32, is_available: false });
  const plate = { id: '101', version: 0, input };
  const saw = { id: '102', version: 0, input: rentalToolInput({ name: 'Fugenschneider' }) };
  const today = berlinDay(new Date());
  const days = `from=${today}&to=${addDays(today, MAX_DAYS_AHEAD)}`;
  const bookings = [{ kind: 'rental', tool_id: 101 }];
  const { user, api } = open(
    {
      [listCall({}, 'rental-tools')]: page([plate, saw]),
      [`GET /api/admin/rental-calendar?${days}&tool=101`]: () => json({ bookings, is_cut: false }),
    },
    '/admin/mietpark',
    'rental_tool',
  );
  expect(await row('Rüttelplatte')).toHaveTextContent(/32,00 € \/ TagSichtbarNicht verfügbar/);
  await choose(user, 'Rüttelplatte');
  expect(screen.getByText('1 Mietgerät ausgewählt')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Preise ändern' })).toBeNull();
  expect(await screen.findByText(/gibt es für dieses Gerät 1 Buchung\./)).toBeVisible();
  api.routes[`GET /api/admin/rental-calendar?${days}`] = () => refusal(400, 'Geht nicht.');
  await choose(user, 'Fugenschneider');
  expect(await screen.findByText(/^Ob es für diese Geräte Buchungen gibt/)).toBeVisible();
});
