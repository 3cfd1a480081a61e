import { expect, test } from 'vitest';
import { FONT_CHARACTERS } from './font-characters.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../domain/src/**/*.ts', '!../**/*.test.*', '!../test/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Characters that Barlow lacks: they come from a system font. */
const FOREIGN = '\n→🚚';

test('the small fonts have all characters of the pages', () => {
  const written = new Set(Object.values(sources).join(''));
  const known = new Set(FONT_CHARACTERS + FOREIGN);
  expect([...written].filter((character) => !known.has(character))).toEqual([]);
});
