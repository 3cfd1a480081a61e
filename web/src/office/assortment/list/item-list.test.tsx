import type { ProductInput } from '@shop/domain/office/product-input';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../../lib/api/fake-api.ts';
import { ADMIN_USER, page } from '../../../test/admin-fixture.ts';
import { renderAt } from '../../../test/render-at.tsx';
import AssortmentTab from './assortment-tab.tsx';

function product(id: string, name: string, fields: Partial<ProductInput> = {}) {
  const input: ProductInput = {
    name,
    category: 'Schüttgut',
    unit: 't',
    price: 28.9,
    specifications: [],
    related_ids: [],
    pictures: [],
    visibility: 'visible',
    ...fields,
  };
  return { id, version: 0, input };
}

function onRequest({ input: { price, ...input }, ...item }: ReturnType<typeof product>) {
  return { ...item, input };
}

const GRAVEL = product('1', 'Kies 16/32');
const SAND = product('2', 'Sand 0/2', { visibility: 'hidden' });
const SLATE = {
  ...onRequest(product('7', 'Schieferplatten')),
  version: 3,
  saved_at: '2026-11-20T09:00:00.000Z',
};

const CATEGORIES = [
  {
    id: '2',
    version: 1,
    input: { of: 'product', name: 'Sand', position: 2, visibility: 'visible' },
  },
  {
    id: '1',
    version: 1,
    input: { of: 'product', name: 'Kies', position: 1, visibility: 'visible' },
  },
];

const listCall = (query: Record<string, string> = {}, kind = 'products') => {
  const all = { visibility: 'current', sort: 'name', ...query };
  return `GET /api/admin/${kind}?${new URLSearchParams(all)}`;
};

function fakeOffice(routes: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    [listCall()]: page([GRAVEL, SAND, SLATE]),
    'GET /api/admin/categories': () => json(CATEGORIES),
    ...routes,
  });
}

