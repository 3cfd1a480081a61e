import { expect, test } from 'vitest';
import { articleDigits, formatArticleNumber } from './article-number.ts';
import { productSearch } from './product-search.ts';

test.each([
  [1, '10\u00a0001'],
  [401, '10\u00a0401'],
  [1_000_000, '1\u00a0010\u00a0000'],
])('of product %d is %s', (id, shown) => {
  expect(formatArticleNumber(id)).toBe(shown);
});

test('finds its product as shown, in digits and as the id', () => {
  const [paving, kerb] = [
    { id: 401, name: 'Pflaster', category: 'Pflastersteine', unit: 'm²' },
    { id: 313, name: 'Bordstein', category: 'Beton', unit: 'Stück' },
  ];
  const products = productSearch([paving, kerb]);
  for (const query of [formatArticleNumber(401), articleDigits(401), '401']) {
    expect(products.find(query)).toEqual([paving]);
  }
});
