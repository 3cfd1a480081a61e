/** Packages whose manifest names no licence, or not by its identifier; read in the file that they bring. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'deep-freeze': 'Unlicense',
  fuzzy: 'MIT',
  limiter: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'url-template': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

/** The licence of a package: what its manifest says, or what its own licence file does. */
export function licenceOf(name: string, stated: string | undefined): string {
  return READ_BY_HAND[name] ?? stated ?? 'none stated';
}
