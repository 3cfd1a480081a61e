/** Typos forgiven in a word, by its number of letters. */
export function toleratedTypos(letters: number): 0 | 1 | 2 {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** From this length on the end of a compound counts as well: `Zigel` finds `Firstziegel`. */
const COMPOUND_END_LETTERS = 5;

/**
 * Typos between a typed word and another word, its beginning or, for longer input, its end: letters
 * missing, added, replaced or swapped (optimal string alignment distance).
 */
export function countTypos(typed: string, word: string): number {
  const atStart = prefixDistance(typed, word);
  if (atStart <= 1 || typed.length < COMPOUND_END_LETTERS) return atStart;
  return Math.min(atStart, prefixDistance(reverse(typed), reverse(word)));
}

const reverse = (word: string): string => [...word].reverse().join('');

/** The same, but compared with the whole word. */
export const countAllTypos = (typed: string, word: string): number =>
  distances(typed, word, word.length).at(-1) ?? 0;

/** Distance to the nearest prefix of `word`. */
function prefixDistance(typed: string, word: string): number {
  const width = Math.min(word.length, typed.length + toleratedTypos(typed.length));
  // A prefix must end with the last typed letter: `kran` is not a prefix of `kraftig`.
  const mayEndAt = (column: number) =>
    column === word.length || word[column - 1] === typed[typed.length - 1];
  return Math.min(...distances(typed, word, width).filter((_, column) => mayEndAt(column)));
}

/** Distances to the prefixes of `word` up to `width` letters. */
function distances(typed: string, word: string, width: number): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return last;
}

/** The candidates with the fewest typos, at most `most`, and that number of typos. */
export function nearest<T>(
  typed: string,
  candidates: Iterable<T>,
  wordOf: (candidate: T) => string,
  most: number,
  count = countTypos,
): { found: T[]; typos: number } {
  let found: T[] = [];
  let typos = most;
  for (const candidate of candidates) {
    if (wordOf(candidate).length + typos < typed.length) continue;
    const counted = count(typed, wordOf(candidate));
    if (counted > typos) continue;
    if (counted < typos) found = [];
    typos = counted;
    found.push(candidate);
  }
  return found.length > 0 ? { found, typos } : { found, typos: Number.POSITIVE_INFINITY };
}
