import { product } from '@shop/domain/testing/wire';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { renderAt } from '../../test/render-at.tsx';
import CataloguePage from './catalogue-page.tsx';

const PRODUCTS = [
  product({
    id: 1,
    name: 'Kies',
    price: 30,
    roles: ['drainage', 'base'],
    grain: '16/32',
    colour: 'Grau',
    packaging: 'lose',
  }),
  product({ id: 2, name: 'Sand', price: 5, grain: '0/2', colour: 'Weiß', packaging: 'Sack' }),
  product({ id: 3, name: 'Splitt', price: 9, grain: '2/5', colour: 'Grau', packaging: 'lose' }),
  {
    id: 4,
    name: 'Marmor',
    category: 'Sand',
    unit: 't',
    colour: 'Weiß',
    packaging: 'lose',
  } as const,
];

function open(address = '/katalog') {
  fakeApi({
    'GET /api/products': () => json(PRODUCTS),
    'GET /api/categories': () => json([{ category: 'Schüttgut' }, { category: 'Sand' }]),
  });
  return renderAt(address, { '/katalog': <CataloguePage /> });
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const shownNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('values of a facet add up, facets narrow down, and the address has them all', async () => {
  const { user, visited } = open('/katalog?suche=&ansicht=liste');
  await screen.findByText('4 Produkte gefunden');
  const grain = within(await screen.findByRole('group', { name: 'Körnung in mm' }));
  expect(grain.getAllByRole('checkbox')).toHaveLength(3);
  const boxes = screen.getAllByRole('group').filter((group) => group.matches('fieldset'));
  expect(boxes[0]).toHaveAccessibleName('Verwendung');
  const uses = screen.getByRole('button', { name: 'Verwendung' });
  expect(screen.queryByRole('checkbox', { name: /^Drainage/ })).toBeNull();
  await user.click(uses);
  expect(uses).toHaveAttribute('aria-expanded', 'true');
  await user.click(await box('Drainage (1)'));
  await user.click(await box('16/32 (1)'));
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(new URLSearchParams(visited.at(-1)?.split('?')[1]).get('verwendung')).toBe('Drainage');
  await user.click(await box('Drainage (1)'));
  await user.click(await box('0/2 (1)'));
  expect(await screen.findByText('2 Produkte gefunden')).toBeVisible();
  await user.click(await box('Grau (1)'));
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(shownNames()).toEqual(['Kies']);
  const query = new URLSearchParams(visited.at(-1)?.split('?')[1]);
  expect(query.getAll('koernung')).toEqual(['16/32', '0/2']);
  expect(query.getAll('farbe')).toEqual(['Grau']);
  expect(query.get('ansicht')).toBe('liste');
  await user.click(await box('0/2'));
  await user.click(await box('Grau (1)'));
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(visited.at(-1)).not.toMatch(/farbe|0%2F2/);
});

test('on a phone all filters fold, with their number', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user } = open('/katalog?farbe=Grau&verwendung=Drainage');
  const fold = await screen.findByRole('button', { name: 'Filter (2)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  // The group is open since one of its values is chosen.
  expect(await box('Drainage (1)')).toBeChecked();
  await user.click(await screen.findByRole('button', { name: '1 Produkt anzeigen' }));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(fold).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Drainage entfernen' }));
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
});

test('a value that would find nothing is disabled, and no nought stands beside it', async () => {
  open('/katalog?koernung=16/32');
  await screen.findByText('1 Produkte gefunden');
  expect(await box('Weiß')).toBeDisabled();
  expect(await box('16/32 (1)')).toBeChecked();
  expect(screen.queryByText('(0)')).toBeNull();
});

test('what is chosen stands above the list, and goes one by one or all at once', async () => {
  const { user, visited } = open('/katalog?category=Sand&suche=sand&farbe=Wei%C3%9F&gebinde=lose');
  const chips = within(await screen.findByRole('list', { name: 'Gewählte Filter' }));
  expect(chips.getAllByRole('button').map((button) => button.textContent)).toEqual([
    ...['Weiß', 'lose', 'Alle Filter entfernen'],
  ]);
  await user.click(chips.getByRole('button', { name: 'Weiß entfernen' }));
  expect(visited.at(-1)).toBe('/katalog?category=Sand&suche=sand&gebinde=lose');
  expect(await box('Weiß (1)')).toHaveFocus();
  await user.click(chips.getByRole('button', { name: 'Alle Filter entfernen' }));
  expect(visited.at(-1)).toBe('/katalog?category=Sand&suche=sand');
  expect(await box('lose (1)')).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Gewählte Filter' })).toBeNull();
});

test('facets that exclude all hits say how many there are without them', async () => {
  const { user, visited } = open('/katalog?suche=splitt&farbe=Wei%C3%9F');
  expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  expect(screen.getByText('0 Produkte gefunden')).toBeVisible();
  expect(screen.getByText('Ohne die gewählten Filter gibt es 1 Treffer.')).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: 'Alle Filter entfernen' });
  await user.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(visited.at(-1)).toBe('/katalog?suche=splitt');
});

test('another category starts without facets', async () => {
  const { user, visited } = open('/katalog?koernung=0/2&sortierung=name');
  await screen.findByText('1 Produkte gefunden');
  await user.click(screen.getByRole('button', { name: 'Sand' }));
  expect(await screen.findByText('1 Produkte gefunden in "Sand"')).toBeVisible();
  expect(visited.at(-1)).toBe('/katalog?sortierung=name&category=Sand');
});

test('the products can be sorted', async () => {
  const { user, visited } = open('/katalog?sortierung=unbekannt');
  await screen.findByText('4 Produkte gefunden');
  for (const [label, names, query] of [
    ['Preis absteigend', ['Kies', 'Splitt', 'Sand', 'Marmor'], '?sortierung=price-down'],
    ['Empfohlen', ['Kies', 'Sand', 'Splitt', 'Marmor'], ''],
  ] as const) {
    await user.selectOptions(screen.getByLabelText('Sortierung'), label);
    expect(shownNames()).toEqual(names);
    expect(visited.at(-1)).toBe(`/katalog${query}`);
    expect(announcedText().trim()).toBe('4 Produkte gefunden');
  }
});

test('products without such data have no filters', async () => {
  fakeApi({ 'GET /api/products': () => json([product({ name: 'Kies' })]) });
  renderAt('/katalog', { '/katalog': <CataloguePage /> });
  await screen.findByText('1 Produkte gefunden');
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
});
