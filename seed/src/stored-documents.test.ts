import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SEED_DOCUMENTS } from './stored-documents.ts';

it.each(SEED_DOCUMENTS)('$path names a picture that the site serves', ({ data }) => {
  const { image_url } = data;
  expect(image_url).toMatch(/^\/pictures\//);
  expect(existsSync(new URL(`../../web/public${image_url}`, import.meta.url))).toBe(true);
});
