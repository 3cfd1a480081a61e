import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './src/lib/theme/font-characters.ts';

// Subsets the fonts of @fontsource and writes their @font-face rules: `npm run fonts -w web`, after
// @fontsource or the characters have changed.
const require = createRequire(import.meta.url);
const theme = new URL('src/lib/theme/', import.meta.url);

const FONTS = [
  { family: 'Barlow', name: 'barlow', weights: [400, 600] },
  { family: 'Barlow Condensed', name: 'barlow-condensed', weights: [600, 700] },
];

async function makeFont(name: string, weight: number): Promise<void> {
  const source = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  // Hinting is a third of the file and helps only on coarse screens.
  const small = await subsetFont(readFileSync(require.resolve(source)), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    noHinting: true,
  });
  writeFileSync(new URL(`fonts/${name}-${weight}.woff2`, theme), small);
}

/** In CSS notation: `U+20-7E, U+A0`. */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && point <= range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

const faces = FONTS.flatMap(({ family, name, weights }) =>
  weights.map(
    (weight) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${name}-${weight}.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(FONT_CHARACTERS)};
}
`,
  ),
);

for (const { name, weights } of FONTS) for (const weight of weights) await makeFont(name, weight);
writeFileSync(
  new URL('small-fonts.css', theme),
  `/* Made by subset-fonts.ts. */\n${faces.join('\n')}`,
);
