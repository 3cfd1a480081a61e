import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import sharp from 'sharp';
import { listScenes, renderScene } from './blender.ts';
import { avifOf, jpegOf, webpOf } from './encode.ts';
import { drawIcons } from './icons.ts';
import * as outputs from './outputs.ts';

/** The prints of the scenes whose pictures are committed. */
const PUBLISHED = new URL('../published.json', import.meta.url);
const RASTERS = new URL('../rendered/', import.meta.url);
/** The beginning of the names of the road's layers. */
const LAYER = 'layer-';

/** Writes a raster at all sizes and in all formats of a picture, or as a strip of the road. */
async function publish(kind: string, raster: Buffer): Promise<void> {
  if (kind.startsWith(LAYER)) {
    const { width, height } = await sharp(raster).metadata();
    const strip = new URL(`${kind.slice(LAYER.length)}.webp`, outputs.ROAD_LAYERS);
    return writeFile(strip, await webpOf(raster, outputs.layerSize(width, height)));
  }
  const [largest, ...smaller] = outputs.sizesOf(kind);
  const webp = await webpOf(raster, largest);
  await writeFile(new URL(`${kind}-${largest.width}.webp`, outputs.PICTURES), webp);
  for (const size of smaller) {
    await writeFile(
      new URL(`${kind}-${size.width}.webp`, outputs.PICTURES),
      await webpOf(raster, size),
    );
  }
  const main = await avifOf(raster, outputs.MAIN_PICTURE);
  await writeFile(new URL(`${kind}-${outputs.MAIN_PICTURE.width}.avif`, outputs.PICTURES), main);
  // From the WebP, whose grain has been softened already.
  const preview = await jpegOf(webp, outputs.LINK_PREVIEW);
  await writeFile(new URL(`${kind}-${outputs.LINK_PREVIEW.width}.jpg`, outputs.PICTURES), preview);
}

/**
 * Renders the scenes among the given names that changed since they were published, or all of them
 * with `again`. Rasters are kept, so that a stopped run goes on where it was.
 */
async function renderChanged(
  scenes: Record<string, string>,
  isWanted: (kind: string) => boolean,
  again: boolean,
): Promise<void> {
  const published: Record<string, string> = JSON.parse(await readFile(PUBLISHED, 'utf8'));
  const due = Object.entries(scenes).filter(
    ([kind, print]) => isWanted(kind) && (again || published[kind] !== print),
  );
  await mkdir(RASTERS, { recursive: true });
  const start = performance.now();
  for (const [done, [kind, print]] of due.entries()) {
    const png = new URL(`${kind}.${print}.png`, RASTERS);
    if (again || !existsSync(png)) await renderScene(kind, fileURLToPath(png));
    await publish(kind, await readFile(png));
    published[kind] = print;
    const sorted = Object.entries(published).sort(([a], [b]) => a.localeCompare(b));
    await writeFile(PUBLISHED, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    const each = (performance.now() - start) / (done + 1);
    const left = Math.ceil((each * (due.length - done - 1)) / 60_000);
    process.stdout.write(`${done + 1}/${due.length} ${kind}, ${left} min left\n`);
  }
}

function readArguments(names: readonly string[]) {
  return readCommandLine('Usage: npm run pictures -- [--again] [<beginning of a name>]...', () => {
    const options = { again: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((each) => !names.some((name) => name.startsWith(each)));
    if (unknown !== undefined) throw new Error(`No picture's name begins with "${unknown}".`);
    return { beginnings: positionals, again: values.again };
  });
}

const scenes = await listScenes();
// The icons have no scene: they are drawn when they are named.
const { beginnings, again } = readArguments([...Object.keys(scenes), 'icons']);
const isNamed = (kind: string) => beginnings.some((beginning) => kind.startsWith(beginning));
await mkdir(outputs.PICTURES, { recursive: true });
await renderChanged(scenes, (kind) => beginnings.length === 0 || isNamed(kind), again);
if (isNamed('icons')) await drawIcons();
