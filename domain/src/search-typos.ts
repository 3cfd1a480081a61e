/** How many slips of the finger are forgiven in a word of so many letters. */
export function forgivenTypos(letters: number): 0 | 1 | 2 {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** From this length on the end of a compound counts too: `Zigel` finds `Firstziegel`. */
const COMPOUND_END_LETTERS = 5;

/**
 * Counts the typos between one typed word and one word after the other: the fewest that lead to the
 * word, to its beginning or, for longer ones, to its end; `Infinity` above `most`, which is what is
 * forgiven or less. A typo is a letter too many, too few, another one, or two swapped.
 */
export function typoCounter(typed: string): (word: string, most: number) => number {
  const toStart = startCounter(typed);
  if (typed.length < COMPOUND_END_LETTERS) return toStart;
  const toEnd = startCounter(backwards(typed));
  return (word, most) => {
    const atStart = toStart(word, most);
    if (atStart <= 1) return atStart;
    return Math.min(atStart, toEnd(backwards(word), Math.min(most, atStart - 1)));
  };
}

function backwards(word: string): string {
  let letters = '';
  for (let index = word.length - 1; index >= 0; index--) letters += word[index];
  return letters;
}

/**
 * Damerau and Levenshtein's distance (the kind in which no letter is changed twice) to the beginning
 * of a word that is nearest. Of each row of its table only the columns are filled that are no more
 * than `most` away from the row's own: what lies further out has more typos in any case.
 */
function startCounter(typed: string): (word: string, most: number) => number {
  const columns = typed.length + forgivenTypos(typed.length) + 2;
  const rows = [new Uint8Array(columns), new Uint8Array(columns), new Uint8Array(columns)] as const;
  return (word, most) => {
    const width = Math.min(word.length, typed.length + most);
    if (width < typed.length - most) return Number.POSITIVE_INFINITY;
    let [beforeLast, last, next] = rows;
    for (let column = 0; column <= most + 1; column++) last[column] = column;
    for (let row = 1; row <= typed.length; row++) {
      const from = Math.max(1, row - most);
      const to = Math.min(width, row + most);
      let fewest = Math.min(row, most + 1);
      next[from - 1] = fewest;
      for (let column = from; column <= to; column++) {
        const typos = typosAt(word, typed, row, column, last, next, beforeLast);
        next[column] = typos;
        if (typos < fewest) fewest = typos;
      }
      if (fewest > most) return Number.POSITIVE_INFINITY;
      next[to + 1] = most + 1;
      [beforeLast, last, next] = [last, next, beforeLast];
    }
    return fewestAtEnd(word, typed, last, width, most);
  };
}

/** A cell of the table, from its neighbours above and before. */
function typosAt(
  word: string,
  typed: string,
  row: number,
  column: number,
  last: Uint8Array,
  next: Uint8Array,
  beforeLast: Uint8Array,
): number {
  const letter = typed.charCodeAt(row - 1);
  const wanted = word.charCodeAt(column - 1);
  let typos = at(last, column - 1) + (letter === wanted ? 0 : 1);
  typos = Math.min(typos, at(last, column) + 1, at(next, column - 1) + 1);
  const isSwapped = letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === wanted;
  return isSwapped ? Math.min(typos, at(beforeLast, column - 2) + 1) : typos;
}

/** Within a longer word the last letter has to be right: `kran` is no beginning of `kraftig`. */
function fewestAtEnd(
  word: string,
  typed: string,
  row: Uint8Array,
  width: number,
  most: number,
): number {
  const lastLetter = typed.charCodeAt(typed.length - 1);
  let fewest = Number.POSITIVE_INFINITY;
  for (let column = Math.max(0, typed.length - most); column <= width; column++) {
    const mayEnd = column === word.length || word.charCodeAt(column - 1) === lastLetter;
    if (mayEnd) fewest = Math.min(fewest, at(row, column));
  }
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
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
