import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import { GrossPrice, OrderTotal } from '../../ui/gross-price.tsx';
import PriceChoice from './price-choice.tsx';

const open = () => renderAt('/', { '/': <PriceChoice /> });
const radio = (name: string) => screen.getByRole('radio', { name });
const marked = () => document.documentElement.dataset.prices;

test('nothing is chosen at first; a choice marks the document, works by keyboard and is remembered', async () => {
  const { user, unmount } = open();
  expect(screen.getByRole('radiogroup', { name: 'Preise für' })).toBeVisible();
  expect([radio('Privat'), radio('Gewerbe')].filter((box) => box.matches(':checked'))).toEqual([]);
  expect(marked()).toBe('');
  await user.click(radio('Privat'));
  expect(marked()).toBe('private');
  await user.keyboard('{ArrowRight}');
  expect(radio('Gewerbe')).toBeChecked();
  expect(marked()).toBe('business');
  unmount();
  open();
  expect(radio('Gewerbe')).toBeChecked();
});

test('two tabs stay in step', () => {
  open();
  localStorage.setItem('prices', 'private');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'prices' })));
  expect(radio('Privat')).toBeChecked();
  expect(marked()).toBe('private');
});

test('a net price is marked as one of two only beside its gross price', () => {
  const order = { total_amount: 10, vat: [] };
  const { container } = renderAt('/', {
    '/': (
      <>
        <OrderTotal order={order} />
        <OrderTotal order={{ ...order, gross_amount: 11.9 }} />
        <GrossPrice netCents={1000} />
      </>
    ),
  });
  const marks = [...container.querySelectorAll<HTMLElement>('[data-price]')];
  expect(marks.map(({ dataset }) => dataset.price)).toEqual(['net', 'gross', 'gross']);
});
