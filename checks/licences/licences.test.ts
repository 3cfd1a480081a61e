import { expect, test } from 'vitest';
import { rootLock } from '../lock/lock.ts';
import { readText } from '../repository.ts';
import { judgeLicence } from './judge-licence.ts';
import { LICENCES_PAGE, licencesText } from './licences-text.ts';
import { usedPackages } from './used-packages.ts';

const used = usedPackages(rootLock().packages);

test.each([
  ['the browser gets', used.browser],
  ['the function deploys', used.function],
  ['only developers use', used.elsewhere],
])('every licence of what %s may be used', (_who, packages) => {
  const unjudged = packages.filter(({ name, licence }) => !judgeLicence(name, licence));
  expect(packages.length).toBeGreaterThan(0);
  expect(unjudged).toEqual([]);
});

test('what is shipped is permissive but for the fonts', () => {
  const shipped = [...used.browser, ...used.function];
  const others = shipped.filter(
    ({ name, licence }) => judgeLicence(name, licence) !== 'permissive',
  );
  expect(others.map(({ name }) => name)).toEqual([
    '@fontsource/barlow',
    '@fontsource/barlow-condensed',
  ]);
});

test('the function’s packages are those that it installs and those in its bundle', () => {
  const names = used.function.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['firebase-admin', 'express', 'nodemailer', 'yup']));
  expect(names).not.toContain('firebase-tools');
});

test.each([
  ['MIT', 'permissive'],
  ['(MIT OR GPL-3.0)', 'permissive'],
  ['MIT AND ISC', 'permissive'],
  ['MIT AND GPL-3.0', undefined],
  ['GPL-3.0', undefined],
  ['OFL-1.1', undefined],
  ['none stated', undefined],
])('a package under %s is judged %s', (licence, judgement) => {
  expect(judgeLicence('some-package', licence)).toBe(judgement);
});

test('docs/licences.md is fresh: else run npm run licences', () => {
  expect(readText(LICENCES_PAGE)).toBe(licencesText());
});
