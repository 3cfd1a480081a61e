import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json } from '../../../lib/api/fake-api.ts';
import { openOffice, saveAll } from '../../../test/office-fixture.tsx';
import { gravel, officeRoutes, SAVE, savesOf } from './bulk-fixture.ts';
import PriceView from './price-view.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00+01:00'), toFake: ['Date'] });
});

const PRODUCTS = [
  gravel(1),
  gravel(2, { price: 16.8 }),
  gravel(3, { price: undefined as never, name: 'Wasserbausteine' }),
];

function open(products = PRODUCTS, query = 'kategorie=Schotter') {
  const view = openOffice(
    `/admin/sortiment/preise?${query}`,
    <PriceView />,
    officeRoutes(products),
  );
  return { ...view, saves: () => savesOf(view) };
}

type User = ReturnType<typeof open>['user'];
const amount = () => screen.findByRole('textbox', { name: 'Um wie viel' });
const newPrice = (name: string) => screen.getByRole('textbox', { name: `Neuer Preis für ${name}` });
const apply = (count: string) => screen.getByRole('button', { name: `${count} ändern` });

async function fromMonday(user: User) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gültig' }), 'Ab einem Tag');
  await user.type(screen.getByRole('textbox', { name: 'Ab' }), '30.11.2026');
}

test('what was typed is there again after Back, asked about before a reload, and gone once applied', async () => {
  const { user, unmount } = open();
  await user.type(await amount(), '3,5');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  unmount();
  const { user: again, unmount: leave } = open();
  expect(await amount()).toHaveValue('3,5');
  await again.click(apply('2 Preise'));
  leave();
  open();
  expect(await amount()).toHaveValue('');
});

test('a category rises 3.5 % from Monday: shows each old and new price, then saves', async () => {
  const { user, saves } = open();
  await user.type(await amount(), '3,5');
  await fromMonday(user);
  const preview = within(screen.getByRole('list', { name: 'Vorschau der Preise' }));
  expect(newPrice('Schotter 1')).toHaveValue('20,60');
  expect(newPrice('Schotter 2')).toHaveValue('17,39');
  const [first] = preview.getAllByRole('listitem');
  expect(first).toHaveTextContent('19,90 €');
  expect(first).toHaveTextContent('+3,5 %');
  expect(first).toHaveTextContent('+0,70 €');
  expect(screen.getByText(/Ohne Preis, deshalb nicht dabei: Wasserbausteine\./)).toBeVisible();
  expect(saves()).toEqual([]);

  await user.click(apply('2 Preise'));
  expect(await screen.findByText('2 Artikel sind gespeichert.')).toBeVisible();
  expect(saves()).toEqual([
    {
      request_id: expect.any(String),
      batch_id: expect.any(String),
      label: 'Schotter +3,5 % ab 30.11.2026',
      changes: [
        {
          id: '1',
          version: 1,
          input: { ...PRODUCTS[0]?.input, next_price: { price: 20.6, from: '2026-11-30' } },
        },
        {
          id: '2',
          version: 1,
          input: { ...PRODUCTS[1]?.input, next_price: { price: 17.39, from: '2026-11-30' } },
        },
      ],
    },
  ]);
});

test('single prices can be overwritten or left out', async () => {
  const { user, saves } = open();
  await user.type(await amount(), '10');
  await user.clear(newPrice('Schotter 1'));
  await user.type(newPrice('Schotter 1'), '22,50');
  await user.click(screen.getByRole('checkbox', { name: 'Schotter 2 ändern' }));
  await user.click(apply('1 Preis'));
  expect(await screen.findByText('1 Artikel ist gespeichert.')).toBeVisible();
  expect(saves()[0]?.changes).toEqual([
    { id: '1', version: 1, input: { ...PRODUCTS[0]?.input, price: 22.5 } },
  ]);
});

test('leaves out a price that rounding would reverse, and explains why', async () => {
  const { user, saves } = open([gravel(1, { price: 15.95 })]);
  await user.type(await amount(), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Runden' }), 'Auf ,90');
  expect(screen.getByText(/in die andere Richtung/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Schotter 1 ändern' })).not.toBeChecked();
  await user.click(apply('0 Preise'));
  expect(saves()).toEqual([]);
});

test('points out a planned price that is replaced', async () => {
  const { user } = open([gravel(1, { next_price: { price: 21, from: '2026-12-24' } })]);
  await user.type(await amount(), '5');
  expect(screen.getByText('danach weiterhin 21,00 € ab 24.12.2026')).toBeVisible();
  await fromMonday(user);
  expect(screen.getByText('ersetzt 21,00 € ab 24.12.2026')).toBeVisible();
});

test('250 products take three requests of one batch; a lost answer is requested again', async () => {
  const products = Array.from({ length: 250 }, (_, index) => gravel(index + 1));
  const { user, saves, api } = open(products);
  await user.type(await amount(), '5');
  expect(screen.getByText('Seite 1 von 5')).toBeVisible();
  let calls = 0;
  api.routes[SAVE] = (request) => (++calls === 2 ? brokenConnection() : saveAll(request));
  await user.click(apply('250 Preise'));
  expect(await screen.findByText(/Bearbeitet: 100 von 250/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Doppelt wird nichts geändert.');
  await user.click(screen.getByRole('button', { name: 'Fortsetzen' }));
  expect(await screen.findByText('250 Artikel sind gespeichert.')).toBeVisible();
  const sent = saves();
  expect(sent.map(({ changes }) => changes.length)).toEqual([100, 100, 100, 50]);
  expect(sent[2]).toEqual(sent[1]);
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(3);
  expect(new Set(sent.map(({ batch_id }) => batch_id)).size).toBe(1);
});

test('names selected products that somebody else saved meanwhile', async () => {
  const { user, api } = open([...PRODUCTS, gravel(4)], 'auswahl=1,2,4');
  api.routes[SAVE] = () =>
    json([
      { outcome: 'saved', current: PRODUCTS[0] },
      { outcome: 'conflict', current: { ...PRODUCTS[1], version: 2 } },
      { outcome: 'missing' },
    ]);
  await user.type(await amount(), '5');
  await user.click(apply('3 Preise'));
  const list = await screen.findByRole('list', { name: 'Nicht gespeichert' });
  expect(list).toHaveTextContent(
    'Schotter 2: Inzwischen hat jemand anderes das gespeichert. Dort bleibt es bei: 16,80 € / t, sichtbar.Schotter 4: Diesen Artikel gibt es nicht.',
  );
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/admin/sortiment/artikel?id=2',
  );
  expect(screen.getByText(/1 Artikel ist gespeichert. 2 nicht/)).toBeVisible();
});

test('a product that the form would refuse does not stop the others', async () => {
  const odd = gravel(2, { vat_rate: 12.5 });
  const { user, saves } = open([gravel(1), odd]);
  await user.type(await amount(), '5');
  await user.click(apply('2 Preise'));
  const list = await screen.findByRole('list', { name: 'Nicht gespeichert' });
  expect(list).toHaveTextContent('Schotter 2: MwSt.-Satz: ganze Zahl erwartet');
  expect(saves().map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1']]);
});
