import { product, rentalTool } from '@shop/domain/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { announcedText } from '../../lib/announcer/announce.ts';
import { brokenConnection, fakeApi, json } from '../../lib/api/fake-api.ts';
import { renderAt } from '../../test/render-at.tsx';
import { CategoryBar } from './category-bar.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteLayout } from './site-layout.tsx';

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

const api = () =>
  fakeApi({
    'GET /api/products': () =>
      json([
        product({ id: 1, name: 'Kies 16/32', description: 'gewaschen' }),
        product({ id: 2, name: 'Zierkies', description: 'hell' }),
        product({ id: 101, name: 'Mauersand', description: 'fein' }),
      ]),
    'GET /api/rental-tools': () =>
      json([rentalTool({ id: 2, name: 'Minibagger', also_known_as: 'Kleinbagger' })]),
  });

function Layout() {
  const [isOpen, onOpenChange] = useState(false);
  return (
    <>
      <SiteHeader isOpen={isOpen} onOpenChange={onOpenChange} hasSearch />
      <CategoryBar isCatalogue={false} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}

const open = () => renderAt('/', { '*': <Layout /> });
const field = () => screen.getByRole('combobox', { name: 'Shop durchsuchen' });
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);

test('is a form without its code, and loads nothing before the visitor turns to the field', async () => {
  const { calls } = api();
  const { user } = open();
  const form = screen.getByRole('search', { name: 'Im ganzen Shop' });
  expect(form).toHaveAttribute('action', '/katalog');
  expect(field()).toHaveAttribute('name', 'suche');
  expect(within(form).getByDisplayValue('Suchen')).toHaveAttribute('type', 'submit');
  expect(calls()).not.toContain('GET /api/products');
  await user.click(field());
  await waitFor(() => expect(calls()).toContain('GET /api/products'));
});

test('arrow keys choose suggestions and Enter opens them', async () => {
  api();
  const { user, visited } = open();
  await user.type(field(), 'kies');
  // Two products, two guides and a plan.
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  expect(
    within(screen.getByRole('group', { name: 'Produkte' })).getAllByRole('option'),
  ).toHaveLength(2);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/produkt/2');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the arrow keys wrap around through the field; Escape closes, and one opens again', async () => {
  api();
  const { user } = open();
  await user.type(field(), 'kies');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', '');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

test('Enter without a chosen suggestion searches the catalogue', async () => {
  api();
  const { user, visited } = open();
  await user.type(field(), ' weißer kies {Enter}');
  expect(visited.at(-1)).toBe('/katalog?suche=wei%C3%9Fer+kies');
});

test('a press opens a suggestion, and leaving the field closes the list', async () => {
  api();
  const { user, visited } = open();
  await user.type(field(), 'kleinbagger');
  await screen.findAllByRole('option');
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: /Minibagger/ }));
  expect(visited.at(-1)).toBe('/miete/2');
});

test('announces the number of suggestions once typing stops', async () => {
  api();
  const { user } = open();
  await user.type(field(), 'mauersand');
  await waitFor(() => expect(announcedText()).toBe('1 Vorschlag'));
  await user.clear(field());
  await user.type(field(), 'zzzz');
  await waitFor(() => expect(announcedText()).toBe('Keine Vorschläge'));
});

test('without a connection it still suggests pages, and Enter still searches', async () => {
  fakeApi({ 'GET /api/products': brokenConnection, 'GET /api/rental-tools': brokenConnection });
  const { user, visited } = open();
  await user.type(field(), 'lieferkosten');
  await screen.findByRole('option', { name: 'Lieferung & Zahlung' });
  expect(labels()).toEqual(['Lieferung & Zahlung']);
  await user.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/katalog?suche=lieferkosten');
});

test('the button of narrow screens opens the field with the focus, and Escape returns to it', async () => {
  const { calls } = api();
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Suche' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveFocus();
  await waitFor(() => expect(calls()).toContain('GET /api/products'));
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test.each([
  ['/katalog', 0],
  ['/lieferung', 1],
])(
  'on %s there are %d of the search and of the row of categories: the catalogue has its own',
  (path, count) => {
    api();
    renderAt(path, { '*': <SiteLayout>{null}</SiteLayout> });
    expect(screen.queryAllByRole('combobox', { name: 'Shop durchsuchen' })).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: 'Suche' })).toHaveLength(count);
    expect(screen.queryAllByRole('navigation', { name: 'Kategorien' })).toHaveLength(count);
  },
);
