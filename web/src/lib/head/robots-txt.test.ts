import { LISTED_PATHS } from '@shop/domain/contract/pages';
import { expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

/** Decides by the longest matching rule (RFC 9309). */
function mayRead(path: string): boolean {
  const fitting = robotsTxt()
    .split('\n')
    .map((line) => line.split(': '))
    .filter(
      ([rule, prefix]) => /^(Allow|Disallow)$/.test(rule ?? '') && path.startsWith(prefix ?? ''),
    )
    .toSorted(([, a = ''], [, b = '']) => b.length - a.length);
  return fitting[0]?.[0] !== 'Disallow';
}

test('robots may read each listed page, every item and the data of the lists', () => {
  const paths = [...LISTED_PATHS, '/produkt/7', '/miete/101', '/api/products', '/api/rental-tools'];
  expect(paths.filter((path) => !mayRead(path))).toEqual([]);
});

test.each([
  '/api/cart/x',
  '/api/orders/x',
  '/api/users/me',
  '/dashboard',
  '/admin',
  '/auth/callback',
])('robots may not read %s', (path) => expect(mayRead(path)).toBe(false));

test('it names the sitemap', () => {
  expect(robotsTxt()).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
});
