import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { svgOf } from './drawings.ts';
import { FOLDER } from './folder.ts';
import { drawIcons } from './icons.ts';
import {
  fileName,
  PICTURE_KINDS,
  type PictureKind,
  SHARED,
  sharedFileName,
  sizesOf,
} from './manifest.ts';
import { jpegOf, rasterize, webpOf } from './render.ts';
import { TEXTURE_KINDS, TEXTURES, type TextureKind } from './textures/textures.ts';
import { TILE_SIZE, tileFile } from './textures/tile-file.ts';

async function draw(kind: PictureKind): Promise<void> {
  const raster = await rasterize(svgOf(kind));
  for (const size of sizesOf(kind)) {
    await writeFile(new URL(fileName(kind, size), FOLDER), await webpOf(raster, size));
  }
  await writeFile(new URL(sharedFileName(kind), FOLDER), await shared(kind));
}

/** Of the largest WebP, whose grain has been softened already. */
async function shared(kind: PictureKind): Promise<Buffer> {
  const [largest] = sizesOf(kind);
  if (!largest) throw new Error(`${kind} has no size`);
  return jpegOf(await readFile(new URL(fileName(kind, largest), FOLDER)), SHARED);
}

async function drawTexture(kind: TextureKind): Promise<void> {
  await writeFile(tileFile(kind), await webpOf(await rasterize(TEXTURES[kind]()), TILE_SIZE));
}

/** Draws the kinds named on the command line whose names begin so, or all of them. */
async function main(beginnings: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const wanted = (kind: string) =>
    beginnings.length === 0 || beginnings.some((beginning) => kind.startsWith(beginning));
  for (const kind of PICTURE_KINDS.filter(wanted)) {
    await draw(kind);
    process.stdout.write(`${kind}\n`);
  }
  for (const kind of TEXTURE_KINDS.filter(wanted)) {
    await drawTexture(kind);
    process.stdout.write(`${kind}\n`);
  }
  if (wanted('icons')) await drawIcons();
}

await main(process.argv.slice(2));
