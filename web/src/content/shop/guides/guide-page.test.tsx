import { PAGES } from '@shop/domain/contract/pages';
import { deliveryOptions } from '@shop/domain/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json } from '../../../lib/api/fake-api.ts';
import { expectLink } from '../../../test/expect-link.ts';
import { GET_DELIVERY_OPTIONS } from '../../../test/fixtures.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { stubSight } from '../../../test/stub-sight.ts';
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
  expectLink(end.label, end.to);
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

test('goods get pictures and prices, and the example is the planner\u2019s, once the reader is near', async () => {
  stubSight({ isIntersecting: true });
  const coverage = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.8, compacted_density: 2.1 };
  const frost = { id: 203, name: 'Frostschutz', category: 'Schotter', unit: 't', price: 16.8 };
  const of = { ...frost, coverage, roles: ['frost'], weight_kg: 1000 };
  fakeApi({
    [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions()),
    'GET /api/products': () => json([frost]),
    'GET /api/rental-tools': () => json([{ id: 102, name: 'Rüttelplatte', daily_price: 45 }]),
    'GET /api/planner': () =>
      json({ goods: [{ ...of, id: 204, name: 'Recycling', price: 9 }, of], tools: [] }),
  });
  const { path } = PAGES.guideDriveway;
  renderAt(path, { [path]: <GuidePage /> });
  const goods = await screen.findByRole('region', { name: 'Das brauchen Sie dafür' });
  expectLink('Frostschutz', '/produkt/203', within(goods));
  expect(goods).toHaveTextContent('16,80 € / t');
  const plate = await screen.findByRole('link', { name: /^Rüttelplatte/ });
  await waitFor(() => expect(plate.closest('li')).toHaveTextContent('45,00 € / Tag'));
  const example = await screen.findByRole('region', { name: /^Beispiel: Einfahrt, 40 m²/ });
  // 40 m² of 20 cm at 2.1 t/m³.
  expect(example).toHaveTextContent('17 t');
  expect(example).toHaveTextContent('285,60 €');
  expectLink(
    /^Diesen Plan/,
    '/planer/einfahrt?masse=8x5&boden=lehmig&artikel-frost=203',
    within(example),
  );
});

test('goods stay links as long as their prices are not known', async () => {
  stubSight({ isIntersecting: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ 'GET /api/products': brokenConnection });
  const { path } = PAGES.guideDriveway;
  renderAt(path, { [path]: <GuidePage /> });
  await waitFor(() => expect(api.calls()).toContain('GET /api/products'));
  expectLink('Fugensand 0/1', '/produkt/108');
});
