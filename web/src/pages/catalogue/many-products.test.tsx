import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { product } from '../../test/products.ts';
import { renderAt } from '../../test/render-at.tsx';
import CataloguePage from './catalogue-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const KINDS = ['Kies', 'Schotter', 'Pflasterstein', 'Dachziegel'];
const productsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    product({ id: index + 1, name: `${KINDS[index % 4]} Nr. ${index}`, description: 'Gut.' }),
  );

const list = () => within(screen.getByRole('main')).getByRole('list');
const cards = () => within(list()).getAllByRole('listitem');

async function open(count: number) {
  fakeApi({ 'GET /api/products': () => json(productsOf(count)) });
  const view = renderAt('/katalog', {
    '/katalog': (
      <main>
        <CataloguePage />
      </main>
    ),
  });
  await screen.findByText(`${count} Produkte gefunden`);
  return view;
}

test('of 10 000 products only those near the window are in the document', async () => {
  await open(10_000);
  expect(cards().length).toBeGreaterThan(3);
  expect(cards().length).toBeLessThan(40);
  expect(cards()[0]).toHaveAttribute('aria-posinset', '1');
  expect(cards()[0]).toHaveAttribute('aria-setsize', '10000');
  expect(Number.parseFloat(list().style.paddingBottom)).toBeGreaterThan(100_000);
});

test('a search finds what is far outside the window, and only that', async () => {
  const { user } = await open(10_000);
  await user.type(screen.getByRole('searchbox'), 'Plasterstein Nr 9998');
  expect(await screen.findByText('1 Produkte gefunden')).toBeVisible();
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Pflasterstein Nr. 9998',
  ]);
  expect(cards()[0]).toHaveAttribute('aria-setsize', '1');
  expect(list().style.paddingBottom).toBe('0px');
});

test('scrolling brings other products, and the one that has the focus stays', async () => {
  await open(10_000);
  const first = within(cards()[0] as HTMLElement).getByRole('link');
  act(() => first.focus());
  vi.stubGlobal('scrollY', 50_000);
  vi.spyOn(list(), 'getBoundingClientRect').mockReturnValue({ top: -50_000 } as DOMRect);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000_000);
  fireEvent.scroll(window);
  const positions = cards().map((card) => Number(card.getAttribute('aria-posinset')));
  expect(first).toHaveFocus();
  expect(positions[0]).toBe(1);
  expect(positions[1]).toBeGreaterThan(200);
  expect(positions.length).toBeLessThan(40);
});

test('printing shows them all', async () => {
  await open(300);
  expect(cards().length).toBeLessThan(40);
  fireEvent(window, new Event('beforeprint'));
  expect(cards()).toHaveLength(300);
  fireEvent(window, new Event('afterprint'));
  expect(cards().length).toBeLessThan(40);
});

test('of a short list everything is in the document, for the browser’s own search', async () => {
  await open(60);
  expect(cards()).toHaveLength(60);
});

test('the pictures of the first row alone are not waited for', async () => {
  const withPictures = productsOf(4).map((item) => ({ ...item, image_url: `/${item.id}.webp` }));
  fakeApi({ 'GET /api/products': () => json(withPictures) });
  const { container } = renderAt('/katalog', { '/katalog': <CataloguePage /> });
  await screen.findByText('4 Produkte gefunden');
  const loading = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});
