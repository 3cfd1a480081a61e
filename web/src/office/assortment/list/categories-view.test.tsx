import type { CategoryInput } from '@shop/domain/office/category';
import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountKey } from '../../../features/session/user-query.ts';
import { brokenConnection, fakeApi, json, refusal } from '../../../lib/api/fake-api.ts';
import { ADMIN_USER } from '../../../test/admin-fixture.ts';
import { renderAt } from '../../../test/render-at.tsx';
import CategoriesView from './categories-view.tsx';

function category(id: string, name: string, position: number, fields: Partial<CategoryInput> = {}) {
  const input: CategoryInput = { of: 'product', name, position, visibility: 'visible', ...fields };
  return { id, version: 1, input };
}

const GRAVEL = category('1', 'Kies', 1);
const SAND = category('2', 'Sand', 2, { lead: 'Gewaschen und gesiebt.' });
const OLD = category('3', 'Splitt', 3, { visibility: 'hidden' });
const TOOLS = category('4', 'Verdichtung', 1, { of: 'rental_tool' });
const READ = 'GET /api/admin/categories';
const SAVE = 'POST /api/admin/categories';

interface Sent {
  request_id: string;
  changes: { id?: string; version: number; input: CategoryInput }[];
}

const saveAll = ({ body }: { body: unknown }) =>
  json((body as Sent).changes.map((current) => ({ outcome: 'saved', current })));

const fakeOffice = (routes: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ [READ]: () => json([SAND, TOOLS, OLD, GRAVEL]), [SAVE]: saveAll, ...routes });

const open = (details = '') =>
  renderAt(
    `/admin/sortiment/kategorien${details}`,
    { '/admin/*': <CategoriesView of="product" /> },
    { user: ADMIN_USER },
  );

const sentTo = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ call }) => call === SAVE).map(({ body }) => body as Sent);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the categories of the kind are in the order of the shop', async () => {
  fakeOffice();
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kies',
    'SandGewaschen und gesiebt.',
    'SplittAusgeblendet',
  ]);
  expect(screen.getByRole('link', { name: 'Sand' })).toHaveAttribute(
    'href',
    '/admin/sortiment/kategorien?id=2',
  );
});

test('a key moves a category by one place and keeps its button focused', async () => {
  const api = fakeOffice();
  const { user } = open();
  (await button('Sand nach oben')).focus();
  api.routes[READ] = () => json([category('2', 'Sand', 1), category('1', 'Kies', 2), OLD]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Sand'));
  const [sent] = sentTo(api);
  expect(sent?.changes).toEqual([
    { id: '2', version: 1, input: { ...SAND.input, position: 1 } },
    { id: '1', version: 1, input: { ...GRAVEL.input, position: 2 } },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sand nach oben' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Sand nach oben' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a changed order of somebody else is told', async () => {
  fakeOffice({ [SAVE]: () => json([{ outcome: 'conflict', current: SAND }]) });
  const { user } = open();
  await user.click(await button('Kies nach unten'));
  expect(await screen.findByRole('alert')).toHaveTextContent('bitte sortieren Sie noch einmal');
});

test('a new category is saved in the last place, and the list is shown', async () => {
  const api = fakeOffice();
  const { user, visited } = open('?id=neu');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Findlinge');
  await user.type(screen.getByRole('textbox', { name: 'Text der Seite' }), 'Schwere Steine.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/sortiment/kategorien');
  expect(sentTo(api)[0]?.changes).toEqual([
    {
      version: 0,
      input: {
        of: 'product',
        name: 'Findlinge',
        lead: 'Schwere Steine.',
        position: 4,
        visibility: 'visible',
      },
    },
  ]);
});

test('a save does not wait for the rest of the admin area', async () => {
  fakeOffice();
  const { client, user } = open('?id=2');
  const queryKey = [...accountKey(ADMIN_USER.email), 'admin', 'stats'];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => new Promise(() => {}) });
  const unsubscribe = observer.subscribe(() => {});
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'e');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  unsubscribe();
});

test('a name is needed, and what the server refuses is told', async () => {
  const api = fakeOffice({
    [SAVE]: () => json([{ outcome: 'refused', message: 'Diesen Namen gibt es schon.' }]),
  });
  const { user } = open('?id=neu');
  await user.click(await button('Speichern'));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Bitte geben Sie einen Namen an.'));
  await waitFor(() => expect(name).toHaveFocus());
  expect(sentTo(api)).toEqual([]);
  await user.type(name, 'Kies');
  expect(name).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Diesen Namen gibt es schon.')).toBeVisible();
});

test('after a lost answer the same request is sent again', async () => {
  const api = fakeOffice({ [SAVE]: brokenConnection });
  const { user } = open('?id=2');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'e');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Keine Internetverbindung/);
  api.routes[SAVE] = saveAll;
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  const [first, second] = sentTo(api);
  expect(second).toEqual(first);
});

test('somebody else’s save is shown beside ours, and the choice is saved upon theirs', async () => {
  const theirs = { ...category('2', 'Sand', 2, { lead: 'Ganz anders.' }), version: 2 };
  const api = fakeOffice({ [SAVE]: () => json([{ outcome: 'conflict', current: theirs }]) });
  const { user } = open('?id=2');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'e');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const dialog = await screen.findByRole('dialog', { name: /Inzwischen geändert/ });
  expect(within(dialog).getByText('Ganz anders.')).toBeVisible();
  api.routes[SAVE] = saveAll;
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl speichern' }));
  await screen.findByRole('heading', { name: 'Kategorien des Sortiments' });
  expect(sentTo(api)[1]?.changes[0]).toMatchObject({
    version: 2,
    input: { name: 'Sande', lead: 'Ganz anders.' },
  });
});

test('categories that cannot be loaded offer another try', async () => {
  const api = fakeOffice({ [READ]: () => refusal(400, 'Nein.') });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
  api.routes[READ] = () => json([GRAVEL]);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Kies' })).toBeVisible();
});
