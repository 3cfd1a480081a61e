import { queryWords } from './query-words.ts';
import { foldUmlauts, plainWord, writtenWords } from './search-text.ts';
import { nearest } from './search-typos.ts';

const MOST_QUERIES = 3;

/** Share of a word's letters: more than the search itself forgives, since the visitor chooses. */
const SHARE_OF_TYPOS = 0.4;

/** Letters that two compounds must share at their beginning or end. */
const SHARED = { start: 5, end: 4 } as const;

/**
 * At most three alternatives to a query that finds nothing: the query without the words that find
 * nothing, or else words from the names with a similar spelling or a shared part.
 */
export function nearestQueries(
  query: string,
  names: readonly string[],
  finds: (query: string) => boolean,
): string[] {
  const asked = wordsAsTyped(query);
  const known = asked.filter(finds);
  const candidates =
    known.length > 0
      ? [known.join(' '), ...withoutOne(known), ...known.filter(isTelling)]
      : asked.filter(isTelling).flatMap((word) => similarWords(word, names));
  return [...new Set(candidates)].filter(finds).slice(0, MOST_QUERIES);
}

function wordsAsTyped(query: string): string[] {
  const wanted = new Set(queryWords(query));
  return writtenWords(query).flatMap(([folded, written]) => (wanted.has(folded) ? written : []));
}

function withoutOne(words: readonly string[]): string[] {
  if (words.length < 3) return [];
  return words.map((_, left) => words.filter((_, index) => index !== left).join(' ')).reverse();
}

/** Numbers and units alone identify nothing. */
const isTelling = (word: string) => /\p{L}{3}/u.test(word) && !/\d/.test(word);

function similarWords(typed: string, names: readonly string[]): string[] {
  const plain = plainWord(typed);
  const most = Math.floor(plain.length * SHARE_OF_TYPOS);
  const words = names
    .flatMap(writtenWords)
    .filter(([, written]) => isTelling(written))
    .map(([folded, written]) => ({ plain: foldUmlauts(folded), written }));
  const alike = nearest(plain, words, (word) => word.plain, most).found;
  const related = words
    .map((word) => ({ ...word, letters: sharedLetters(plain, word.plain) }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters);
  return [...alike, ...related].map(({ written }) => written);
}

function sharedLetters(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(start < SHARED.start ? 0 : start, end < SHARED.end ? 0 : end);
}
