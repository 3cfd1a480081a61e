import type { CategoryInput } from '@shop/domain/office/category';
import type { SaveRequest } from '@shop/domain/office/office';
import { category } from '@shop/domain/testing/office';
import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../lib/api/fake-api.ts';
import { accountKey } from '../../../session/user-query.ts';
import { expectLink } from '../../../test/expect-link.ts';
import { ADMIN_USER, openOffice, type Routes, saveAll } from '../../../test/office-fixture.tsx';
import CategoriesView from './categories-view.tsx';

const GRAVEL = category('1', 'Kies', 1);
const SAND = category('2', 'Sand', 2, { lead: 'Gewaschen und gesiebt.' });
const OLD = category('3', 'Splitt', 3, { visibility: 'hidden' });
const TOOLS = category('4', 'Verdichtung', 1, { of: 'rental_tool' });
const READ = 'GET /api/admin/categories';
const SAVE = 'POST /api/admin/categories';

type Sent = SaveRequest<CategoryInput>;

const open = (details = '', routes: Routes = {}) =>
  openOffice(`/admin/sortiment/kategorien${details}`, <CategoriesView of="product" />, {
    [READ]: () => json([SAND, TOOLS, OLD, GRAVEL]),
    [SAVE]: saveAll,
    ...routes,
  });

const button = (name: string) => screen.findByRole('button', { name });

test('lists the kind’s categories in the shop’s order', async () => {
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kies',
    'SandGewaschen und gesiebt.',
    'SplittAusgeblendet',
  ]);
  expectLink('Sand', '/admin/sortiment/kategorien?id=2');
});

test('a key moves a category by one place and keeps its button focused', async () => {
  const { api, user, bodies } = open();
  (await button('Sand nach oben')).focus();
  api.routes[READ] = () => json([category('2', 'Sand', 1), category('1', 'Kies', 2), OLD]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Sand'));
  const [sent] = bodies<Sent>(SAVE);
  expect(sent?.changes).toEqual([
    { id: '2', version: 1, input: { ...SAND.input, position: 1 } },
    { id: '1', version: 1, input: { ...GRAVEL.input, position: 2 } },
  ]);
  const up = screen.getByRole('button', { name: 'Sand nach oben' });
  await waitFor(() => expect(up).toHaveFocus());
  expect(up).toHaveAttribute('aria-disabled', 'true');
});

test('reports that somebody else has changed the order', async () => {
  const { user } = open('', { [SAVE]: () => json([{ outcome: 'conflict', current: SAND }]) });
  await user.click(await button('Kies nach unten'));
  expect(await screen.findByRole('alert')).toHaveTextContent('bitte sortieren Sie noch einmal');
});

test('saves a new category in the last place, and shows the list', async () => {
  const { press, type, visited, bodies } = open('?id=neu');
  await screen.findByLabelText(/^Name/);
  type(/^Name/, 'Findlinge');
  type('Text der Seite', 'Schwere Steine.');
  await press('Speichern');
  expect(await screen.findByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/sortiment/kategorien');
  const texts = { name: 'Findlinge', lead: 'Schwere Steine.' };
  const input = { of: 'product', ...texts, position: 4, visibility: 'visible' };
  expect(bodies<Sent>(SAVE)[0]?.changes).toEqual([{ version: 0, input }]);
});

test('a save does not wait for the rest of the admin area', async () => {
  const { client, press, type } = open('?id=2');
  const queryKey = [...accountKey(ADMIN_USER.email), 'admin', 'stats'];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => new Promise(() => {}) });
  const unsubscribe = observer.subscribe(() => {});
  await screen.findByLabelText(/^Name/);
  type(/^Name/, 'Sande');
  await press('Speichern');
  expect(await screen.findByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  unsubscribe();
});
