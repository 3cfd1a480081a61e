import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import sharp from 'sharp';
import { encodedOf, type Format } from './encode.ts';
import { drawIcons } from './icons.ts';
import * as outputs from './outputs.ts';

const MAIN = fileURLToPath(new URL('../blender/main.py', import.meta.url));
/** The prints of the scenes whose pictures are committed. */
const PUBLISHED = new URL('../published.json', import.meta.url);
const RASTERS = new URL('../rendered/', import.meta.url);
/** The beginning of the names of the road's layers. */
const LAYER = 'layer-';

/** README.md says how Blender is installed. */
async function blender(...args: string[]): Promise<string> {
  const line = ['-b', '-noaudio', '--python-exit-code', '1', '-P', MAIN, '--', ...args];
  return (await promisify(execFile)('blender', line, { maxBuffer: 2 ** 28 })).stdout;
}

/** The scenes by the beginning of their file names, each with a print that changes with its code. */
async function listScenes(): Promise<Record<string, string>> {
  const line = /^PICTURES (.*)$/m.exec(await blender('list'))?.[1];
  if (!line) throw new Error('Blender listed no pictures.');
  return JSON.parse(line);
}

/** Renders a scene to a PNG file, which is there only when it is whole. */
async function renderScene(name: string, png: string): Promise<void> {
  const unfinished = png.replace(/\.png$/, '.unfinished.png');
  await blender(name, unfinished);
  await rename(unfinished, png);
}

/** Writes a raster at all sizes and in all formats of a picture, or as a strip of the road. */
async function publish(kind: string, raster: Buffer): Promise<void> {
  if (kind.startsWith(LAYER)) {
    const { width, height } = await sharp(raster).metadata();
    const strip = new URL(`${kind.slice(LAYER.length)}.webp`, outputs.ROAD_LAYERS);
    return writeFile(strip, await encodedOf(raster, outputs.layerSize(width, height), 'webp'));
  }
  const write = async (size: outputs.PictureSize, format: Format, from = raster) => {
    const picture = await encodedOf(from, size, format);
    const file = `${kind}-${size.width}.${format.replace('jpeg', 'jpg')}`;
    await writeFile(new URL(file, outputs.PICTURES), picture);
    return picture;
  };
  const [largest, ...smaller] = outputs.sizesOf(kind);
  const webp = await write(largest, 'webp');
  for (const size of smaller) await write(size, 'webp');
  await write(outputs.MAIN_PICTURE, 'avif');
  // From the WebP, whose grain has been softened already.
  await write(outputs.LINK_PREVIEW, 'jpeg', webp);
}

/**
 * Renders the wanted scenes that changed since they were published, or all of them with `again`.
 * Keeps rasters, so that an interrupted run continues where it stopped.
 */
async function renderChanged(wanted: readonly [kind: string, print: string][], again: boolean) {
  const published: Record<string, string> = JSON.parse(await readFile(PUBLISHED, 'utf8'));
  const due = wanted.filter(([kind, print]) => again || published[kind] !== print);
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

const USAGE = 'Usage: npm run pictures -- [--again] [<beginning of a name>]...';
const { positionals, values } = readCommandLine(USAGE, () =>
  parseArgs({ options: { again: { type: 'boolean', default: false } }, allowPositionals: true }),
);
const scenes = await listScenes();
// The icons have no scene: they are drawn when they are named.
const names = [...Object.keys(scenes), 'icons'];
readCommandLine(USAGE, () => {
  const unknown = positionals.find((each) => !names.some((name) => name.startsWith(each)));
  if (unknown !== undefined) throw new Error(`No picture's name begins with "${unknown}".`);
});
const isNamed = (kind: string) => positionals.some((beginning) => kind.startsWith(beginning));
await mkdir(outputs.PICTURES, { recursive: true });
const wanted = Object.entries(scenes).filter(([kind]) => positionals.length === 0 || isNamed(kind));
await renderChanged(wanted, values.again);
if (isNamed('icons')) await drawIcons();
