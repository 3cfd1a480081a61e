/** Two numbers separated only by a space, dash, slash or times sign: a size. */
const SIZE = /(\d)\s*(?:[-–—/×x*]\s*|\s)(?=\d)/gi;

/** Normalizes sizes: `16-32`, `16 / 32` and `16 32` become `16/32`, `20 × 10 × 6 cm` `20/10/6 cm`. */
export const joinSizes = (text: string): string => text.replace(SIZE, '$1/');

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const OTHER_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** `O'Brien` as `OBrien`, and initials such as `H & S` and `M+W` as `HS` and `MW`. */
export function joinParts(text: string): string {
  return text
    .replace(/(\p{L})['’‘ʼ´`](?=\p{L})/gu, '$1')
    .replace(
      /(^|[^\p{L}\p{N}])([\p{L}\p{N}](?:\s*[&+]\s*[\p{L}\p{N}])+)(?![\p{L}\p{N}])/gu,
      (found) => found.replace(/\s*[&+]\s*/g, ''),
    );
}

/**
 * Folds one word for comparison: case, ß, ł, accents, umlaut dots and superscripts (`m²` is `m2`) are normalised
 * and punctuation is removed; between digits, a slash stays and a point becomes a comma.
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHER_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/\.(?=\d)/g, ',')
    .replace(/[^\p{L}\p{N}/,]/gu, '')
    .replace(/[/,]+(?!\d)/g, '')
    .replace(/(^|\D)[/,]+/g, '$1');
}

/** Unifies both spellings of a folded umlaut: `schuett` becomes `schutt`. */
export const foldUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** The form for comparing words when both spellings of an umlaut count. */
export const plainWord = (word: string): string => foldUmlauts(foldWord(word));

/** The words of a text in that form. */
export const plainWords = (text: string): string[] =>
  writtenWords(text).map(([folded]) => foldUmlauts(folded));

/** Inserts the thousands separator, a comma in folded words: `1500w` becomes `1,500w`. */
export const withThousands = (folded: string): string =>
  folded.replace(/^(\d{1,3})(\d{3})(?!\d)/, '$1,$2');

/** The words of a text, with attached punctuation. */
export const splitWords = (text: string): string[] => joinSizes(joinParts(text)).split(/\s+/);

/** The words of a text, folded and as written, without punctuation; punctuation alone is not a word. */
export function writtenWords(text: string): (readonly [folded: string, written: string])[] {
  return splitWords(text)
    .map((word) => [foldWord(word), word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')] as const)
    .filter(([folded]) => folded !== '');
}

/** Shorter words are too ambiguous to strip an ending. */
const MIN_STEM_LETTERS = 4;

/** Possible singulars of a folded word: `stein` of `steine`, `platte` of `platten`. */
export function singularsOf(word: string): string[] {
  const withoutN = /[elr]n$/.test(word) ? word.slice(0, -1) : word;
  return stems(word, [withoutN, withoutN.replace(/e$/, '')]);
}

/** `brett` for `bretter`, `rot` for `rotes`. Many words end so by themselves: these come last. */
export const singularsOfEr = (word: string): string[] =>
  stems(word, [word.replace(/(?:ern?|e[sm]?)$/, '')], MIN_STEM_LETTERS - 1);

const stems = (word: string, forms: readonly string[], least = MIN_STEM_LETTERS): string[] =>
  [...new Set(forms)].filter((form) => form !== word && form.length >= least);

const ENDINGS = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es', 'em'];

/** Whether a folded word ends with another one, in any grammatical number or case. */
export function endsWithForm(word: string, singular: string): boolean {
  const at = word.lastIndexOf(singular);
  return at >= 0 && ENDINGS.includes(word.slice(at + singular.length));
}

/** Whether the texts have all these words as they are written, also inside others: no word is guessed. */
export function haveWords(
  texts: readonly (string | undefined)[],
  words: readonly string[],
): boolean {
  const own = plainWords(texts.join(' ')).join(' ');
  return words.every((word) => own.includes(word));
}
