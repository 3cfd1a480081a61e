import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { productImport } from '@shop/domain/product-import/product-import';
import { productRows, readHeader } from '@shop/domain/product-import/product-table';
import { csvRow } from '@shop/domain/text/csv';
import { SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import { expect, test } from 'vitest';
import { PRODUCT_STORE } from '../changes/entry-stores.ts';
import { currentOf } from '../changes/save.ts';

const products = SEED_DOCUMENTS.flatMap(({ path, data }) => {
  const [collection, id = ''] = path.split('/');
  return collection === 'products' ? [currentOf(PRODUCT_STORE, data as StoredProduct, id)] : [];
});
const [header = [], ...rows] = productRows(products);

test('the whole demo catalogue survives a round trip through the table', () => {
  const check = productImport(readHeader(header), products);
  const changed = rows.map(check).filter(({ outcome }) => outcome !== 'unchanged');
  expect(products.length).toBeGreaterThan(80);
  expect(changed).toEqual([]);
});

test('each product recreated from the table equals the original', () => {
  const check = productImport(readHeader(header), products);
  for (const [index, [, , , ...cells]] of rows.entries()) {
    const { article_number, ...input } = products[index]?.input ?? {};
    expect(check(['', '', '', ...cells], index + 2)).toMatchObject({
      outcome: 'new',
      change: { version: 0, input: JSON.parse(JSON.stringify(input)) },
    });
  }
});

test('no cell of the table would run as a formula', () => {
  const cells = rows.flat().map(String);
  expect(cells.filter((cell) => csvRow([cell]).startsWith('"\''))).toEqual([]);
});
