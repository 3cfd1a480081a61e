import { mkdir, writeFile } from 'node:fs/promises';
import { svgOf } from './drawings.ts';
import { FOLDER } from './folder.ts';
import { fileName, PICTURE_KINDS, type PictureKind, sizesOf } from './manifest.ts';
import { rasterize, webpOf } from './render.ts';

async function draw(kind: PictureKind): Promise<void> {
  const raster = await rasterize(svgOf(kind));
  for (const size of sizesOf(kind)) {
    await writeFile(new URL(fileName(kind, size), FOLDER), await webpOf(raster, size));
  }
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
}

await main(process.argv.slice(2));
