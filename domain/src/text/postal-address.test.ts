import { expect, test } from 'vitest';
import { readPostalAddress } from './postal-address.ts';

test.each([
  ['Weg 1, 12345 Musterstadt', ['Weg 1', '12345', 'Musterstadt']],
  [' Weg 1\n12345 Musterstadt ', ['Weg 1', '12345', 'Musterstadt']],
  ['Weg 1\n\nD-12345 Bad Muster', ['Weg 1', '12345', 'Bad Muster']],
  ['Weg 1 12345 Musterstadt, Deutschland', ['Weg 1', '12345', 'Musterstadt', 'Deutschland']],
  ['Weg 1\n12345 Musterstadt\nHof\n\nTor 3', ['Weg 1', '12345', 'Musterstadt', 'Hof, Tor 3']],
  ['c/o Müller\nAm Hang 3b\n01067 Dresden', ['c/o Müller, Am Hang 3b', '01067', 'Dresden']],
  ['Straße des 17. Juni 135, 10623 Berlin', ['Straße des 17. Juni 135', '10623', 'Berlin']],
] as const)('%j is read', (text, [street, postalCode, city, rest]: readonly string[]) => {
  expect(readPostalAddress(text)).toEqual({ street, postalCode, city, rest });
});

test.each([
  '',
  'Weg 1',
  'Weg 1, Musterstadt',
  '12345 Musterstadt',
  'Weg 1, 12345',
  'Weg 1, 00345 Musterstadt',
  'Weg 1, 123456 Musterstadt',
])('%j is not a complete address', (text) => {
  expect(readPostalAddress(text)).toBeUndefined();
});
