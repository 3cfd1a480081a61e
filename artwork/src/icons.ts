import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PUBLIC } from './outputs.ts';

/** Edge of the favicon's view box, and the density at which one of its units is one pixel. */
const FAVICON = { edge: 32, density: 72 };

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

const FOLDER = new URL('icons/', PUBLIC);

/** Draws the home screen icons from `favicon.svg`. */
export async function drawIcons(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const favicon = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
  const background = /<rect [^>]*fill="(#\w+)"/.exec(favicon)?.[1];
  if (!background) throw new Error('favicon.svg has no ground');
  for (const { file, size, scale } of ICONS) {
    const edge = Math.round(size * scale);
    const density = FAVICON.density * (edge / FAVICON.edge);
    const input = await sharp(Buffer.from(favicon), { density }).resize(edge, edge).toBuffer();
    const icon = await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input, gravity: 'centre' }])
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    await writeFile(new URL(file, FOLDER), icon);
  }
}
