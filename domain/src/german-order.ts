/**
 * Compares texts as German lists are sorted (DIN 5007-1: ä as a, ß as ss, capitals as small letters),
 * numbers in them by their value. `Intl.Collator` says the same of letters, digits and spaces, but a
 * phone needs a tenth of a second to load its tables.
 */
export function inGermanOrder(a: string, b: string): number {
  return byCode(sortKey(a), sortKey(b)) || byCode(a, b);
}

function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** No number in a name is longer. */
const DIGITS = 12;

function sortKey(text: string): string {
  const small = text.toLowerCase().replace(/\d+/g, (number) => number.padStart(DIGITS, '0'));
  return /^[ -~]*$/.test(small)
    ? small
    : small.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
