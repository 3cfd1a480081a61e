/**
 * Compares texts in German dictionary order (DIN 5007-1: ä as a, ß as ss, case-insensitive), numbers
 * by value. Not `Intl.Collator`: loading its tables takes a slow phone about 100 ms.
 */
export function inGermanOrder(a: string, b: string): number {
  return byCode(germanSortKey(a), germanSortKey(b)) || byCode(a, b);
}

/** The same for a long list, whose texts are compared many times. */
export function germanOrder(): typeof inGermanOrder {
  const keys = new Map<string, string>();
  function keyOf(text: string): string {
    const key = keys.get(text) ?? germanSortKey(text);
    keys.set(text, key);
    return key;
  }
  return (a, b) => byCode(keyOf(a), keyOf(b)) || byCode(a, b);
}

function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Digits that numbers are padded to. */
const DIGITS = 12;

/** Texts in German order are in the order of their keys' characters. */
export function germanSortKey(text: string): string {
  const small = text.toLowerCase().replace(/\d+/g, (number) => number.padStart(DIGITS, '0'));
  return /^[ -~]*$/.test(small)
    ? small
    : small.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
