import { expect, test } from 'vitest';
import { shopSearch } from '../contract/shop-search.ts';
import { articleDigits, formatArticleNumber } from './article-number.ts';

test.each([
  [1, '10\u00a0001'],
  [401, '10\u00a0401'],
  [1_000_000, '1\u00a0010\u00a0000'],
])('of product %d is %s', (id, shown) => {
  expect(formatArticleNumber(id)).toBe(shown);
});

test('finds its product as displayed, in digits and as the id', () => {
  const [paving, kerb] = [
    { id: 401, name: 'Pflaster', category: 'Pflastersteine', unit: 'm²' },
    { id: 313, name: 'Bordstein', category: 'Beton', unit: 'Stück' },
  ];
  const shop = shopSearch([paving, kerb], []);
  for (const query of [formatArticleNumber(401), articleDigits(401), '401']) {
    expect(shop.find(query).products).toEqual([paving]);
  }
});

test('a product’s own number replaces it and finds the product, in either case', () => {
  expect(formatArticleNumber(401, 'PF-20.8')).toBe('PF-20.8');
  const own = { id: 401, name: 'Pflaster', category: 'X', unit: 'm²', article_number: 'PF-20.8' };
  const other = { id: 402, name: 'Bordstein', category: 'X', unit: 'Stück' };
  const shop = shopSearch([other, own], []);
  for (const query of ['PF-20.8', 'pf-208', 'PF - 20.8']) {
    expect(shop.find(query).products[0]).toEqual(own);
  }
});
