import { describe, expect, test } from 'vitest';
import { comparePaths, compareUtf8 } from './compare-strings.ts';

/** Checks the order of every pair in both directions. */
function expectInOrder(values: readonly string[], compare: (a: string, b: string) => number): void {
  values.forEach((a, i) => {
    values.forEach((b, k) => {
      expect([a, b, compare(a, b)]).toEqual([a, b, Math.sign(i - k)]);
    });
  });
}

describe('compareUtf8', () => {
  test('sorts by code point, where UTF-16 would put a surrogate before U+FF5E', () => {
    expectInOrder(['', 'A', 'a', 'aa', 'b', 'ä', '\uFF5E', '\u{1F600}', '\u{1F601}'], compareUtf8);
  });
});

describe('comparePaths', () => {
  test('sorts segment by segment, even where a character sorts before the slash', () => {
    expectInOrder(['a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/b-', 'a/b-/c', 'a/c', 'a-/a'], comparePaths);
  });

  test('sorts numeric ids as numbers, before all names', () => {
    expectInOrder(['a/__id-5__', 'a/__id9__', 'a/__id10__', 'a/10', 'a/__i', 'a/a'], comparePaths);
  });
});
