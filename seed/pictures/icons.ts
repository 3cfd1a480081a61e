import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PUBLIC = new URL('../../web/public/', import.meta.url);
/** Edge of the favicon's own drawing, and the dots per inch at which it is as many pixels wide. */
const FAVICON = { edge: 32, density: 72 };

/**
 * The icons that a device shows on its home screen, in pixels. `scale` is how large the favicon stands
 * on its ground, which fills the square: a device may cut the corners off.
 */
export const ICONS = [
  { file: 'icon-192.png', size: 192, scale: 1 },
  { file: 'icon-512.png', size: 512, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9 },
] as const;

/** Where an icon's file is. */
export function iconFile(file: string): URL {
  return new URL(`icons/${file}`, PUBLIC);
}

/** Draws them from the favicon. */
export async function drawIcons(): Promise<void> {
  await mkdir(iconFile(''), { recursive: true });
  const favicon = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
  const ground = /<rect [^>]*fill="(#\w+)"/.exec(favicon)?.[1];
  if (!ground) throw new Error('favicon.svg has no ground');
  for (const { file, size, scale } of ICONS) {
    const edge = Math.round(size * scale);
    const motif = await sharp(Buffer.from(favicon), {
      density: FAVICON.density * (edge / FAVICON.edge),
    })
      .resize(edge, edge)
      .toBuffer();
    const icon = sharp({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: motif, gravity: 'centre' }])
      .png({ palette: true, compressionLevel: 9 });
    await writeFile(iconFile(file), await icon.toBuffer());
  }
}
