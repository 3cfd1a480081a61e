import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductImage } from './product-image.tsx';

const sand = { id: 1, name: 'Mauersand', category: 'Sand' };
const texture = (container: HTMLElement) => container.querySelector('[data-texture]');

test('a product without a picture shows the texture of its category', () => {
  const { container } = render(<ProductImage product={sand} />);
  expect(texture(container)).toHaveAttribute('data-texture', 'Sand');
});

test('a picture that cannot be loaded is replaced by the texture, until there is another one', () => {
  const { container, rerender } = render(
    <ProductImage product={{ ...sand, image_url: '/a.webp' }} />,
  );
  const picture = () => container.querySelector('img');
  expect(texture(container)).toBeNull();
  if (picture()) fireEvent.error(picture() as HTMLElement);
  expect(texture(container)).toHaveAttribute('data-texture', 'Sand');
  rerender(<ProductImage product={{ ...sand, image_url: '/b.webp' }} />);
  expect(picture()).toHaveAttribute('src', '/b.webp');
});

test('a picture that failed before hydration is replaced by the texture', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { container } = render(<ProductImage product={{ ...sand, image_url: '/a.webp' }} isMain />);
  expect(texture(container)).toHaveAttribute('data-texture', 'Sand');
});

test('a picture that was loaded before hydration stays', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  const { container } = render(<ProductImage product={{ ...sand, image_url: '/a.webp' }} isMain />);
  expect(texture(container)).toBeNull();
});
