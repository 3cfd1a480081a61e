import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureGallery } from './picture-gallery.tsx';

const uploaded = (name: string, alt: string) => ({ url: `/api/pictures/${name}-800.webp`, alt });
const item = { id: 1, name: 'Splitt 8/16', category: 'Schotter' };
const several = {
  ...item,
  image_url: '/api/pictures/a-800.webp',
  pictures: [uploaded('a', 'Hand mit Splitt'), uploaded('b', ''), uploaded('c', 'Haufen')],
};
const slides = () => within(screen.getByRole('region', { name: 'Bilder' })).getAllByRole('img');
const thumbnails = () =>
  within(screen.getByRole('list', { name: 'Bild wählen' })).getAllByRole('button');

test('shows a single picture alone, with its own text', () => {
  render(<PictureGallery item={{ ...several, pictures: several.pictures.slice(0, 1) }} />);
  expect(screen.getByRole('img', { name: 'Hand mit Splitt' })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an item older than galleries uses its name as the text', () => {
  render(<PictureGallery item={{ ...item, image_url: '/pictures/splitt-800.webp' }} />);
  expect(screen.getByRole('img', { name: 'Splitt 8/16' })).toBeVisible();
});

test('several form a row whose first loads at once, at the width that fits', () => {
  render(<PictureGallery item={several} />);
  expect(slides().map((slide) => slide.getAttribute('alt'))).toEqual([
    'Hand mit Splitt',
    'Splitt 8/16',
    'Haufen',
  ]);
  expect(slides().map((slide) => slide.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
  expect(slides()[1]).toHaveAttribute(
    'srcset',
    '/api/pictures/b-400.webp 400w, /api/pictures/b-800.webp 800w',
  );
});

test('a thumbnail leads to its picture and marks the one shown', () => {
  // jsdom has no layout.
  const scrollTo = vi.fn();
  render(<PictureGallery item={several} />);
  const row = screen.getByRole('region', { name: 'Bilder' });
  Object.defineProperty(row, 'clientWidth', { value: 400 });
  row.scrollTo = scrollTo;
  expect(thumbnails()[0]).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Bild 3 von 3: Haufen' }));
  expect(scrollTo).toHaveBeenCalledWith({ left: 800 });
  fireEvent.scroll(row, { target: { scrollLeft: 790 } });
  expect(thumbnails().map((each) => each.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
  ]);
});

test('marks drawings of a tool as symbolic, but not photos', () => {
  const drawn = { url: '/pictures/bagger-800.webp', alt: '' };
  const { rerender } = render(
    <PictureGallery item={{ ...item, image_url: drawn.url }} hasSymbols />,
  );
  expect(screen.getByRole('img', { name: 'Symbolbild: Splitt 8/16' })).toBeVisible();
  expect(screen.getByText('Symbolbild')).toBeVisible();
  rerender(<PictureGallery item={several} hasSymbols />);
  expect(screen.queryByText('Symbolbild')).toBeNull();
});
