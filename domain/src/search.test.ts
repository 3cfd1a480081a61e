import { expect, test } from 'vitest';
import { foldGerman, matcher } from './search.ts';

test.each([
  ['Kies', 'KIES 16/32', true],
  ['strasse', 'Straßenbau', true],
  ['Straße', 'STRASSE', true],
  ['schuttgut', 'Schüttgut', true],
  ['schuettgut', 'Schüttgut', true],
  ['Schüttgut', 'Schuettgut', true],
  ['  16/32   kies ', 'Kies 16/32', true],
  ['kies sand', 'Kies 16/32', false],
  ['', 'Kies', true],
  ['kiez', 'Kies', false],
])('the query %j fits %j: %s', (query, text, expected) => {
  expect(matcher(query)(text)).toBe(expected);
});

test('the words may stand in different texts', () => {
  expect(matcher('kies garten')('Zierkies', undefined, 'für den Garten')).toBe(true);
});

test('folding twice changes nothing more', () => {
  for (const text of ['Schüttgut', 'Größe', 'Mauersand', 'Ýñ', 'aue']) {
    expect(foldGerman(foldGerman(text))).toBe(foldGerman(text));
  }
});
