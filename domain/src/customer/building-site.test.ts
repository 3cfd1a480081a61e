import { expect, test } from 'vitest';
import { referenceTo, siteNamed, siteOf, withSiteIds } from './building-site.ts';

const RENAMED = { id: 'Süd', name: 'Hafen' };

test('a renamed site is found by its reference, by its name, and by its first name', () => {
  const before = referenceTo({ name: 'Süd' });
  expect(before).toEqual({ site: 'Süd', site_id: 'Süd' });
  expect(siteOf([RENAMED], before ?? {})).toBe(RENAMED);
  expect(siteOf([RENAMED], { site: 'Kai', site_id: 'Süd' })).toBe(RENAMED);
  expect(siteNamed([RENAMED], 'hafen')).toBe(RENAMED);
  expect(siteNamed([RENAMED], 'Süd')).toBe(RENAMED);
  expect(siteNamed([RENAMED], 'Kai')).toBeUndefined();
});

test('a new site with the first name of another one is not taken for it', () => {
  const sites = withSiteIds([RENAMED, { name: 'Süd' }, { name: 'Nord' }]);
  expect(sites).toEqual([RENAMED, { id: 'Süd 2', name: 'Süd' }, { name: 'Nord' }]);
  expect(siteNamed(sites, 'Süd')).toBe(sites[1]);
  expect(siteOf(sites, { site: 'Süd', site_id: 'Süd' })).toBe(RENAMED);
  expect(siteOf(sites, referenceTo(sites[1]) ?? {})).toBe(sites[1]);
});
