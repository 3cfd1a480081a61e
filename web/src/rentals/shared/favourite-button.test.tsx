import { rentalTool } from '@shop/domain/testing/wire';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FavouriteButton } from './favourite-button.tsx';

const plate = rentalTool({ id: 7, name: 'Rüttelplatte' });
const mixer = rentalTool({ id: 8, name: 'Betonmischer' });

function renderButtons() {
  return render(
    <>
      <FavouriteButton tool={plate} />
      <FavouriteButton tool={mixer} />
    </>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a favourite stays one, even after a reload, until it is pressed again', async () => {
  const { unmount } = renderButtons();
  await userEvent.click(button('Rüttelplatte merken'));
  expect(button('Rüttelplatte merken')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Betonmischer merken')).toHaveAttribute('aria-pressed', 'false');

  unmount();
  renderButtons();
  expect(button('Rüttelplatte merken')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Rüttelplatte merken'));
  expect(button('Rüttelplatte merken')).toHaveAttribute('aria-pressed', 'false');
});

test.each(['no json', '{"7":true}', '["7"]'])(
  'odd stored text counts as no favourite: %s',
  (text) => {
    localStorage.setItem('rentalFavourites', text);
    renderButtons();
    expect(button('Rüttelplatte merken')).toHaveAttribute('aria-pressed', 'false');
  },
);
