import { PAGES } from '@shop/domain/contract/pages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../test/render-at.tsx';
import { guideData } from './guide-data.ts';
import GuidePage from './guide-page.tsx';
import { GUIDES, type GuideName } from './guide-texts.ts';
import GuidesPage from './guides-page.tsx';

const NAMES = Object.keys(GUIDES) as GuideName[];

test.each(NAMES)('%s shows its parts, and ends where one works it out', (name) => {
  const { path, title } = PAGES[name];
  const { parts, end, description } = GUIDES[name];
  renderAt(path, { [path]: <GuidePage /> });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(parts.length + 1);
  expect(screen.getByRole('img')).toHaveAttribute('alt', GUIDES[name].picture[1]);
  expect(screen.getByRole('link', { name: end.label })).toHaveAttribute('href', end.to);
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('search engines get steps or questions', () => {
  expect(guideData(GUIDES.guideTerrace, 'Terrasse anlegen', '/x')).toMatchObject({
    '@type': 'HowTo',
    step: expect.arrayContaining([expect.objectContaining({ name: 'Rand setzen' })]),
  });
  expect(guideData(GUIDES.guideTonnes, 'Tonnen', '/x')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
  });
});

test('the overview leads to all of them', () => {
  renderAt('/ratgeber', { '/ratgeber': <GuidesPage /> });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    NAMES.map((name) => PAGES[name].path),
  );
});
