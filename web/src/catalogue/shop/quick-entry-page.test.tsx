import { sumCents, toCents } from '@shop/domain/money/money';
import { product } from '@shop/domain/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { beginSession } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import QuickEntryPage from './quick-entry-page.tsx';

const PUT = 'POST /api/cart/plan';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  beginSession();
  api = fakeApi({
    'GET /api/products': () => json([product({ id: 1, name: 'Kies 0/32', price: 20, unit: 't' })]),
    [PUT]: () => json([]),
  });
});

const open = (query = '') =>
  renderAt(`/schnelleingabe${query}`, { '/schnelleingabe': <QuickEntryPage /> });
const sent = () => api.requests.filter(({ call }) => call === PUT).map(({ body }) => body);
const field = () => screen.getByRole('textbox', { name: 'Artikelnummern und Mengen' });

test('puts what is right into the cart in one call, and leaves what is wrong', async () => {
  const { user } = open();
  await user.click(field());
  await user.paste('10001;2\nabc;1\n10001;3');
  expect(await screen.findByText('Artikelnummer „abc“ gibt es nicht.')).toBeVisible();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '1Kies 0/3210\u00a00012\u00a0t40,00\u00a0€je 20,00\u00a0€',
    '2Artikelnummer „abc“ gibt es nicht.',
    '3Kies 0/3210\u00a00013\u00a0t60,00\u00a0€je 20,00\u00a0€',
    'Zusammen, netto100,00\u00a0€',
  ]);
  await user.click(screen.getByRole('button', { name: '1 Artikel in den Warenkorb' }));
  expect(await screen.findByText(/1 Artikel liegt im Warenkorb/)).toBeVisible();
  expect(field()).toHaveValue('abc;1');
  expect(sent()).toMatchObject([{ lines: [{ product_id: 1, quantity: 5 }] }]);
});

test('in Privat the lines add up to the total', async () => {
  localStorage.setItem('prices', 'private');
  api.routes['GET /api/products'] = () => json([product({ id: 1, price: 20.03 })]);
  const { user } = open();
  await user.click(field());
  await user.paste('10001;1\n10001;1\n10001;1');
  await screen.findByRole('table');
  const amounts = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      toCents(Number.parseFloat(row.lastElementChild?.textContent.replace(',', '.') ?? '')),
    );
  const total = amounts.pop();
  expect(sumCents(amounts)).toBe(total);
});

test('a refusal is shown, nothing is lost, and the next attempt is the same request', async () => {
  const full = 'Ein Warenkorb fasst höchstens 100 Artikel.';
  api.routes[PUT] = () => refusal(422, full);
  const { user, unmount } = open();
  await user.type(field(), '10001;2');
  await user.click(await screen.findByRole('button', { name: '1 Artikel in den Warenkorb' }));
  expect(await screen.findByText(full)).toBeVisible();
  api.routes[PUT] = () => json([]);
  await user.click(screen.getByRole('button', { name: '1 Artikel in den Warenkorb' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  const [first, second] = sent() as { request_id: string }[];
  expect(first?.request_id).toBe(second?.request_id);
  unmount();
});

test('a shared list is filled in, and what is typed survives a reload', async () => {
  const { unmount } = open('?artikel=1x12,99x1');
  await waitFor(() => expect(field()).toHaveValue('10001; 12\n10099; 1'));
  expect(await screen.findByText('Artikelnummer „10099“ gibt es nicht.')).toBeVisible();
  unmount();
  const again = open();
  expect(field()).toHaveValue('10001; 12\n10099; 1');
  again.unmount();
  const { user } = open('?artikel=1x5');
  await user.click(await screen.findByRole('button', { name: 'Liste anhängen' }));
  expect(field()).toHaveValue('10001; 12\n10099; 1\n10001; 5');
});
