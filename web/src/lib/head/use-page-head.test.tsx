import { COMPANY } from '@shop/domain/company';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PageHead } from './page-head.ts';
import { HeadCollector, useHead } from './use-page-head.ts';

const LISTED: PageHead = { title: 'Katalog', description: 'Alles für den Bau.', path: '/katalog' };
const UNLISTED: PageHead = { title: 'Kasse', isIndexed: false };

function Page({ head }: { head: PageHead }) {
  useHead(head);
  return null;
}

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  document.head.replaceChildren();
});

test('the head of the document follows the page', () => {
  const { rerender } = render(<Page head={LISTED} />);
  expect(document.title).toBe('Katalog | Muster Tiefbau');
  expect(attribute('link[rel="canonical"]', 'href')).toBe(`${COMPANY.website}/katalog`);
  expect(attribute('meta[name="description"]', 'content')).toBe('Alles für den Bau.');
  rerender(<Page head={UNLISTED} />);
  expect(document.title).toBe('Kasse | Muster Tiefbau');
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex');
  expect(document.head.querySelector('link')).toBeNull();
  rerender(<Page head={LISTED} />);
  expect(attribute('meta[name="robots"]', 'content')).toBeUndefined();
  expect(attribute('link[rel="canonical"]', 'href')).toBe(`${COMPANY.website}/katalog`);
});

test('changes a tag from the server instead of duplicating it', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://x.example/"><meta name="description" content="old">';
  render(<Page head={LISTED} />);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(document.head.querySelectorAll('meta')).toHaveLength(1);
  expect(attribute('link[rel="canonical"]', 'href')).toBe(`${COMPANY.website}/katalog`);
});

test('structured data replaces the server’s; a page without any leaves it', () => {
  const data = () =>
    [...document.head.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent));
  document.head.innerHTML = '<script type="application/ld+json">{"name":"Katalog"}</script>';
  const { rerender } = render(<Page head={LISTED} />);
  expect(data()).toEqual([{ name: 'Katalog' }]);
  rerender(<Page head={{ ...LISTED, structuredData: [{ name: 'Sand' }] }} />);
  expect(data()).toEqual([{ name: 'Sand' }]);
  rerender(<Page head={{ ...LISTED, structuredData: [{ name: 'Kies' }] }} />);
  expect(data()).toEqual([{ name: 'Kies' }]);
});

test('the server receives the head while rendering', () => {
  const heads: PageHead[] = [];
  render(
    <HeadCollector value={(head) => void heads.push(head)}>
      <Page head={LISTED} />
    </HeadCollector>,
  );
  expect(heads).toContain(LISTED);
});
