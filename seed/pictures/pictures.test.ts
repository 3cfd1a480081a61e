import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svgOf } from './drawings.ts';
import { FOLDER } from './folder.ts';
import {
  fileName,
  PICTURE_KINDS,
  PICTURES,
  type PictureKind,
  SHARED,
  sharedFileName,
  sizesOf,
} from './manifest.ts';

const FILES = PICTURE_KINDS.flatMap((kind) => [
  ...sizesOf(kind).map((size) => ({ name: fileName(kind, size), format: 'webp', ...size })),
  { name: sharedFileName(kind), format: 'jpeg', ...SHARED },
]);

describe('the files of the pictures', () => {
  it('are exactly those of the manifest', async () => {
    const names = FILES.map(({ name }) => name);
    expect((await readdir(FOLDER)).sort()).toEqual(names.sort());
  });

  it.each(FILES)('$name has its measures and keeps to its bytes', async (file) => {
    const bytes = await readFile(new URL(file.name, FOLDER));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({
      format: file.format,
      width: file.width,
      height: file.height,
    });
    expect(bytes.length).toBeLessThanOrEqual(file.maxBytes);
  });

  it('have names of lower-case letters, digits and hyphens', () => {
    for (const kind of PICTURE_KINDS) expect(kind).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have alternative texts, no two alike', () => {
    const texts = Object.values(PICTURES).map(({ alt }) => alt);
    expect(texts.every((text) => text.length > 10)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

/** One kind of each way of drawing, so that the test stays quick. */
const SAMPLES: readonly PictureKind[] = [
  'kies-16-32',
  'schotter-0-45',
  'mauersand',
  'rindenmulch',
  'granit-kleinpflaster',
  'biberschwanzziegel',
  'minibagger',
  'baustelle',
];

describe('drawing', () => {
  it.each(PICTURE_KINDS)('%s gives a whole SVG', { timeout: 30_000 }, (kind) => {
    const svg = svgOf(kind);
    expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(SAMPLES)('%s twice gives the same bytes', { timeout: 30_000 }, (kind) => {
    const [first, second] = [svgOf(kind), svgOf(kind)];
    expect(first === second).toBe(true);
  });

  it('gives each kind its own picture', () => {
    expect(svgOf('kies-16-32')).not.toBe(svgOf('kies-8-16'));
  });
});
