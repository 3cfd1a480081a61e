import { expect, it } from 'vitest';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';
import { SEED_DOCUMENTS } from './stored-documents.ts';

function dataAt(path: string) {
  return SEED_DOCUMENTS.find((document) => document.path === path)?.data;
}

it('stores every product and every tool at a path of its own', () => {
  const paths = new Set(SEED_DOCUMENTS.map(({ path }) => path));
  expect(paths.size).toBe(PRODUCTS.length + RENTAL_TOOLS.length);
});

it('stores a product with its price in cents', () => {
  expect(dataAt('products/1')).toMatchObject({
    id: 1,
    name: 'Kies 16/32',
    category: 'Schüttgut',
    price_cents: 2450,
    unit: 't',
    schema_version: 1,
  });
  expect(dataAt('products/1')).not.toHaveProperty('price');
});

it('stores a product on request without a price', () => {
  const onRequest = PRODUCTS.find(({ price }) => price === undefined);
  const stored = dataAt(`products/${onRequest?.id}`);
  expect(stored).toMatchObject({ name: onRequest?.name });
  expect(stored).not.toHaveProperty('price_cents');
});

it('stores a rental tool with all its amounts in cents', () => {
  expect(dataAt('rentalTools/201')).toMatchObject({
    name: 'Betonmischer 140 l',
    daily_price_cents: 1800,
    weekly_price_cents: 10080,
    monthly_price_cents: 37800,
    deposit_amount_cents: 8000,
    quantity_available: 6,
    is_available: true,
    schema_version: 1,
  });
  expect(dataAt('rentalTools/201')).not.toHaveProperty('daily_price');
});

it('stores every amount as whole cents', () => {
  const amounts = SEED_DOCUMENTS.flatMap(({ data }) =>
    Object.entries(data).filter(([field]) => field.endsWith('_cents')),
  );
  expect(amounts.filter(([, cents]) => !Number.isInteger(cents) || Number(cents) <= 0)).toEqual([]);
});
