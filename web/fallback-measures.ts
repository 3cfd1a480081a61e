import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// Prints how a font of the device is stretched to stand in for each of ours, the figures of
// src/lib/theme/fallback-fonts.css: `npx tsx web/fallback-measures.ts <font files>`.
const require = createRequire(import.meta.url);

/** How often each letter comes in a thousand of German text, `_` for the space between words. */
const FREQUENCIES =
  '_150 e140 n83 i64 s61 r59 a55 t52 d43 h40 u35 l29 c26 g26 m21 o22 b16 w16 f14 k12 z10 v7 p7 ü6 ä5 ß3 ö3 j2 y1';
const LETTERS = FREQUENCIES.split(' ').map((entry) => ({
  letter: entry.charAt(0).replace('_', ' '),
  count: Number(entry.slice(1)),
}));

/**
 * The fonts to be stood in for, and how much of the text is capitals. The condensed ones set whole words
 * in capitals, whose widths differ so much from other fonts' that they have a face of their own.
 */
const OURS = [
  { family: 'Barlow', weight: 400, capitals: 0.05 },
  { family: 'Barlow', weight: 600, capitals: 0.05 },
  { family: 'Barlow Condensed', weight: 600, capitals: 0 },
  { family: 'Barlow Condensed', weight: 600, capitals: 1 },
  { family: 'Barlow Condensed', weight: 700, capitals: 1 },
];

/** Measures of a font in parts of its size. */
interface Measures {
  small: number;
  capital: number;
  ascent: number;
  descent: number;
}

async function measure(file: string): Promise<Measures> {
  const small = LETTERS.map(({ letter }) => letter).join('');
  const text = `${small}${small.toUpperCase()}`;
  const bytes = await subsetFont(readFileSync(file), text, { targetFormat: 'sfnt' });
  const table = tables(bytes);
  const size = table('head').getUint16(18);
  const hhea = table('hhea');
  const width = (letter: string) => advance(table, glyph(table('cmap'), letter)) / size;
  const mean = (inCase: (letter: string) => string) =>
    LETTERS.reduce((sum, { letter, count }) => sum + width(inCase(letter)) * count, 0) /
    LETTERS.reduce((sum, { count }) => sum + count, 0);
  return {
    small: mean((letter) => letter),
    capital: mean((letter) => (letter === 'ß' ? 'S' : letter.toUpperCase())),
    ascent: hhea.getInt16(4) / size,
    descent: -hhea.getInt16(6) / size,
  };
}

type Table = (tag: string) => DataView;

function tables(bytes: Uint8Array): Table {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  return (wanted) => {
    const at = entries.find((entry) => tag(entry) === wanted);
    if (at === undefined) throw new Error(`The font has no table ${wanted}`);
    return new DataView(
      bytes.buffer,
      bytes.byteOffset + view.getUint32(at + 8),
      view.getUint32(at + 12),
    );
  };
}

function advance(table: Table, index: number): number {
  const last = table('hhea').getUint16(34) - 1;
  return table('hmtx').getUint16(Math.min(index, last) * 4);
}

/** The glyph of a character by the font's map of format 4, which all these fonts have. */
function glyph(cmap: DataView, character: string): number {
  const code = character.charCodeAt(0);
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(4 + i * 8 + 4));
  const map = starts.find((start) => cmap.getUint16(start) === 4);
  if (map === undefined) throw new Error('The font has no map of format 4');
  const length = cmap.getUint16(map + 6);
  for (let i = 0; i < length; i += 2) {
    const [end, start] = [map + 14 + i, map + 16 + length + i];
    if (code < cmap.getUint16(start) || code > cmap.getUint16(end)) continue;
    const delta = cmap.getUint16(start + length);
    const offsetAt = start + 2 * length;
    const offset = cmap.getUint16(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    return (
      (cmap.getUint16(offsetAt + offset + 2 * (code - cmap.getUint16(start))) + delta) & 0xffff
    );
  }
  throw new Error(`The font has no ${character}`);
}

function fileOf(family: string, weight: number): string {
  const name = family.toLowerCase().replace(' ', '-');
  return require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

for (const file of process.argv.slice(2)) {
  const theirs = await measure(file);
  process.stdout.write(`${file}\n`);
  for (const { family, weight, capitals } of OURS) {
    const ours = await measure(fileOf(family, weight));
    const width = ({ small, capital }: Measures) => small * (1 - capitals) + capital * capitals;
    const stretch = width(ours) / width(theirs);
    const [ascent, descent] = [ours.ascent / stretch, ours.descent / stretch];
    process.stdout.write(
      `  ${family} ${weight} (${percent(capitals)} capitals): size-adjust ${percent(stretch)}, ascent-override ${percent(ascent)}, descent-override ${percent(descent)}\n`,
    );
  }
}
