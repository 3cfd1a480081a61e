import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../test/render-at.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemList } from './item-list.tsx';

function open() {
  const list = (
    <ItemList view="list">
      <ItemCard
        item={{ id: 1, name: 'Mauersand', category: 'Sand' }}
        to="/produkt/1"
        price="9,90 €"
        corner={<button type="button">Merken</button>}
      />
    </ItemList>
  );
  return renderAt('/katalog', { '/katalog': list, '/produkt/1': <p>Das Produkt</p> });
}
const link = () => screen.getByRole('link', { name: 'Mauersand' });

test('a card leads to its page within the site', async () => {
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
])('a press that means %s is left to the browser', (_, press) => {
  const { visited } = open();
  const isLeft = fireEvent.click(link(), press);
  expect(isLeft).toBe(true);
  expect(visited).toEqual(['/katalog']);
});

test('what else can be pressed on a card opens nothing', async () => {
  const { user, visited } = open();
  await user.click(screen.getByRole('button', { name: 'Merken' }));
  expect(visited).toEqual(['/katalog']);
});
