import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { rentalTool } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import RentalListPage from './rental-list-page.tsx';

const TOOLS = [
  rentalTool({ id: 1, name: 'Stampfer', brand: 'Zeppel', daily_price: 20.01 }),
  rentalTool({ id: 2, name: 'Bohrhammer', category: 'Trennen & Bohren', daily_price: 10 }),
  rentalTool({ id: 3, name: 'Rüttelplatte', brand: 'Ärzen', daily_price: 20 }),
  rentalTool({ id: 4, name: 'Walze', brand: 'Fern', is_available: false }),
];
const CATEGORIES = [{ category: 'Verdichtung' }, { category: 'Trennen & Bohren' }];

const api = () =>
  fakeApi({
    'GET /api/rental-tools': () => json(TOOLS),
    'GET /api/rental-categories': () => json(CATEGORIES),
  });
const open = (address = '/miete') => renderAt(address, { '/miete': <RentalListPage /> });
const shownNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const select = (label: string) => screen.getByRole('combobox', { name: label });
const options = (label: string) => [...select(label).querySelectorAll('option')].map((o) => o.text);

test('every available tool is shown with its daily price and a link to its page', async () => {
  api();
  open();
  expect(screen.getByText('Mietgeräte werden geladen...')).toBeVisible();
  expect(await screen.findByText('3 Mietgeräte gefunden')).toBeVisible();
  expect(shownNames()).toEqual(['Bohrhammer', 'Rüttelplatte', 'Stampfer']);
  expect(screen.getByRole('link', { name: 'Stampfer' })).toHaveAttribute('href', '/miete/1');
  expect(screen.getByText('20,01 € / Tag')).toBeVisible();
  expect(screen.getAllByText('2 Stück verfügbar')).toHaveLength(3);
  expect(screen.getAllByText('Art.-Nr. RP 90')).toHaveLength(3);
  expect(document.title).toBe('Miete | Muster Tiefbau');
});

test('the category in the address is selected, an unknown price band or order is ignored', async () => {
  api();
  open('/miete?category=Trennen+%26+Bohren&preis=umsonst&sortierung=zufall');
  expect(await screen.findByText('1 Mietgerät gefunden')).toBeVisible();
  expect(select('Kategorie')).toHaveValue('Trennen & Bohren');
  expect(select('Preis pro Tag')).toHaveValue('');
  expect(select('Sortierung')).toHaveValue('name');
  expect(shownNames()).toEqual(['Bohrhammer']);
});

test('a selected category is written into the address, and “Alle Kategorien” removes it', async () => {
  api();
  const { user, visited } = open();
  await screen.findByText('3 Mietgeräte gefunden');
  await user.selectOptions(select('Kategorie'), 'Verdichtung');
  expect(await screen.findByText('2 Mietgeräte gefunden')).toBeVisible();
  await user.selectOptions(select('Kategorie'), 'Alle Kategorien');
  expect(await screen.findByText('3 Mietgeräte gefunden')).toBeVisible();
  expect(visited).toEqual(['/miete', '/miete?category=Verdichtung', '/miete']);
});

test('search and filters are written into the address', async () => {
  api();
  const { user, visited } = open('/miete?category=Verdichtung');
  await screen.findByText('2 Mietgeräte gefunden');
  await user.selectOptions(select('Marke'), 'Ärzen');
  await user.selectOptions(select('Preis pro Tag'), 'über 10 bis 20 €');
  await user.selectOptions(select('Sortierung'), 'Preis absteigend');
  await user.type(screen.getByRole('searchbox', { name: 'Mietgeräte suchen' }), 'ruettel');
  await user.tab();
  const written =
    '/miete?category=Verdichtung&marke=%C3%84rzen&preis=10-bis-20&sortierung=price-down&suche=ruettel';
  await waitFor(() => expect(visited.at(-1)).toBe(written));
  expect(shownNames()).toEqual(['Rüttelplatte']);
});

test('search and filters are restored from the address', async () => {
  api();
  open('/miete?suche=ruettel&marke=Fern&preis=ueber-20&sortierung=brand');
  expect(await screen.findByText('0 Mietgeräte gefunden')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('ruettel');
  expect(select('Marke')).toHaveValue('Fern');
  expect(select('Preis pro Tag')).toHaveValue('ueber-20');
  expect(select('Sortierung')).toHaveValue('brand');
});

test('an empty result hints at what helps and offers to clear all filters', async () => {
  api();
  const { user, visited } = open('/miete?category=Verdichtung&suche=kran&preis=bis-10');
  expect(await screen.findByText('Keine Mietgeräte gefunden')).toBeVisible();
  expect(
    screen.getByText('Versuchen Sie andere Suchbegriffe oder entfernen Sie Filter.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(await screen.findByText('3 Mietgeräte gefunden')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(visited.at(-1)).toBe('/miete');
});

test('the known categories are shown until the server’s list is loaded', () => {
  fakeApi({ 'GET /api/rental-tools': () => json(TOOLS) });
  open();
  expect(options('Kategorie')).toContain('Leitern & Gerüste');
});
