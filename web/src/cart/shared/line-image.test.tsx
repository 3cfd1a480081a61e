import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FALLBACK_IMAGE_URL, LineImage } from './line-image.tsx';

const source = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

test('an article shows its own picture, or else the external fallback', () => {
  const { container, rerender } = render(<LineImage url="/bilder/kies.webp" size={64} />);
  expect(source(container)).toBe('/bilder/kies.webp');
  rerender(<LineImage url={undefined} size={64} />);
  expect(source(container)).toBe(FALLBACK_IMAGE_URL);
});

test('a fallback replaces a failing picture, and a plain background a failing fallback', () => {
  const { container } = render(<LineImage url="/bilder/weg.webp" size={64} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(source(container)).toBe(FALLBACK_IMAGE_URL);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
});
