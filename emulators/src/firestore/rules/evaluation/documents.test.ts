import { describe, expect, test } from 'vitest';
import { check, inFile, stored } from '../test-rules.ts';

describe('reads of other documents', () => {
  const exists = (count: number, from = 0): string =>
    Array.from(
      { length: count },
      (_, i) => `exists(/databases/$(database)/documents/u/d${from + i})`,
    ).join(' && ');
  const read = (path: string) => stored(path);
  const rule = (condition: string) =>
    inFile(`match /a/{id} { allow read, write: if ${condition}; }`);

  test.each<[title: string, condition: string, allowed: boolean]>([
    ['ten are allowed', exists(10), true],
    ['eleven are not', exists(11), false],
    ['a document that was read counts once', `${exists(10)} && ${exists(10)}`, true],
    [
      'get and exists of one document count once',
      `${exists(10)} && get(/databases/$(database)/documents/u/d0) != null`,
      true,
    ],
    [
      'a read after the write counts for itself',
      `${exists(10)} && existsAfter(/databases/$(database)/documents/u/d0)`,
      false,
    ],
    ['the eleventh is an error, which || absorbs', `${exists(11)} || true`, true],
  ])('%s', (_, condition, allowed) => {
    expect(check(rule(condition), { read, readAfter: read }).allowed).toBe(allowed);
    expect(
      check(rule(condition), { read, readAfter: read, method: 'list', path: 'a' }).allowed,
    ).toBe(allowed);
  });

  test('all allow statements of one access share the limit', () => {
    const source = inFile(
      `match /a/{id} { allow get: if ${exists(6)} && false; allow get: if ${exists(5, 6)}; }`,
    );
    expect(check(source, { read }).allowed).toBe(false);
  });

  test('the writes of a batch may read twenty together', () => {
    const accesses = { used: 0 };
    const part = (from: number) =>
      check(rule(exists(7, from)), { method: 'create', read, accesses }).allowed;
    expect([part(0), part(7), part(14), part(0)]).toEqual([true, true, false, true]);
    expect(accesses.used).toBe(20);
  });
});
