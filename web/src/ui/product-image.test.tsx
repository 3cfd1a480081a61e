import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductImage } from './product-image.tsx';

const sand = { id: 1, name: 'Mauersand', category: 'Sand' };
const texture = (container: HTMLElement) => container.querySelector('[data-texture]');

test('a product without a picture shows the texture of its category', () => {
  const { container } = render(<ProductImage product={sand} />);
  expect(texture(container)).toHaveAttribute('data-texture', 'Sand');
});

test('the texture replaces a picture that cannot be loaded, until there is another one', () => {
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

test.each([
  ['replaces a picture that failed', 0, 'Sand'],
  ['leaves a picture that loaded', 800, undefined],
])('the texture %s before hydration', (_, width, shown) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  const { container } = render(<ProductImage product={{ ...sand, image_url: '/a.webp' }} isMain />);
  expect(texture(container)?.getAttribute('data-texture')).toBe(shown);
});

test('the main drawing of a page is the lighter AVIF, loaded before the page is read', () => {
  const drawn = { ...sand, image_url: '/pictures/sand-800.webp' };
  const document = renderToString(<ProductImage product={drawn} isMain />);
  const preload =
    '<link rel="preload" href="/pictures/sand-800.avif" as="image" type="image/avif"/>';
  expect(document.startsWith(preload)).toBe(true);
  expect(document).toContain('<source srcSet="/pictures/sand-800.avif" type="image/avif"/>');
  expect(document.match(/rel="preload"/g)).toHaveLength(1);
});

test('an uploaded main picture loads as early, at the width that fits', () => {
  const uploaded = { ...sand, image_url: '/api/pictures/0af1-800.webp' };
  const document = renderToString(<ProductImage product={uploaded} isMain />);
  expect(document).not.toContain('avif');
  expect(document).toMatch(
    /^<link rel="preload" as="image" imageSrcSet="\/api\/pictures\/0af1-400/,
  );
});
