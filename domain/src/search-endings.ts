/** Shorter words are too much like others for an ending to be taken off. */
const SHORTEST = 4;

/**
 * What a folded word may be the plural of: `steine` of `stein`, `platten` of `platte`. More than one
 * can be right, and none of them has to be.
 */
export function singularsOf(word: string): string[] {
  const withoutN = /[elr]n$/.test(word) ? word.slice(0, -1) : word;
  return shorterForms(word, [withoutN, withoutN.replace(/e$/, '')]);
}

/** The same for `bretter` of `brett`. Many words that end so are no plural: ask for these last. */
export function singularsOfEr(word: string): string[] {
  return shorterForms(word, [word.replace(/ern?$/, '')]);
}

function shorterForms(word: string, forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== word && form.length >= SHORTEST);
}

const ENDINGS = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es'];

/** Whether a folded word ends with another one, in whichever number or case. */
export function endsWithForm(word: string, singular: string): boolean {
  const at = word.lastIndexOf(singular);
  return at >= 0 && ENDINGS.includes(word.slice(at + singular.length));
}
