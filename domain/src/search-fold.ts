/** Two numbers with nothing but a space, a dash, a slash or a times sign between them: a size. */
const SIZE = /(\d)\s*(?:[-–—/×x*]\s*|\s)(?=\d)/gi;

/**
 * Writes the sizes of a text in one way, without spaces in them: `16-32`, `16 / 32` and `16 32`
 * become `16/32`, `20 × 10 × 6 cm` becomes `20/10/6 cm`.
 */
export function joinSizes(text: string): string {
  return text.replace(SIZE, '$1/');
}

/** Most words of a text need nothing of what follows, and an article number is seldom seen twice. */
const FOLDED = /^([a-z\d]+)[.,;:!?]?$/;

/**
 * Folds one word for searching. Case, ß, accents, the dots of umlauts, superscripts (`m²` is `m2`)
 * and all punctuation fall away; between digits a slash stays, and a point becomes a comma. What is
 * part of a word stays part of it when both are folded.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = FOLDED.exec(lower)?.[1];
  if (folded !== undefined) return folded;
  return lower
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\.(?=\d)/g, ',')
    .replace(/[^\p{L}\p{N}/,]/gu, '')
    .replace(/[/,]+(?!\d)/g, '')
    .replace(/(^|\D)[/,]+/g, '$1');
}

/** Lets the long way to write an umlaut fall together with the short one: `schuett`, `schutt`. */
export function foldUmlauts(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}

/** Puts the point before the thousands, which is a comma in a folded word: `1500w` is `1,500w`. */
export function withThousands(folded: string): string {
  return folded.replace(/^(\d{1,3})(\d{3})(?!\d)/, '$1,$2');
}

/**
 * The folded words of a query, in their order. Nothing but punctuation is no word, and neither is the
 * times sign of a size of which one number is not typed yet.
 */
export function queryWords(query: string): string[] {
  return joinSizes(query)
    .split(/\s+/)
    .map((word) =>
      foldWord(word)
        .replace(/^x(?=\d|$)/, '')
        .replace(/(\d)x$/, '$1'),
    )
    .filter(Boolean);
}
