import { COMPANY } from '@shop/domain/company';
import { PAGES } from '@shop/domain/contract/pages';
import { expect, test } from 'vitest';
import { headHtml } from './head-html.ts';
import type { IndexedHead } from './page-head.ts';
import { shareImageOf } from './share-image.ts';

const LISTED: IndexedHead = {
  title: 'Katalog',
  description: 'Alles für den Bau.',
  path: '/katalog',
};

const parse = (...head: Parameters<typeof headHtml>): Document =>
  new DOMParser().parseFromString(`<head>${headHtml(...head)}</head>`, 'text/html');

const contentOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('an indexed page has a title, a canonical URL and a link preview', () => {
  const page = parse(LISTED);
  expect(page.title).toBe('Katalog | Muster Tiefbau');
  const canonical = page.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toBe(`${COMPANY.website}/katalog`);
  expect(contentOf(page, 'description')).toBe('Alles für den Bau.');
  expect(contentOf(page, 'og:title')).toBe('Katalog');
  expect(contentOf(page, 'og:url')).toBe(`${COMPANY.website}/katalog`);
  expect(contentOf(page, 'og:image')).toMatch(/^https:\/\/.+\/pictures\//);
  expect(contentOf(page, 'og:locale')).toBe('de_DE');
  expect(contentOf(page, 'robots')).toBeUndefined();
});

test('a document whose query selects pages leaves the canonical URL to the browser', () => {
  const page = parse({ ...LISTED, hasPagesByQuery: true });
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  expect(contentOf(page, 'og:url')).toBeUndefined();
  expect(contentOf(page, 'og:title')).toBe('Katalog');
});

test('the title of the home page has no suffix', () => {
  expect(parse({ ...LISTED, title: PAGES.home.title, path: '/' }).title).toBe(PAGES.home.title);
});

test('a page with its own image has it in its link preview', () => {
  const image = { url: '/pictures/kies.jpg', width: 600, height: 315, alt: 'Kies' };
  const page = parse({ ...LISTED, image });
  expect(contentOf(page, 'og:image')).toBe(`${COMPANY.website}/pictures/kies.jpg`);
  expect(contentOf(page, 'og:image:width')).toBe('600');
  expect(contentOf(page, 'og:image:alt')).toBe('Kies');
});

test('a page that is not indexed says noindex and has no canonical URL', () => {
  const page = parse({ title: 'Kasse', isIndexed: false });
  expect(page.title).toBe('Kasse | Muster Tiefbau');
  expect(contentOf(page, 'robots')).toBe('noindex');
  expect(page.querySelector('link')).toBeNull();
  expect(contentOf(page, 'og:url')).toBeUndefined();
});

test('no text becomes an element', () => {
  const evil = `"></title></script><script>alert(1)</script><!--'&amp;`;
  const page = parse({
    title: evil,
    description: evil,
    path: '/produkt/1',
    image: { url: '/pictures/x.jpg', width: 1, height: 1, alt: evil },
    structuredData: [{ '@type': 'Product', name: evil }],
  });
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ '@type': 'Product', name: evil });
  expect(page.title).toBe(`${evil} | Muster Tiefbau`);
  expect(contentOf(page, 'description')).toBe(evil);
  expect(contentOf(page, 'og:image:alt')).toBe(evil);
  expect(page.body.childNodes).toHaveLength(0);
});

test('one of our pictures has a preview, a foreign one has none', () => {
  expect(shareImageOf('/pictures/kies-16-32-800.webp', 'Kies')).toEqual({
    url: '/pictures/kies-16-32-600.jpg',
    width: 600,
    height: 315,
    alt: 'Kies',
  });
  expect(shareImageOf('/api/pictures/0af1-800.webp', 'Kies')).toEqual({
    url: '/api/pictures/0af1-800.webp',
    width: 800,
    height: 600,
    alt: 'Kies',
  });
  expect(shareImageOf('https://placehold.co/80', 'Kies')).toBeUndefined();
  expect(shareImageOf(undefined, 'Kies')).toBeUndefined();
});
