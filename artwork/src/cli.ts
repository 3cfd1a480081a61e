import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import { seeded } from './drawing/prng.ts';
import { DRAWINGS, type PictureKind } from './drawings.ts';
import { drawIcons } from './icons.ts';
import {
  LINK_PREVIEW,
  layerSize,
  MAIN_PICTURE,
  PICTURES,
  ROAD_LAYERS,
  sizesOf,
  TILE_SIZE,
  TILES,
} from './outputs.ts';
import { avifOf, jpegOf, rasterize, webpOf } from './render.ts';
import { drawLayer, LAYER_WIDTH, LAYERS, type LayerKind } from './textures/layers.ts';
import { TEXTURES, type TextureKind } from './textures/textures.ts';

async function drawPicture(kind: PictureKind): Promise<void> {
  const raster = await rasterize(DRAWINGS[kind](seeded(kind)));
  const [largest, ...smaller] = sizesOf(kind);
  const webp = await webpOf(raster, largest);
  await writeFile(new URL(`${kind}-${largest.width}.webp`, PICTURES), webp);
  for (const size of smaller) {
    await writeFile(new URL(`${kind}-${size.width}.webp`, PICTURES), await webpOf(raster, size));
  }
  const main = await avifOf(raster, MAIN_PICTURE);
  await writeFile(new URL(`${kind}-${MAIN_PICTURE.width}.avif`, PICTURES), main);
  // From the WebP, whose grain has been softened already.
  const preview = await jpegOf(webp, LINK_PREVIEW);
  await writeFile(new URL(`${kind}-${LINK_PREVIEW.width}.jpg`, PICTURES), preview);
}

async function drawTexture(kind: TextureKind): Promise<void> {
  const webp = await webpOf(await rasterize(TEXTURES[kind]()), TILE_SIZE);
  await writeFile(new URL(`${kind}.webp`, TILES), webp);
}

async function drawRoadLayer(kind: LayerKind): Promise<void> {
  const size = layerSize(LAYER_WIDTH, LAYERS[kind].height);
  const webp = await webpOf(await rasterize(drawLayer(kind)), size);
  await writeFile(new URL(`${kind}.webp`, ROAD_LAYERS), webp);
}

const NAMES = [...Object.keys(DRAWINGS), ...Object.keys(TEXTURES), 'layers', 'icons'];

function readBeginnings(): string[] {
  return readCommandLine('Usage: npm run pictures -- [<beginning of a name>]...', () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const unknown = positionals.find((each) => !NAMES.some((name) => name.startsWith(each)));
    if (unknown !== undefined) throw new Error(`No picture's name begins with "${unknown}".`);
    return positionals;
  });
}

/** Draws everything, or only what begins with one of the given names. */
async function main(beginnings: string[]): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const isWanted = (kind: string) =>
    beginnings.length === 0 || beginnings.some((beginning) => kind.startsWith(beginning));
  const kindsOf = <Kind extends string>(drawings: Record<Kind, unknown>) =>
    (Object.keys(drawings) as Kind[]).filter(isWanted);
  for (const kind of kindsOf(DRAWINGS)) {
    await drawPicture(kind);
    process.stdout.write(`${kind}\n`);
  }
  for (const kind of kindsOf(TEXTURES)) {
    await drawTexture(kind);
    process.stdout.write(`${kind}\n`);
  }
  if (isWanted('layers')) {
    await mkdir(ROAD_LAYERS, { recursive: true });
    for (const kind of Object.keys(LAYERS) as LayerKind[]) await drawRoadLayer(kind);
  }
  if (isWanted('icons')) await drawIcons();
}

await main(readBeginnings());
