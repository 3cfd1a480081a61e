import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ITEM_DOCUMENTS } from './stored-documents.ts';

const PICTURES = new URL('../../web/public/pictures/', import.meta.url);
/** The two widths of a page, the lighter one of its first view, and the JPEG for link previews. */
const RENDITIONS = ['800.webp', '400.webp', '800.avif', '600.jpg'];

it.each(ITEM_DOCUMENTS)('$path has its picture in every size that the site serves', ({ data }) => {
  const picture = /^\/pictures\/([a-z0-9-]+)-800\.webp$/.exec(data.image_url ?? '')?.[1];
  const missing = RENDITIONS.filter(
    (rendition) => !existsSync(new URL(`${picture}-${rendition}`, PICTURES)),
  );
  expect(missing).toEqual([]);
});

it('gives every item a picture of its own', () => {
  const urls = ITEM_DOCUMENTS.map(({ data }) => data.image_url);
  expect(new Set(urls).size).toBe(urls.length);
});
