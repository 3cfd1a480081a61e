/** How many slips of the finger are forgiven in a word of so many letters. */
export function forgivenTypos(letters: number): 0 | 1 | 2 {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** From this length on the end of a compound counts too: `Zigel` finds `Firstziegel`. */
const COMPOUND_END_LETTERS = 5;

/**
 * The fewest typos that lead from `typed` to a word, to its beginning or, for longer ones, to its
 * end; `Infinity` above `most`. A typo is a letter too many, too few, another one, or two swapped.
 */
export function typosTo(word: string, typed: string, most: number): number {
  const atStart = typosToStart(word, typed, most);
  if (atStart <= 1 || typed.length < COMPOUND_END_LETTERS) return atStart;
  return Math.min(atStart, typosToStart(reversed(word), reversed(typed), most));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/**
 * Damerau and Levenshtein's distance (the kind in which no letter is changed twice) to the beginning
 * of `word` that is nearest.
 */
function typosToStart(word: string, typed: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  if (width < typed.length - most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = nextRow(word, typed, row, last, beforeLast);
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = next;
  }
  const fewest = Math.min(...last.filter((_, column) => mayEndAt(column, word, typed)));
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY;
}

/** Within a longer word the last letter has to be right: `kran` is no beginning of `kraftig`. */
function mayEndAt(column: number, word: string, typed: string): boolean {
  return column === word.length || word[column - 1] === typed.at(-1);
}

function nextRow(
  word: string,
  typed: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const next = [row];
  for (let column = 1; column < last.length; column++) {
    const isSame = typed[row - 1] === word[column - 1];
    const replaced = at(last, column - 1) + (isSame ? 0 : 1);
    let typos = Math.min(replaced, at(last, column) + 1, at(next, column - 1) + 1);
    const isSwapped =
      row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
    if (isSwapped) typos = Math.min(typos, at(beforeLast, column - 2) + 1);
    next.push(typos);
  }
  return next;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

const FIRST_LETTER = 'a'.charCodeAt(0);

/** One bit for each letter from a to z that a word has. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - FIRST_LETTER;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

/** Whether a word lacks so many of the typed letters that no `most` typos explain it. */
export function lacksTooMany(wordLetters: number, typedLetters: number, most: number): boolean {
  let lacking = typedLetters & ~wordLetters;
  for (let count = 0; lacking !== 0; count++) {
    if (count === most) return true;
    lacking &= lacking - 1;
  }
  return false;
}
