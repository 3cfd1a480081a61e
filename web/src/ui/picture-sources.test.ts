import { expect, test } from 'vitest';
import { avifOf, pictureSources } from './picture-sources.ts';

test.each([
  ['/pictures/kies-16-32-800.webp', '/pictures/kies-16-32-400.webp'],
  ['/api/pictures/0af1-800.jpg', '/api/pictures/0af1-400.jpg'],
])('a picture of shop or office comes in two sizes: %s', (src, small) => {
  expect(pictureSources(src)).toEqual({ src, srcSet: `${small} 400w, ${src} 800w` });
});

test.each(['https://example.org/a.webp', '/uploads/a-800.webp', '/pictures/a.webp'])(
  '%s stays as it is',
  (url) => expect(pictureSources(url)).toEqual({ src: url }),
);

test('only drawings also come as AVIF', () => {
  expect(avifOf('/pictures/kies-16-32-800.webp')).toBe('/pictures/kies-16-32-800.avif');
  expect(avifOf('/api/pictures/0af1-800.webp')).toBeUndefined();
  expect(avifOf('https://example.org/a-800.webp')).toBeUndefined();
});
