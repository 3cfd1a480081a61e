import { rentalTool } from '@shop/domain/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
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

test('shows every available tool with its daily price and a link to its page', async () => {
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

test('selects the category in the address and ignores an unknown price band or order', async () => {
  api();
  open('/miete?category=Trennen+%26+Bohren&preis=umsonst&sortierung=zufall');
  expect(await screen.findByText('1 Mietgerät gefunden')).toBeVisible();
  expect(select('Kategorie')).toHaveValue('Trennen & Bohren');
  expect(select('Preis pro Tag')).toHaveValue('');
  expect(select('Sortierung')).toHaveValue('name');
  expect(shownNames()).toEqual(['Bohrhammer']);
});

test('writes a selected category into the address; “Alle Kategorien” removes it', async () => {
  api();
  const { user, visited } = open();
  await screen.findByText('3 Mietgeräte gefunden');
  await user.selectOptions(select('Kategorie'), 'Verdichtung');
  expect(await screen.findByText('2 Mietgeräte gefunden')).toBeVisible();
  await user.selectOptions(select('Kategorie'), 'Alle Kategorien');
  expect(await screen.findByText('3 Mietgeräte gefunden')).toBeVisible();
  expect(visited).toEqual(['/miete', '/miete?category=Verdichtung', '/miete']);
});

test('writes search and filters into the address, and restores them from it', async () => {
  api();
  const { user, visited, unmount } = open('/miete?category=Verdichtung');
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
  unmount();
  open(written.replace('%C3%84rzen', 'Fern'));
  expect(await screen.findByText('0 Mietgeräte gefunden')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('ruettel');
  expect(select('Marke')).toHaveValue('Fern');
  expect(select('Preis pro Tag')).toHaveValue('10-bis-20');
  expect(select('Sortierung')).toHaveValue('price-down');
});

test('an empty result suggests remedies and offers to clear all filters', async () => {
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

test('shows the known categories until the server’s list is loaded', () => {
  fakeApi({ 'GET /api/rental-tools': () => json(TOOLS) });
  open();
  expect(options('Kategorie')).toContain('Leitern & Gerüste');
});

describe('a period', () => {
  const FREE = 'GET /api/rental-availability?from=2026-11-25&to=2026-11-27';
  const now = () => new Date('2026-11-23T09:00:00Z');
  const openFor = (address: string, answer: () => Response) => {
    const { routes } = api();
    routes[FREE] = answer;
    return renderAt(address, { '/miete': <RentalListPage now={now} /> });
  };

  test('leaves only tools that are free, whose links pass it on', async () => {
    const { user, visited } = openFor('/miete', () => json({ free: { 1: 0, 2: 1, 3: 2 } }));
    await screen.findByText('3 Mietgeräte gefunden');
    const toggle = screen.getByRole('button', { name: 'Zeitraum' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.type(await screen.findByLabelText('Frei von'), '25.11.26');
    await user.type(screen.getByLabelText('Frei bis'), '27.11.26');
    await user.tab();
    const found = '2 Mietgeräte gefunden, frei vom 25.11.2026 bis 27.11.2026';
    expect(await screen.findByText(found)).toBeVisible();
    expect(visited.at(-1)).toBe('/miete?von=2026-11-25&bis=2026-11-27');
    expect(shownNames()).toEqual(['Bohrhammer', 'Rüttelplatte']);
    expect(screen.getByText('1 von 2 frei')).toBeVisible();
    const sums = screen.getAllByText(/^Mi 25\.11\. bis Fr 27\.11\., 2 Tage, [\d,]+\s€ brutto/);
    expect(sums).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Rüttelplatte' });
    expect(link).toHaveAttribute('href', '/miete/3?von=2026-11-25&bis=2026-11-27');
    await user.click(link);
    expect(visited.at(-1)).toBe('/miete/3?von=2026-11-25&bis=2026-11-27');
  });

  test('stands before the other filters, and the next weekend is one press', async () => {
    const { user, visited } = openFor('/miete', () => json({}));
    api().routes['GET /api/rental-availability?from=2026-11-27&to=2026-11-30'] = () =>
      json({ free: { 1: 1, 2: 1, 3: 1 } });
    const press = await screen.findByRole('button', { name: 'Nächstes Wochenende' });
    const filters = screen.getByRole('group', { name: 'Filter' });
    expect(press.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(press);
    await waitFor(() => expect(visited.at(-1)).toBe('/miete?von=2026-11-27&bis=2026-11-30'));
    expect(await screen.findByText('Frei vom 27.11.2026 bis 30.11.2026')).toBeVisible();
  });

  test('that is a weekend shows its price beside that of the days, and picks neither', async () => {
    const { routes } = api();
    const weekend = (id: number, weekend_price: number) =>
      rentalTool({ id, name: `Bagger ${id}`, daily_price: 49, weekend_price });
    routes['GET /api/rental-tools'] = () => json([weekend(1, 129), weekend(2, 150)]);
    routes['GET /api/rental-availability?from=2026-11-27&to=2026-11-30'] = () =>
      json({ free: { 1: 1, 2: 1 } });
    const page = { '/miete': <RentalListPage now={now} /> };
    renderAt('/miete?von=2026-11-27&bis=2026-11-30', page);
    const [cheaper, dearer] = await screen.findAllByRole('listitem');
    expect(cheaper).toHaveTextContent(
      /27\.11\. bis Mo 30\.11\., 3 Tage, 174,93\s€ brutto, Kaution 300\s€Wochenende: 153,51\s€ brutto$/,
    );
    expect(within(cheaper as HTMLElement).getByText(/^Wochenende: 153/).tagName).toBe('STRONG');
    expect(dearer).toHaveTextContent(
      /Wochenende 150\s€.*3 Tage, 174,93\s€ brutto, Kaution 300\s€$/,
    );
    expectLink('Bagger 1', '/miete/1?von=2026-11-27&bis=2026-11-30');
  });

  test('from a link is shown, and removed by a press', async () => {
    const { user, visited } = openFor('/miete?von=2026-11-25&bis=2026-11-27', () =>
      json({ free: { 2: 1 } }),
    );
    expect(await screen.findByText(/^1 Mietgerät gefunden, frei vom/)).toBeVisible();
    expect(await screen.findByLabelText('Frei von')).toHaveValue('25.11.2026');
    await user.click(screen.getByRole('button', { name: 'Zeitraum entfernen' }));
    expect(await screen.findByText('3 Mietgeräte gefunden')).toBeVisible();
    expect(screen.getByLabelText('Frei von')).toHaveValue('');
    await waitFor(() => expect(visited.at(-1)).toBe('/miete'));
  });

  test('that is refused or unknown leaves all tools, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = openFor('/miete?von=2026-11-25&bis=2026-11-27', () =>
      refusal(400, 'Bitte geben Sie höchstens 60 Tage an.'),
    );
    expect(await screen.findByText('Bitte geben Sie höchstens 60 Tage an.')).toBeVisible();
    expect(screen.getByText('3 Mietgeräte gefunden')).toBeVisible();
    unmount();
    openFor('/miete?von=2026-11-25&bis=2026-11-27', brokenConnection);
    expect(await screen.findByText(/lässt sich gerade nicht sagen/)).toBeVisible();
  });
});
