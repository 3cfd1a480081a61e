import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import { expect, test } from 'vitest';
import { inRepository } from './repository.ts';

/** Require only that their text and the authors' names stay with the code. */
const PERMISSIVE = [
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
];

/** Other licences in use, and why they impose no burden. */
const EXCEPTIONS = [
  // A font: may be served and embedded freely, but not sold by itself.
  /^@fontsource\/\S+ OFL-1\.1$/,
  // Check pages and build their styles; none of their code is shipped or changed.
  /^(axe-core|lightningcss)\S* MPL-2\.0$/,
  // Checks the XML of invoices in tests against their schema; none of it is shipped or changed.
  /^@stackforge-eu\/factur-x\S* EUPL-1\.2$/,
  // libvips: the function loads it as a library, unchanged, and npm fetches it with its licence.
  /^@img\/sharp-\S* LGPL-3\.0-or-later$/,
  // Lists of the licence checker itself.
  /^spdx-\S+ \(?(MIT AND )?CC-BY-3\.0\)?$/,
  // Its licence file is the Unlicense, under an older name.
  /^deep-freeze\S* Public Domain$/,
];

test('every installed package has a licence that may be used', async () => {
  const found = await promisify(init)({
    start: inRepository(''),
    excludePrivatePackages: true,
    excludeLicenses: PERMISSIVE.join(','),
  });
  const others = Object.entries(found).map(([name, { licenses }]) => `${name} ${licenses}`);
  const unknown = others.filter((other) => !EXCEPTIONS.some((known) => known.test(other)));
  expect(unknown).toEqual([]);
  for (const known of EXCEPTIONS) expect(others).toContainEqual(expect.stringMatching(known));
});
