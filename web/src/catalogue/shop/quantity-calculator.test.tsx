import type { ProductDetail } from '@shop/domain/product/product';
import { product } from '@shop/domain/testing/wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { renderAt } from '../../test/render-at.tsx';
import ProductPage from './product-page.tsx';

const CRUSHED_ROCK = product({
  name: 'Schottertragschicht 0/32',
  price: 19.9,
  coverage: {
    kind: 'bulk',
    kg_per_unit: 1000,
    loose_density: 1.8,
    compacted_density: 2.2,
    depth_cm: 20,
  },
});
const PAVING = product({
  id: 8,
  unit: 'm²',
  coverage: { kind: 'area', m2_per_unit: 1, waste_percent: 5 },
  units_per_pallet: 10,
});
const KERBS = product({ id: 9, unit: 'Stück', coverage: { kind: 'length', m_per_unit: 1 } });

const scroll = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scroll;
});

async function open(...products: ProductDetail[]) {
  const [{ id } = CRUSHED_ROCK] = products;
  fakeApi(
    Object.fromEntries(products.map((each) => [`GET /api/products/${each.id}`, () => json(each)])),
  );
  const view = renderAt(`/produkt/${id}`, { '/produkt/:id': <ProductPage /> });
  const summary = await screen.findByText('Wie viel brauche ich?');
  const details = summary.closest('details');
  if (!details?.open) await view.user.click(summary);
  return { ...view, calculator: within(details ?? document.body) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

test('40 m² at 20 cm take 18 t of crushed rock, with the working', async () => {
  const { calculator } = await open(CRUSHED_ROCK);
  expect(field('Schichtdicke')).toHaveValue('20');
  type('Fläche', '40');
  expect(calculator.getByText('18 t')).toBeVisible();
  expect(calculator.getByText('358,20 € zuzüglich Mehrwertsteuer')).toBeVisible();
  expect(
    calculator.getByText('40 m² × 0,2 m = 8 m³ × 2,2 t/m³ = 17,6 t, aufgerundet 18 t'),
  ).toBeVisible();
  await waitFor(() => expect(announcedText()).toMatch(/^Sie brauchen 18\st\.$/));
});

test('"Menge übernehmen" or Enter sets the quantity, scrolls back to it and says so', async () => {
  const { user } = await open(CRUSHED_ROCK);
  type('Fläche', '40');
  await user.click(button('Menge übernehmen'));
  expect(field('Menge')).toHaveValue('18');
  expect(screen.getByText('358,20 €')).toBeVisible();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(announcedText()).toBe('Menge 18 t übernommen.');
  expect(screen.getByRole('button', { name: /^18\st übernommen$/ })).toBeVisible();
  type('Fläche', '400');
  expect(button('Menge übernehmen')).toBeVisible();
  await user.type(field('Fläche'), '{Enter}');
  expect(field('Menge')).toHaveValue('176');
});

test('length and width replace the area', async () => {
  const { user, calculator } = await open(CRUSHED_ROCK);
  await user.click(screen.getByRole('radio', { name: 'Länge × Breite' }));
  type('Länge', '8');
  type('Breite', '5');
  expect(calculator.getByText('18 t')).toBeVisible();
  expect(calculator.getByText(/^8 m × 5 m = 40 m² × /)).toBeVisible();
});

test('paving has its waste and its pallets', async () => {
  const { calculator } = await open(PAVING);
  expect(screen.queryByRole('textbox', { name: 'Schichtdicke' })).not.toBeInTheDocument();
  expect(field('Verschnitt')).toHaveValue('5');
  type('Fläche', '40');
  expect(calculator.getByText('42 m²')).toBeVisible();
  expect(calculator.getByText('Das sind 4 volle Paletten zu je 10 m² und 2 m².')).toBeVisible();
});

test('asks for kerbs by length only', async () => {
  const { calculator } = await open(KERBS);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  type('Länge', '24');
  expect(calculator.getByText('24 Stück')).toBeVisible();
});

test('refuses an impossible area once it has been typed', async () => {
  const { user, calculator } = await open(CRUSHED_ROCK);
  await user.type(field('Fläche'), '250000');
  expect(calculator.queryByText(/^Bitte 0,01/)).not.toBeInTheDocument();
  await user.tab();
  expect(field('Fläche')).toHaveAccessibleDescription('m² Bitte 0,01 bis 100.000 m²');
  expect(field('Fläche')).toBeInvalid();
  expect(calculator.queryByText(/ t$/)).not.toBeInTheDocument();
});

test('without an area "Menge übernehmen" leads to its field and changes nothing', async () => {
  const { user } = await open(CRUSHED_ROCK);
  await user.click(button('Menge übernehmen'));
  expect(field('Fläche')).toHaveFocus();
  expect(field('Fläche')).toBeInvalid();
  expect(field('Menge')).toHaveValue('1');
});

test('input survives a reload, and the area a move to another product', async () => {
  await open(CRUSHED_ROCK);
  type('Fläche', '40');
  type('Schichtdicke', '30');
  cleanup();
  const again = await open(CRUSHED_ROCK);
  expect(field('Fläche')).toBeVisible();
  expect(again.calculator.getByText('27 t')).toBeVisible();
  cleanup();
  const other = await open(PAVING);
  expect(other.calculator.getByText('42 m²')).toBeVisible();
});

test('the inquiry for a product on request names the quantity', async () => {
  const { price: _, ...onRequest } = CRUSHED_ROCK;
  const { user, visited } = await open(onRequest);
  type('Fläche', '40');
  await user.click(button('Preis für diese Menge anfragen'));
  const query = new URLSearchParams(visited.at(-1)?.split('?')[1]);
  expect(query.get('betreff')).toBe('Preisanfrage: Schottertragschicht 0/32, 18 t');
});

test('a product without figures has no calculator', async () => {
  fakeApi({ 'GET /api/products/7': () => json(product()) });
  renderAt('/produkt/7', { '/produkt/:id': <ProductPage /> });
  expect(await screen.findByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  expect(screen.queryByText('Wie viel brauche ich?')).not.toBeInTheDocument();
});
