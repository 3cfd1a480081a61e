import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { create, type Font } from 'fontkitten';

// Prints the @font-face rules of src/lib/theme/fallback-fonts.css for the fonts of a device:
// `npm run fallback-fonts -w web -- DejaVuSans.ttf DejaVuSans-Bold.ttf`.
const require = createRequire(import.meta.url);

/** Letters per thousand characters of German text; `_` is the space. */
const FREQUENCIES =
  '_150 e140 n83 i64 s61 r59 a55 t52 d43 h40 u35 l29 c26 g26 m21 o22 b16 w16 f14 k12 z10 v7 p7 ü6 ä5 ß3 ö3 j2 y1'
    .split(' ')
    .map((entry) => [entry.charAt(0).replace('_', ' '), Number(entry.slice(1))] as const);

const CAPITALS = 'U+41-5A, U+C4, U+D6, U+DC';

/**
 * Our fonts and the share of capitals in their text. Capsize averages English text; and the condensed
 * fonts have few small letters to a capital, whose widths differ too much for one face.
 */
const OURS = [
  { family: 'Barlow', weight: 400, capitals: 0.05 },
  { family: 'Barlow', weight: 600, capitals: 0.05 },
  { family: 'Barlow Condensed', weight: 600, capitals: 0 },
  { family: 'Barlow Condensed', weight: 600, capitals: 1, unicodeRange: CAPITALS },
  { family: 'Barlow Condensed', weight: 700, capitals: 0 },
  { family: 'Barlow Condensed', weight: 700, capitals: 1, unicodeRange: CAPITALS },
];

function metricsOf(file: string, capitals: number) {
  const font = create(readFileSync(file)) as Font;
  const { familyName, fullName, postscriptName, ascent, descent, unitsPerEm } = font;
  const width = (text: string) => font.glyphsForString(text)[0]?.advanceWidth ?? 0;
  const widths = FREQUENCIES.map(([letter, count]) => {
    const capital = letter === 'ß' ? 'S' : letter.toUpperCase();
    return count * (width(letter) * (1 - capitals) + width(capital) * capitals);
  });
  const letters = FREQUENCIES.reduce((sum, [, count]) => sum + count, 0);
  const xWidthAvg = widths.reduce((sum, width) => sum + width, 0) / letters;
  return {
    familyName,
    fullName,
    postscriptName,
    ascent,
    descent,
    lineGap: 0,
    unitsPerEm,
    xWidthAvg,
  };
}

function ourFile(family: string, weight: number): string {
  const name = family.toLowerCase().replace(' ', '-');
  return require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
}

for (const file of process.argv.slice(2)) {
  for (const { family, weight, capitals, unicodeRange } of OURS) {
    const ours = { ...metricsOf(ourFile(family, weight), capitals), familyName: family };
    const fontFaceProperties = { fontWeight: weight, ...(unicodeRange && { unicodeRange }) };
    const stack = createFontStack([ours, metricsOf(file, capitals)], { fontFaceProperties });
    // Capsize leaves a gap of 0 out, and the device's font would keep its own.
    process.stdout.write(`${stack.fontFaces.replace(/}$/, '  line-gap-override: 0%;\n}')}\n`);
  }
}
