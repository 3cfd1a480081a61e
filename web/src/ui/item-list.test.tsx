import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announcedText } from '../lib/announcer/announce.ts';
import { renderAt } from '../test/render-at.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemList } from './item-list.tsx';

function open() {
  const list = (
    <ItemList view="list" items={[{ id: 1, name: 'Mauersand', category: 'Sand' }]}>
      {(item) => (
        <ItemCard
          key={item.id}
          item={item}
          to="/produkt/1"
          price="9,90 €"
          corner={<button type="button">Merken</button>}
        />
      )}
    </ItemList>
  );
  return renderAt('/katalog', { '/katalog': list, '/produkt/1': <p>Das Produkt</p> });
}
const link = () => screen.getByRole('link', { name: 'Mauersand' });

test('a card opens its page through the router', async () => {
  const { user, visited } = open();
  await user.click(link());
  expect(screen.getByText('Das Produkt')).toBeVisible();
  expect(visited).toEqual(['/katalog', '/produkt/1']);
});

test.each([
  ['a new tab', { ctrlKey: true }],
  ['a new tab on a Mac', { metaKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['another button of the mouse', { button: 1 }],
])('leaves a click that means %s to the browser', (_, press) => {
  const { visited } = open();
  const isLeft = fireEvent.click(link(), press);
  expect(isLeft).toBe(true);
  expect(visited).toEqual(['/katalog']);
});

test('other controls on a card do not open its page', async () => {
  const { user, visited } = open();
  await user.click(screen.getByRole('button', { name: 'Merken' }));
  expect(visited).toEqual(['/katalog']);
});

describe('a long list', () => {
  const ITEMS = Array.from({ length: 240 }, (_, index) => ({
    id: index + 1,
    name: `Ziegel ${index + 1}`,
    category: 'Dachdeckung',
  }));

  function openLong() {
    const list = (
      <ItemList view="grid" items={ITEMS}>
        {(item) => <ItemCard key={item.id} item={item} to={`/produkt/${item.id}`} price="1,00 €" />}
      </ItemList>
    );
    return renderAt('/katalog', { '/katalog': list, '/produkt/:id': <Product /> });
  }
  function Product() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => navigate(-1)}>
          Zurück
        </button>
        <RouterLink to="/katalog">Zur Liste</RouterLink>
      </>
    );
  }
  const cards = () => screen.getAllByRole('listitem');
  const more = () => screen.getByRole('button', { name: 'Mehr anzeigen' });

  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  test('shows a hundred items, and the next hundred on request, announced and focused', async () => {
    const { user } = openLong();
    await waitFor(() => expect(cards()).toHaveLength(100));
    expect(screen.getByText('100 von 240 werden angezeigt.')).toBeVisible();
    await user.click(more());
    await waitFor(() => expect(cards()).toHaveLength(200));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ziegel 101' })).toHaveFocus());
    expect(announcedText()).toBe('200 von 240 werden angezeigt.');
    await user.click(more());
    await waitFor(() => expect(cards()).toHaveLength(240));
    expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
  });

  test('keeps its length when going back and starts afresh when opened by a link', async () => {
    const { user } = openLong();
    await waitFor(() => expect(cards()).toHaveLength(100));
    await user.click(more());
    await user.click(await screen.findByRole('link', { name: 'Ziegel 150' }));
    await user.click(await screen.findByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(cards()).toHaveLength(200));
    await user.click(screen.getByRole('link', { name: 'Ziegel 1' }));
    await user.click(await screen.findByRole('link', { name: 'Zur Liste' }));
    await waitFor(() => expect(cards()).toHaveLength(100));
  });
});
