import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { expect, test } from 'vitest';
import { cataloguePageOf } from './category-page.ts';

test.each(['', ...PRODUCT_CATEGORIES])('“%s” has a description and a sentence that fit', (name) => {
  const { head, lead } = cataloguePageOf(name ? { category: name } : undefined);
  expect(head.description.length).toBeGreaterThanOrEqual(120);
  expect(head.description.length).toBeLessThanOrEqual(160);
  // Three lines on a phone, which is all the page has room for.
  expect(lead.length).toBeLessThanOrEqual(130);
});

test('a category that only the office knows has the general texts', () => {
  expect(cataloguePageOf({ category: 'Zäune' })).toMatchObject({
    heading: 'Zäune',
    lead: expect.stringMatching(/^Alle Produkte der Kategorie Zäune /),
    head: { title: 'Zäune kaufen', path: '/katalog?category=Z%C3%A4une' },
  });
});

test('the office’s texts for a category take precedence over the built-in ones', () => {
  const lead = 'Quarzsand für Reitplätze.';
  const image_url = '/api/pictures/abc.webp';
  expect(cataloguePageOf({ category: 'Sand', lead, image_url })).toMatchObject({
    lead: lead,
    picture: { url: image_url },
    head: { description: expect.stringContaining(lead) },
  });
});