const open = (address = '/admin/sortiment', of: 'product' | 'rental_tool' = 'product') =>
  renderAt(address, { '/admin/*': <AssortmentTab of={of} /> }, { user: ADMIN_USER });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const choose = async (user: ReturnType<typeof open>['user'], ...names: string[]) => {
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
  }
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('each product shows article number, category, price, visibility and version', async () => {
  fakeOffice();
  open();
  expect(await row('Kies')).toHaveTextContent(
    /Kies 16\/3210.001Schüttgut28,90 € \/ tSichtbarErste Version/,
  );
  expect(await row('Schiefer')).toHaveTextContent(/auf AnfrageSichtbarVersion 320\.11\.2026/);
  expect(screen.getByText('3 Artikel')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Kies 16/32' });
  expect(link).toHaveAttribute('href', '/admin/sortiment/artikel?id=1');
});

test('a price from a day on is told until it holds, and then is the price', async () => {
  const coming = { price: 31.5, from: '2999-01-01' };
  const begun = { price: 31.5, from: '2020-01-01' };
  fakeOffice({
    [listCall()]: page([
      product('1', 'Kies', { next_price: coming }),
      product('2', 'Sand', { next_price: begun }),
    ]),
  });
  open();
  expect(await row('Kies')).toHaveTextContent('28,90 € / tab 01.01.2999: 31,50 € / t');
  expect(await row('Sand')).toHaveTextContent('31,50 € / tSichtbar');
});

test('search, filters and sorting are kept in the address and sent', async () => {
  const api = fakeOffice();
  const { user } = open(
    '/admin/sortiment?suchtext=kies&warengruppe=Kies&filter=false&folge=changed',
  );
  await screen.findByRole('combobox', { name: 'Kategorie' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sichtbarkeit' }), 'Ausgeblendet');
  const wanted = new URLSearchParams({
    search: 'kies',
    category: 'Kies',
    visibility: 'hidden',
    has_price: 'false',
    sort: 'changed',
  });
  await waitFor(() => expect(api.calls()).toContain(`GET /api/admin/products?${wanted}`));
  const names = within(screen.getByRole('combobox', { name: 'Kategorie' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Alle', 'Kies', 'Sand']);
});

test('prices are changed of the category that is shown', () => {
  fakeOffice({ [listCall({ category: 'Kies' })]: page([GRAVEL]) });
  open('/admin/sortiment?warengruppe=Kies');
  expect(screen.getByRole('link', { name: 'Preise' })).toHaveAttribute(
    'href',
    '/admin/sortiment/preise?kategorie=Kies&warengruppe=Kies',
  );
});

test('chosen products are hidden together, and taken back', async () => {
  const api = fakeOffice({
    'POST /api/admin/products': ({ body }) => {
      const { changes } = body as { changes: { id: string; input: ProductInput }[] };
      return json(changes.map((each) => ({ outcome: 'saved', current: { ...each, version: 1 } })));
    },
  });
  const { user } = open();
  await choose(user, 'Kies 16/32', 'Sand 0/2', 'Schieferplatten');
  expect(screen.getByText('3 Artikel ausgewählt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preise ändern' })).toHaveAttribute(
    'href',
    '/admin/sortiment/preise?auswahl=1%2C2%2C7',
  );
  await user.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(await screen.findByText('2 Artikel ausgeblendet.')).toBeVisible();
  const sent = api.requests.find(({ call }) => call === 'POST /api/admin/products')?.body as {
    batch_id: string;
  };
  expect(sent).toMatchObject({
    label: '2 Artikel ausgeblendet',
    changes: [
      { id: '1', version: 0, input: { ...GRAVEL.input, visibility: 'hidden' } },
      { id: '7', version: 3, input: { visibility: 'hidden' } },
    ],
  });
  const undo = `POST /api/admin/batches/${sent.batch_id}/undo`;
  api.routes[undo] = () => json({ undone: 2, skipped: [] });
  await user.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  expect(await screen.findByText('2 Änderungen sind zurückgenommen.')).toBeVisible();
});

test('says which products somebody else has saved meanwhile', async () => {
  fakeOffice({
    'POST /api/admin/products': () =>
      json([{ outcome: 'conflict', current: GRAVEL }, { outcome: 'missing' }]),
  });
  const { user } = open();
  await choose(user, 'Kies 16/32', 'Schieferplatten');
  await user.click(screen.getByRole('button', { name: 'Archivieren' }));
  expect(await screen.findByText(/^0 Artikel archiviert\./)).toHaveTextContent(
    'gespeichert hat: Kies 16/32, Schieferplatten. Die Liste zeigt den neuen Stand.',
  );
  expect(screen.queryByRole('button', { name: /Rückgängig/ })).toBeNull();
});

test('after a lost answer the same request is sent again', async () => {
  const api = fakeOffice({ 'POST /api/admin/products': brokenConnection });
  const { user } = open();
  await choose(user, 'Sand 0/2');
  await user.click(screen.getByRole('button', { name: 'Einblenden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht alles ist gespeichert.');
  api.routes['POST /api/admin/products'] = () => json([{ outcome: 'saved', current: SAND }]);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1 Artikel eingeblendet.')).toBeVisible();
  const [first, second] = api.requests
    .filter(({ call }) => call === 'POST /api/admin/products')
    .map(({ body }) => body);
  expect(second).toEqual(first);
});

test('250 shown products are saved in requests of a hundred under one batch', async () => {
  const many = Array.from({ length: 250 }, (_, index) => product(`${index + 1}`, `Art. ${index}`));
  const api = fakeOffice({
    [listCall()]: page(many),
    'POST /api/admin/products': ({ body }) => {
      const { changes } = body as { changes: object[] };
      return json(changes.map((current) => ({ outcome: 'saved', current })));
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Alle 250 angezeigten auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Archivieren' }));
  expect(await screen.findByText('250 Artikel archiviert.')).toBeVisible();
  const bodies = api.requests
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ body }) => body as { batch_id: string; changes: object[] });
  expect(bodies.map(({ changes }) => changes.length)).toEqual([100, 100, 50]);
  expect(new Set(bodies.map(({ batch_id }) => batch_id)).size).toBe(1);
});

test('a list without hits leads back to all of it', async () => {
  fakeOffice({ 'GET /api/admin/products?search=granit&visibility=current&sort=name': page([]) });
  const { user } = open('/admin/sortiment?suchtext=granit');
  await user.click(await screen.findByRole('button', { name: 'Alle Artikel anzeigen' }));
  expect(await row('Kies')).toBeVisible();
});

test('the views of a filtered list lead back to it', async () => {
  fakeOffice({
    'GET /api/admin/products?search=kies&visibility=current&sort=name': page([GRAVEL]),
  });
  open('/admin/sortiment?suchtext=kies');
  expect(await screen.findByRole('link', { name: 'Kies 16/32' })).toHaveAttribute(
    'href',
    '/admin/sortiment/artikel?id=1&suchtext=kies',
  );
});

test('an empty assortment leads to the first product', async () => {
  fakeOffice({ [listCall()]: page([]) });
  open();
  expect(await screen.findByText('Noch keine Artikel')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Neuer Artikel' })).toHaveLength(2);
});

test('a list that cannot be loaded offers another try', async () => {
  const api = fakeOffice({ [listCall()]: () => refusal(400, 'Nein.') });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Die Liste konnte nicht geladen werden',
  );
  api.routes[listCall()] = page([GRAVEL]);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await row('Kies')).toBeVisible();
});

test('rental tools show their price of a day, and cannot be changed in price together', async () => {
  const plate = {
    id: '101',
    version: 0,
    input: {
      name: 'Rüttelplatte',
      description: '',
      category: 'Verdichtung',
      brand: 'Wacker',
      specifications: [],
      daily_price: 32,
      weekly_price: 179,
      monthly_price: 672,
      deposit_amount: 200,
      quantity_available: 5,
      is_available: false,
      pictures: [],
      visibility: 'visible',
    },
  };
  fakeOffice({ [listCall({}, 'rental-tools')]: page([plate]) });
  const { user } = open('/admin/mietpark', 'rental_tool');
  expect(await row('Rüttelplatte')).toHaveTextContent(/32,00 € \/ TagSichtbarNicht verfügbar/);
  await choose(user, 'Rüttelplatte');
  expect(screen.getByText('1 Mietgerät ausgewählt')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Preise ändern' })).toBeNull();
});
