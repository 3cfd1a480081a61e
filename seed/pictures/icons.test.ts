import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICONS, iconFile } from './icons.ts';

test.each(ICONS)('$file has its size, and fills it: devices show no hole in it', async (icon) => {
  const picture = sharp(await readFile(iconFile(icon.file)));
  const { format, width, height } = await picture.metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size });
  expect((await picture.stats()).isOpaque).toBe(true);
});
