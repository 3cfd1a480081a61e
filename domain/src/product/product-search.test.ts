import { expect, test } from 'vitest';
import { product } from '../testing/wire.ts';
import { findArticles } from './product-search.ts';

const ALL = [
  product({ id: 1, name: 'Füllboden', description: 'Wird mit der Hand eingebaut.' }),
  product({ id: 2, name: 'Kies 8/16', also_known_as: 'Rollkies' }),
  product({ id: 3, name: 'Kies 16/32' }),
];

test.each([
  ['kies 8/16', 2, true],
  ['Rollkies', 2, true],
  ['10 003', 3, true],
  // A guessed letter, a word of the description, and no word at all.
  ['Fullbodn', 1, false],
  ['Hand', 1, false],
  ['-', undefined, false],
  ['.', undefined, false],
])('%s finds %s first, which is clear: %s', (query, first, isClear) => {
  const { found, isClear: told } = findArticles(ALL, query);
  expect([found[0]?.id, told]).toEqual([first, isClear]);
});
