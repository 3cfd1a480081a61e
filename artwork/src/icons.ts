import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PUBLIC } from './outputs.ts';

/** The density at which the favicon, 32 units wide, is one pixel wide. */
const DENSITY = 72 / 32;

/**
 * Home screen icons. `scale` is the share of the square that the favicon takes; its background fills
 * the rest, because devices may crop the corners.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, scale: 1 },
  { file: 'icon-512.png', size: 512, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9 },
] as const;

/** Draws the home screen icons from `favicon.svg`. */
export async function drawIcons(): Promise<void> {
  await mkdir(new URL('icons/', PUBLIC), { recursive: true });
  const favicon = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
  const background = /<rect [^>]*fill="(#\w+)"/.exec(favicon)?.[1];
  if (!background) throw new Error('favicon.svg has no ground');
  for (const { file, size, scale } of ICONS) {
    const edge = Math.round(size * scale);
    const input = await sharp(Buffer.from(favicon), { density: DENSITY * edge })
      .resize(edge, edge)
      .toBuffer();
    const icon = await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input, gravity: 'centre' }])
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    await writeFile(new URL(`icons/${file}`, PUBLIC), icon);
  }
}
