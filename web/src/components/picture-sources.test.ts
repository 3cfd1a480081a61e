import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a picture of the shop comes in two sizes', () => {
  expect(pictureSources('/pictures/kies-16-32-800.webp')).toEqual({
    src: '/pictures/kies-16-32-800.webp',
    srcSet: '/pictures/kies-16-32-400.webp 400w, /pictures/kies-16-32-800.webp 800w',
  });
});

test.each(['https://example.org/a.webp', '/uploads/a-800.webp', '/pictures/a.webp'])(
  '%s stays as it is',
  (url) => expect(pictureSources(url)).toEqual({ src: url }),
);
