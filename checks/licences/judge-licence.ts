/** Licences that ask for no more than that their text and the authors' names stay with the code. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Others that are used all the same: whose packages, and why that is no burden. */
const EXCEPTIONS: readonly { licence: string; packages: RegExp; because: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource\//,
    because: 'a font: it may be served and embedded freely, only not be sold by itself',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|lightningcss(-.+)?)$/,
    because: 'checks pages and builds their styles; none of its code is shipped or changed',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    because: 'draws the pictures on a developer’s machine; only the pictures are shipped',
  },
];

/** Why a licence may be used by a package; undefined where somebody has to judge it first. */
export function judgeLicence(name: string, licence: string): string | undefined {
  const ways = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (ways.some((way) => way.split(' AND ').every((part) => PERMISSIVE.has(part)))) {
    return 'permissive';
  }
  const parts = licence.split(' AND ').filter((part) => !PERMISSIVE.has(part));
  const exception = EXCEPTIONS.find(
    (candidate) =>
      parts.every((part) => part === candidate.licence) && candidate.packages.test(name),
  );
  return exception?.because;
}
