/**
 * Compares texts in German dictionary order (DIN 5007-1: ä as a, ß as ss, case-insensitive), numbers
 * by value. Not `Intl.Collator`: loading its tables takes a slow phone about 100 ms.
 */
export const inGermanOrder = (a: string, b: string): number =>
  byCode(germanSortKey(a), germanSortKey(b)) || byCode(a, b);

/** A comparator for long lists: it caches sort keys, as each text is compared many times. */
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

/** Sort key: comparing keys by code point gives German order. */
export function germanSortKey(text: string): string {
  const small = text.toLowerCase().replace(/\d+/g, (number) => number.padStart(DIGITS, '0'));
  return /^[ -~]*$/.test(small)
    ? small
    : small.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
