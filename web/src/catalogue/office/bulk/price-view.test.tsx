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

type View = ReturnType<typeof open>;
const amount = () => screen.findByLabelText('Um wie viel');
const newPrice = (name: string) => screen.getByLabelText(`Neuer Preis für ${name}`);

async function raise(view: View, percent: string) {
  await amount();
  view.type('Um wie viel', percent);
  return view;
}

async function fromMonday({ choose, type }: View) {
  await choose('Gültig', 'Ab einem Tag');
  type(/^Ab( \*)?$/, '30.11.2026');
}

test('what was typed is there again after Back, asked about before a reload, and gone once applied', async () => {
  const { unmount } = await raise(open(), '3,5');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  unmount();
  const again = open();
  expect(await amount()).toHaveValue('3,5');
  await again.press('2 Preise ändern');
  again.unmount();
  open();
  expect(await amount()).toHaveValue('');
});

test('a category rises 3.5 % from Monday: shows each old and new price, then saves', async () => {
  const view = await raise(open(), '3,5');
  const { press, saves } = view;
  await fromMonday(view);
  const preview = within(screen.getByRole('list', { name: 'Vorschau der Preise' }));
  expect(newPrice('Schotter 1')).toHaveValue('20,60');
  expect(newPrice('Schotter 2')).toHaveValue('17,39');
  const [first] = preview.getAllByRole('listitem');
  expect(first).toHaveTextContent('19,90 €');
  expect(first).toHaveTextContent('+3,5 %');
  expect(first).toHaveTextContent('+0,70 €');
  expect(screen.getByText(/Ohne Preis, deshalb nicht dabei: Wasserbausteine\./)).toBeVisible();
  expect(saves()).toEqual([]);

  await press('2 Preise ändern');
  await screen.findByText('2 Artikel sind gespeichert.');
  const changes = [20.6, 17.39].map((price, at) => {
    const next_price = { price, from: '2026-11-30' };
    return { id: String(at + 1), version: 1, input: { ...PRODUCTS[at]?.input, next_price } };
  });
  const ids = { request_id: expect.any(String), batch_id: expect.any(String) };
  expect(saves()).toEqual([{ ...ids, label: 'Schotter +3,5 % ab 30.11.2026', changes }]);
});

test('single prices can be overwritten or left out', async () => {
  const { user, press, type, see, saves } = await raise(open(), '10');
  type('Neuer Preis für Schotter 1', '22,50');
  await user.click(screen.getByRole('checkbox', { name: 'Schotter 2 ändern' }));
  await press('1 Preis ändern');
  await see('1 Artikel ist gespeichert.');
  expect(saves()[0]?.changes).toEqual([
    { id: '1', version: 1, input: { ...PRODUCTS[0]?.input, price: 22.5 } },
  ]);
});

test('leaves out a price that rounding would reverse, and explains why', async () => {
  const view = await raise(open([gravel(1, { price: 15.95 })]), '1');
  const { choose, press, see, saves } = view;
  await choose('Runden', 'Auf ,90');
  await see(/in die andere Richtung/);
  expect(screen.getByRole('checkbox', { name: 'Schotter 1 ändern' })).not.toBeChecked();
  await press('0 Preise ändern');
  expect(saves()).toEqual([]);
});

test('points out a planned price that is replaced', async () => {
  const planned = gravel(1, { next_price: { price: 21, from: '2026-12-24' } });
  const view = await raise(open([planned]), '5');
  await view.see('danach weiterhin 21,00 € ab 24.12.2026');
  await fromMonday(view);
  await view.see('ersetzt 21,00 € ab 24.12.2026');
});

test('250 products take three requests of one batch; a lost answer is requested again', async () => {
  const products = Array.from({ length: 250 }, (_, index) => gravel(index + 1));
  const { press, see, saves, api } = await raise(open(products), '5');
  await see('Seite 1 von 5');
  let calls = 0;
  api.routes[SAVE] = (request) => (++calls === 2 ? brokenConnection() : saveAll(request));
  await press('250 Preise ändern');
  await see(/Bearbeitet: 100 von 250/);
  expect(screen.getByRole('alert')).toHaveTextContent('Doppelt wird nichts geändert.');
  await press('Fortsetzen');
  await see('250 Artikel sind gespeichert.');
  const sent = saves();
  expect(sent.map(({ changes }) => changes.length)).toEqual([100, 100, 100, 50]);
  expect(sent[2]).toEqual(sent[1]);
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(3);
  expect(new Set(sent.map(({ batch_id }) => batch_id)).size).toBe(1);
});

test('names selected products that somebody else saved meanwhile', async () => {
  const view = await raise(open([...PRODUCTS, gravel(4)], 'auswahl=1,2,4'), '5');
  const { press, see, api } = view;
  api.routes[SAVE] = () =>
    json([
      { outcome: 'saved', current: PRODUCTS[0] },
      { outcome: 'conflict', current: { ...PRODUCTS[1], version: 2 } },
      { outcome: 'missing' },
    ]);
  await press('3 Preise ändern');
  const list = await screen.findByRole('list', { name: 'Nicht gespeichert' });
  expect(list).toHaveTextContent(
    'Schotter 2: Inzwischen hat jemand anderes das gespeichert. Dort bleibt es bei: 16,80 € / t, sichtbar.Schotter 4: Diesen Artikel gibt es nicht.',
  );
  const [first] = within(list).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/admin/sortiment/artikel?id=2');
  await see(/1 Artikel ist gespeichert. 2 nicht/);
});

test('a product that the form would refuse does not stop the others', async () => {
  const odd = gravel(2, { vat_rate: 12.5 });
  const { press, saves } = await raise(open([gravel(1), odd]), '5');
  await press('2 Preise ändern');
  const list = await screen.findByRole('list', { name: 'Nicht gespeichert' });
  expect(list).toHaveTextContent('Schotter 2: MwSt.-Satz: ganze Zahl erwartet');
  expect(saves().map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1']]);
});
