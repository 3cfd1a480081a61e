import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TEXTURE_KINDS, TEXTURES } from './textures.ts';
import { TILE_SIZE, tileFile } from './tile-file.ts';

test('every ground has a drawing of its own', () => {
  const drawings = TEXTURE_KINDS.map((kind) => TEXTURES[kind]());
  expect(new Set(drawings).size).toBe(TEXTURE_KINDS.length);
});

test.each(TEXTURE_KINDS)('%s is a whole picture, and the same each time', (kind) => {
  const svg = TEXTURES[kind]();
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  expect(svg.match(/<path /g)?.length).toBeGreaterThan(1);
  expect(svg).not.toMatch(/NaN|undefined|fill=""/);
  expect(TEXTURES[kind]()).toBe(svg);
});

test.each(TEXTURE_KINDS)('the file of %s has its measures and keeps to its bytes', async (kind) => {
  const bytes = await readFile(tileFile(kind));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['webp', TILE_SIZE.width, TILE_SIZE.height]);
  expect(bytes.length).toBeLessThanOrEqual(TILE_SIZE.maxBytes);
});
