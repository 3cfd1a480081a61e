import { expect, test } from 'vitest';
import { avifOf, pictureSources } from './picture-sources.ts';

test('a picture of the shop comes in two sizes', () => {
  expect(pictureSources('/pictures/kies-16-32-800.webp')).toEqual({
    src: '/pictures/kies-16-32-800.webp',
    srcSet: '/pictures/kies-16-32-400.webp 400w, /pictures/kies-16-32-800.webp 800w',
  });
});

test('so does an uploaded picture of the office', () => {
  expect(pictureSources('/api/pictures/0af1-800.jpg')).toEqual({
    src: '/api/pictures/0af1-800.jpg',
    srcSet: '/api/pictures/0af1-400.jpg 400w, /api/pictures/0af1-800.jpg 800w',
  });
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
