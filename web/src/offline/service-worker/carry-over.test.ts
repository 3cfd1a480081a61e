import { expect, test } from 'vitest';
import { filesToFetch, leftBehind } from './carry-over.ts';

const ASSETS = [
  '/assets/index-BBBBBBBB.js',
  '/assets/cart-page-CCCCCCCC.js',
  '/assets/about-page-DDDDDDDD.js',
  '/assets/barlow-SAME_-01.woff2',
];
const SHELL_ASSETS = ['/assets/index-BBBBBBBB.js'];

test('a first visit fetches what the shell loads first', () => {
  expect(filesToFetch(SHELL_ASSETS, [], [])).toEqual(['/assets/index-BBBBBBBB.js']);
});

test('an update fetches the current version of what was seen, and nothing twice', () => {
  const stored = [
    '/assets/index-AAAAAAAA.js',
    '/assets/cart-page-AAAA-AAA.js',
    '/assets/gone-page-AAAAAAAA.js',
    '/assets/barlow-SAME_-01.woff2',
  ];
  expect(filesToFetch(SHELL_ASSETS, ASSETS, stored)).toEqual([
    '/assets/index-BBBBBBBB.js',
    '/assets/cart-page-CCCCCCCC.js',
  ]);
});

test('leaves behind what the release no longer has', () => {
  const stored = ['/assets/index-AAAAAAAA.js', '/assets/barlow-SAME_-01.woff2'];
  expect(leftBehind(ASSETS, stored)).toEqual(['/assets/index-AAAAAAAA.js']);
});
